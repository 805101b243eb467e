import type { ReachAsk } from '../../../../shared/contract/case.ts'
import type { ReachRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfReach } from '../../../../shared/scene/sceneMove.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Names, type Role } from '../entry/askKind.ts'
import { moveWord } from '../entry/askWords.ts'
import { carryingToo } from '../entry/facts.ts'

/** Why a figure could not be attacked, with squares as the board names them. */
function refusalText({ because }: ReachRuling, figure: string, rule: string, names: Names): string | null {
  const reason = because.find((one) => one.by === figure && one.rule === rule && one.say !== 'reach.attackable')
  return reason ? names.reason(reason) : null
}

export const reach: AskEntry<ReachAsk, ReachRuling> = {
  kind: 'reach',
  ends: 'mover',
  ofSquares: true,
  parts: ({ figure }) => ({ from: figure, to: '' }),
  // Another figure has other powers to move by.
  withParts: (ask, { from }) => (from === ask.figure ? ask : { ...ask, figure: nameOr(from), action: 'move' }),
  start: ({ from, action }) => ({ kind: 'reach', figure: from, action }),
  words: (ask, on) => [moveWord(ask, on)],
  title: (ask, { from }, names) => carryingToo(ask, names, texts.titles.reach(from, names.action(ask.action))),
  sentence(ask, ruling, { from }, names) {
    const t = rulingTexts.sentence
    return carryingToo(
      ask,
      names,
      ruling.verdict === 'none' ? t.cannotMove(from) : t.reach(from, ruling.squares.length, names.action(ask.action))
    )
  },
  facts(ask, ruling, names) {
    const t = texts.facts
    return [
      { label: t.speed, value: t.squares(ruling.speed), strong: true },
      ...((ask.action ?? 'move') === 'move'
        ? []
        : [
            {
              label: t.attackable,
              value: ruling.attackable.map((id) => names.end(id)).join(', ') || t.nobody,
              strong: ruling.attackable.length > 0
            }
          ]),
      ...ruling.refused.map(({ figure, rule, text }) => ({
        label: t.ofFigure(t.notAttackable, names.end(figure)),
        value: `${refusalText(ruling, figure, rule, names) ?? text} (${rule})`,
        sentence: true
      }))
    ]
  },
  look: (ruling) =>
    ruling.verdict === 'none'
      ? { word: texts.noReach, shape: 'cross', tone: 'blocked' }
      : { word: texts.facts.squares(ruling.squares.length), shape: 'steps', tone: 'clear' },
  marks: (value, _, ruling) => marksOfReach(value, ruling),
  roles: (ask, ruling) => [...(ruling?.attackable ?? []).map((id): [string, Role] => [id, 'target']), [ask.figure, 'attacker']]
}
