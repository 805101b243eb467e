import type { BreakAwayAsk } from '../../../../shared/contract/case.ts'
import type { BreakAwayRuling } from '../../../../shared/contract/ruling.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Role } from '../entry/askKind.ts'
import { moveWord } from '../entry/askWords.ts'

/** The opponents that it is from, as its reasons name them. */
const heldBy = ({ because }: BreakAwayRuling): readonly string[] =>
  because.flatMap(({ facts: { figures } }) =>
    Array.isArray(figures) ? (figures as readonly unknown[]).filter((id): id is string => typeof id === 'string') : []
  )

export const breakAway: AskEntry<BreakAwayAsk, BreakAwayRuling> = {
  kind: 'break-away',
  ends: 'mover',
  parts: ({ figure }) => ({ from: figure, to: '' }),
  // Another figure has other powers to move by, and has not rolled.
  withParts: (ask, { from }) => (from === ask.figure ? ask : { kind: 'break-away', figure: nameOr(from), action: 'move' }),
  start: ({ from, action }) => ({ kind: 'break-away', figure: from, action, roll: 4 }),
  words: (ask, on) => [moveWord(ask, on)],
  title: (ask, { from }, names) => texts.titles.breakAway(from, names.action(ask.action)),
  sentence: (_, ruling, { from }) => rulingTexts.sentence.breakAway[ruling.verdict](from),
  facts: (_, ruling) => (ruling.total === null ? [] : [{ label: texts.facts.total, value: String(ruling.total), strong: true }]),
  verdicts: ['success', 'failure', 'not-needed'],
  roles: (ask, ruling) => [...(ruling ? heldBy(ruling) : []).map((id): [string, Role] => [id, 'target']), [ask.figure, 'attacker']]
}
