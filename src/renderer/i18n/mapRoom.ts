/** The texts of the map room: read when it is opened, because most starts do without. */
import type { LintCode } from '../../shared/mapCheck/lint/view.ts'
import type { mapRoomTexts as english } from './en/mapRoomTexts.ts'
import type { Translation } from './language/shape.ts'
import { language } from './spoken.ts'

type MapRoomTexts = Translation<typeof english>

interface Read {
  readonly mapRoomTexts: MapRoomTexts
  /** What the findings of a map say; English says them where they are found. */
  readonly lintSentences?: Readonly<Record<LintCode, string>>
}

const READ: Readonly<Record<string, () => Promise<Read>>> = {
  es: () => import('./es/mapRoomTexts.ts'),
  pt: () => import('./pt/mapRoomTexts.ts')
}

export const { mapRoomTexts, lintSentences }: Read = await (READ[language] ?? (() => import('./en/mapRoomTexts.ts')))()
