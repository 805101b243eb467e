import type { ReachAsk } from '../../../../shared/contract/case.ts'
import type { ReachRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfReach } from '../../../../shared/scene/sceneMove.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type Names, type Role, type VerdictLook } from '../entry/askKind.ts'
import { moveWord } from '../entry/askWords.ts'
import { carryingToo } from '../entry/facts.ts'

/** Why a figure could not be attacked, with squares as the board names them. */
function refusalText({ because }: ReachRuling, figure: string, rule: string, names: Names): string | null {
  const reason = because.find((one) => one.by === figure && one.rule === rule && one.say !== 'reach.attackable')
  return reason ? names.reason(reason) : null
}

/** The figure that "can it attack" is about: the target of the question, or the only opponent. `null` if several may be meant, or the action has no attack. */
function targetOf({ target }: Pick<ReachAsk, 'target'>, { attackable, refused }: ReachRuling): string | null {
  const opponents = [...attackable, ...refused.map(({ figure }) => figure)]
  if (target !== undefined && opponents.includes(target)) return target
  return opponents.length === 1 ? opponents[0]! : null
}

/** How many squares its movement falls short of an attack on this figure; `null` if something else keeps it from it. */
function squaresShort({ because }: ReachRuling, figure: string): number | null {
  const { count, speed } = because.find(({ say, by }) => say === 'reach.too-many-squares' && by === figure)?.facts ?? {}
  return typeof count === 'number' && typeof speed === 'number' ? count - speed : null
}

/** Whether it can attack the one that is meant, with the reason. */
function attackSentence(ask: ReachAsk, ruling: ReachRuling, target: string, from: string, names: Names): string {
  const t = rulingTexts.sentence
  const [to, action] = [names.end(target), names.action(ask.action)]
  const can = ruling.attackable.includes(target)
  const reason = ruling.because.find(({ by, say, facts }) =>
    can
      ? ATTACKABLE.has(say) && (by === target || facts['figure'] === target)
      : by === target && say.startsWith('reach.') && !ATTACKABLE.has(say)
  )
  const why = reason ? names.reason(reason).replace(/\.$/, '') : (ruling.refused.find(({ figure }) => figure === target)?.text ?? '')
  return can ? t.reachYes(from, to, action, why) : t.reachNo(from, to, action, why)
}

/** Sentences that name the squares from which a figure can be attacked. */
const ATTACKABLE: ReadonlySet<string> = new Set(['reach.attackable', 'reach.thrown-at', 'reach.rammed'])

const reachLook = (ruling: ReachRuling, target: string | null): VerdictLook => {
  if (ruling.verdict === 'none') return { word: texts.noReach, shape: 'cross', tone: 'blocked' }
  const { attackable, refused } = ruling
  if (target !== null && attackable.includes(target)) return { word: texts.reachYes, shape: 'tick', tone: 'clear' }
  if (target !== null) {
    const short = squaresShort(ruling, target)
    return { word: short === null ? texts.reachNo : texts.reachShort(short), shape: 'cross', tone: 'blocked' }
  }
  if (attackable.length > 0) return { word: texts.verdictTargets(attackable.length), shape: 'tick', tone: 'clear' }
  if (refused.length > 0) return { word: texts.noTargetsInReach, shape: 'cross', tone: 'blocked' }
  return { word: texts.facts.squares(ruling.squares.length), shape: 'steps', tone: 'clear' }
}

export const reach: AskEntry<ReachAsk, ReachRuling> = {
  kind: 'reach',
  ends: 'mover',
  ofSquares: true,
  parts: ({ figure }) => ({ from: figure, to: '' }),
  // Another figure has other powers to move by, and carries other figures.
  withParts: (ask, { from }) => (from === ask.figure ? ask : { kind: 'reach', figure: nameOr(from), action: 'move' }),
  start: ({ from, to, action }) => ({
    kind: 'reach',
    figure: from,
    action,
    ...(action !== 'move' && to !== '' && to !== from ? { target: to } : {})
  }),
  words: (ask, on) => [
    moveWord(ask, on),
    // A move action holds no attack.
    ...((ask.action ?? 'move') === 'move'
      ? []
      : [
          {
            before: texts.ask.toAttack,
            label: texts.ask.target,
            choices: [{ id: '', label: texts.ask.anybody }, ...on.figures().filter(({ id }) => id !== ask.figure)],
            value: ask.target ?? '',
            chosen: (id: string): ReachAsk => ({ ...ask, target: id === '' ? undefined : id })
          }
        ])
  ],
  renamed: (ask, id, name) => (ask.target === id ? { ...ask, target: name === '' ? undefined : name } : ask),
  title: (ask, { from }, names) => carryingToo(ask, names, texts.titles.reach(from, names.action(ask.action))),
  sentence(ask, ruling, { from }, names) {
    const t = rulingTexts.sentence
    const target = ruling.verdict === 'none' ? null : targetOf(ask, ruling)
    if (target !== null) return carryingToo(ask, names, attackSentence(ask, ruling, target, from, names))
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
              value: ruling.attackable.map((id) => names.end(id)).join(', ') || texts.noTargetsInReach,
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
  look: (ruling, _, value) => reachLook(ruling, targetOf(value?.ask.kind === 'reach' ? value.ask : {}, ruling)),
  marks: (value, _, ruling) => marksOfReach(value, ruling),
  roles: (ask, ruling) => [...(ruling?.attackable ?? []).map((id): [string, Role] => [id, 'target']), [ask.figure, 'attacker']]
}
