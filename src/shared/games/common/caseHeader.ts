/** What every case has besides its map, figures and question, whatever the game. */
import { expects } from '../../base/problem.ts'
import * as v from 'valibot'
import { listOf, optionalText, text } from '../../base/validate.ts'

export const caseHeader = {
  format: v.literal('clixcase/1', expects('expected.literal', { word: 'clixcase/1' })),
  id: v.optional(text(400)),
  title: v.optional(optionalText(2000)),
  notes: v.optional(optionalText(20000)),
  cites: v.optional(listOf(text(200), 200))
} as const
