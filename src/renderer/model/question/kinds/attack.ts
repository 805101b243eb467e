import type { AttackAsk, CaseTarget } from '../../../../shared/contract/case.ts'
import type { AttackRuling } from '../../../../shared/contract/ruling.ts'
import { attackLines, targetMarks } from '../../../../shared/scene/sceneAims.ts'
import { marksOfKnockBack } from '../../../../shared/scene/sceneKnockBack.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { isName, nameOr, type AskEntry, type AskParts, type Role, type VerdictLook } from '../entry/askKind.ts'
import { combatWord } from '../entry/askWords.ts'
import { refusedLook } from '../entry/looks.ts'
import { knockBackFacts, knockBackSentence, listed, squareNames } from '../entry/facts.ts'
import { endsOfKnockBack } from '../entry/outcomes.ts'
import { knockBackWalk } from '../entry/walks.ts'

/** Another attacker or another target is another attack: nothing of it is rolled yet. A target that was still to be chosen is no other one. */
function withParts(ask: AttackAsk, { from, to }: AskParts): AttackAsk {
  const isSame = ask.from === nameOr(from) && (ask.targets[0] === '' || ask.targets[0] === nameOr(to))
  return {
    ...ask,
    from: nameOr(from),
    targets: [nameOr(to), ...ask.targets.slice(1).filter((target) => target !== to)],
    // An attack on terrain had none.
    dice: isSame ? (ask.dice ?? null) : null,
    ...(isSame ? {} : { rolls: undefined, uses: undefined }),
    // The object to throw was chosen for the attacker.
    ...(ask.from === nameOr(from) ? {} : { object: undefined }),
    choices: undefined
  }
}

const isDie = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= 6

/** Who is chosen in the place of a target that refuses to be one (POW-SC). */
const chosenInstead = ({ choices }: AttackAsk): readonly string[] =>
  Object.values(choices?.instead ?? {}).filter((to): to is string => typeof to === 'string')

/** The targets, and in the place of those that refused whoever the dice were rolled against instead. */
function attackedIn(ask: AttackAsk, { needed }: AttackRuling): readonly CaseTarget[] {
  const isRolledAgainst = (id: string): boolean => Object.hasOwn(needed, id)
  const others = chosenInstead(ask).filter(isRolledAgainst)
  if (others.length === 0) return ask.targets
  const stays = (target: CaseTarget): boolean => !isName(target) || isRolledAgainst(target) || ask.choices?.instead?.[target] === undefined
  return [...ask.targets.filter(stays), ...others]
}

/** The headline of an attack that is not rolled yet: the number that it needs. */
function openLook({ needed }: AttackRuling, plain: VerdictLook): VerdictLook {
  const totals = [...new Set(Object.values(needed))]
  return totals.length === 1 ? { ...plain, word: texts.needs(totals[0]!) } : plain
}

