import { nearestWord } from '../base/text/editDistance.ts'

/** The word of a list that is written most like another; empty if the list is. */
export const nearestOf = (word: string, words: Iterable<string>): string => nearestWord(word.slice(0, 80), words)?.word ?? ''
