/** The description of an example, in a sentence or two; loaded with the first example that is opened. */
import { helpTexts } from '../../i18n/laterTexts.ts'
import type { ExampleId } from './examples.ts'

export const wordsOf = (id: ExampleId): string => helpTexts.examples[id]
