/** What a judge may rule in place of the engine's verdict, and who the judge at this device is. */
import { noBoardEntryOf } from '../noBoard/noBoardKinds.ts'
import { entryOfKind } from '../question/kinds/all.ts'
import { texts } from '../../i18n/texts.ts'

/** The verdicts of a kind of question in words; none where only a number or a square would say it. */
export const verdictChoices = (kind: string): readonly { readonly id: string; readonly label: string }[] =>
  (entryOfKind(kind)?.verdicts ?? noBoardEntryOf(kind)?.verdicts ?? [])
    .map((verdict) => texts.verdicts[verdict] ?? verdict)
    .map((label) => ({ id: label, label }))

let judge = ''

/** Who overruled last on this device since the app was opened: typed once a day. */
export const judgeOf = (): string => judge
export const rememberJudge = (name: string): void => {
  judge = name
}
