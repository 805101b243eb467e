/** The corrections of a figure in words. */
import { correctionsOf, valueAt } from '../../../shared/formats/documents/corrections.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { powerName } from '../table/figures/powerNames.ts'

export interface CorrectionWords {
  readonly at: string
  readonly what: string
  readonly theirs: string
  readonly mine: string
}

/** What is corrected, what the source says there, and what stands there now. */
export const correctionWords = (figure: FigureEntry): readonly CorrectionWords[] =>
  correctionsOf(figure).map(({ at, theirs }) => ({ at, what: whatAt(at), theirs: shown(theirs), mine: shown(valueAt(figure, at)) }))

function whatAt(at: string): string {
  const [, field = '', click, key] = at.split('/')
  if (field !== 'dial' || click === undefined) return fieldName(field)
  return [t.clickOf(Number(click) + 1), key === undefined ? '' : fieldName(key)].filter(Boolean).join(', ')
}

const FIGURE_WORDS: Readonly<Record<string, unknown>> = texts.figure
const fieldName = (field: string): string => {
  const known = t.fields[field] ?? importingTexts.fields[field] ?? FIGURE_WORDS[field]
  return typeof known === 'string' ? known : field
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.map(powerName).join(', ') : String(value.length)
  return typeof value === 'object' ? '…' : String(value).slice(0, 60)
}
