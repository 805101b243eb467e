/** Questions that were kept for what they reach or notice, each as text. @param name of the file: `questions`, `noticing` or `changes` */
import { readFileSync } from 'node:fs'

export const keptQuestions = (name: string): readonly string[] =>
  readFileSync(new URL(`../fixtures/reached/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