export const attack: AskEntry<AttackAsk, AttackRuling> = {
  kind: 'attack',
  ends: 'both',
  command: 'attack',
  parts: ({ from, targets: [first] }) => ({ from, to: isName(first) ? first : '' }),
  withParts,
  start: ({ from, target }) => ({ kind: 'attack', from, targets: [target], attack: 'ranged', dice: null }),
  missing: ({ targets }) => (isName(targets[0]) ? undefined : targets.length ? null : 'target'),
  terrain: ({ targets: [first] }) => (first === undefined || isName(first) ? null : first),
  aimedAt: (ask, target) => ({ ...ask, targets: [target], choices: undefined }),
  withoutObject: (ask, id) => ({
    ...ask,
    targets: ask.targets.map((target) => (!isName(target) && 'object' in target && target.object === id ? '' : target))
  }),
  withoutFigure(ask, id) {
    const others = ask.targets.filter((target, i) => i === 0 || target !== id)
    const [first, ...rest] = others
    const targets = first === id && rest.length ? rest : others
    const left = { ...ask, targets, ...(ask.from === id ? { from: '' } : {}) }
    return targets[0] === id ? withParts(left, { from: left.from, to: '' }) : left
  },
  afterDestroyed: (ask) => ({ ...ask, targets: [''] }),
  rollers: (ask) => ({
    attacker: ask.from,
    targets: ask.targets.filter(isName),
    used: [...(ask.powers ?? []), ...(ask.action ? [ask.action] : [])]
  }),
  roll: (ask, figure, power) => ask.rolls?.[figure]?.[power],
  withRoll: (ask, figure, power, value) => ({
    ...ask,
    rolls: { ...ask.rolls, [figure]: { ...ask.rolls?.[figure], [power]: value } },
    choices: undefined
  }),
  hasChoices: true,
  mostNumbers: 2,
  withNumbers: (ask, first, second) => (isDie(first) && isDie(second) ? { ...ask, dice: [first, second] } : ask),
  words: (ask, on) => [combatWord(ask.attack, on, (attack) => ({ ...ask, attack, choices: undefined }))],
  title: (_, { from, to }) => texts.titles.attack(from, to),
  sentence(ask, ruling, { from, to }, names) {
    const t = rulingTexts.sentence
    const figures = attackedIn(ask, ruling).filter(isName)
    const whom = isName(ask.targets[0]) || ask.targets.length === 0 ? listed(names, figures) : to
    if (ruling.destroyed !== undefined && ruling.verdict === 'hit')
      return ruling.destroyed ? t.destroys(from, whom) : t.doesNotDestroy(from, whom)
    // What a judge must decide is said before any kind is asked.
    if (ruling.verdict === 'judge') return ''
    const needed = Object.values(ruling.needed)
    const said = t.attack[ruling.verdict](from, whom)
    const stated = needed.length === 1 && ['hit', 'miss', 'open'].includes(ruling.verdict) ? t.withNeeded(said, needed[0]!) : said
    // Where a player may choose, each way says its own end.
    if (ruling.options?.length) return stated
    const taken = Object.entries(ruling.damageTaken)
      .filter(([, clicks]) => clicks > 0)
      .map(([id, clicks]) => t.takes(names.end(id), clicks))
    const moved = ruling.knockBack.results.some(({ knockedBack }) => knockedBack) ? [knockBackSentence(ruling.knockBack, names, true)] : []
    return [stated, ...taken, ...moved].join('; ')
  },
  facts(_, ruling, names) {
    const t = texts.facts
    const many = Object.keys(ruling.needed).length > 1
    const label = (text: string, id: string): string => (many ? t.ofFigure(text, names.end(id)) : text)
    const { total } = ruling
    return [
      ...Object.entries(ruling.needed).map(([id, needed]) => ({ label: label(t.needed, id), value: t.orMore(needed), strong: true })),
      ...(total === null
        ? []
        : typeof total === 'number'
          ? [{ label: t.rolled, value: String(total), strong: true }]
          : Object.entries(total).map(([id, rolled]) => ({ label: label(t.rolled, id), value: String(rolled), strong: true }))),
      ...(ruling.critical ? [{ label: t.critical, value: t.criticals[ruling.critical] }] : []),
      ...Object.entries(ruling.damageTaken).map(([id, taken]) => ({
        label: Object.keys(ruling.damageTaken).length > 1 ? t.ofFigure(t.taken, names.end(id)) : t.taken,
        strong: taken > 0,
        value:
          ruling.damageDealt[id] !== undefined && ruling.damageDealt[id] !== taken
            ? t.takenOf(taken, ruling.damageDealt[id])
            : String(taken)
      })),
      ...(ruling.debris?.length ? [{ label: t.debris, value: squareNames(ruling.debris) }] : []),
      ...(ruling.selfDamage ? [{ label: t.selfDamage, value: String(ruling.selfDamage) }] : []),
      ...knockBackFacts(ruling.knockBack, names)
    ]
  },
  look: (ruling, plain) =>
    ruling.verdict === 'open'
      ? openLook(ruling, plain)
      : ruling.destroyed === undefined || ruling.verdict !== 'hit'
        ? refusedLook(ruling, plain)
        : ruling.destroyed
          ? { ...plain, word: texts.destroyed }
          : { word: texts.stands, shape: 'still', tone: 'hindered' },
  verdicts: ['hit', 'miss', 'illegal'],
  outcome: (ruling, word, names) =>
    [
      word,
      ...Object.values(ruling.needed).slice(0, 1).map(rulingTexts.change.needs),
      ...endsOfKnockBack(ruling.knockBack.results, names)
    ].join(' · '),
  marks: (value, ask, ruling) => [
    ...targetMarks(value, ask.targets),
    ...attackLines(value, ask.from, attackedIn(ask, ruling), ruling),
    ...marksOfKnockBack(value, ruling)
  ],
  roles: (ask) => [
    ...[...ask.targets, ...chosenInstead(ask)].map((target): [typeof target, Role] => [target, 'target']),
    [ask.from, 'attacker']
  ],
  line({ from, targets: [target, ...more] }) {
    return more.length === 0 && isName(target) && from !== '' ? { from, to: target } : null
  },
  lineDrawn: (ruling) => Object.values(ruling.lines ?? {})[0],
  walk: (_, __, ruling, ___, names) => knockBackWalk(ruling, names, ruling.knockBack.results, ruling.because),
  leaves: ({ verdict }) => verdict === 'hit' || verdict === 'miss' || verdict === 'mixed'
}
