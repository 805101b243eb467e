import type { KnockBackAsk } from '../../../../shared/contract/case.ts'
import type { KnockBackRuling } from '../../../../shared/contract/ruling.ts'
import { marksOfKnockBack } from '../../../../shared/scene/sceneKnockBack.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry, type AskParts, type Role } from '../entry/askKind.ts'
import { knockBackFacts, knockBackSentence } from '../entry/facts.ts'
import { endsOfKnockBack } from '../entry/outcomes.ts'
import { knockBackWalk } from '../entry/walks.ts'

/** Another attacker or another target is another hit: its damage and its dice are not entered yet. */
function withParts(ask: KnockBackAsk, parts: AskParts): KnockBackAsk {
  const [from, to] = [nameOr(parts.from), nameOr(parts.to)]
  const [first, ...rest] = ask.hits
  const others = rest.filter(({ figure }) => figure !== to)
  if (from !== (ask.from ?? ''))
    return { kind: 'knock-back', from, hits: [{ figure: to }, ...others.map(({ figure }) => ({ figure }))], dice: START, cause: ask.cause }
  if (to !== first?.figure)
    return { ...ask, from, hits: [{ figure: to }, ...others], roll: undefined, rolls: undefined, choices: undefined }
  return { ...ask, from, choices: undefined }
}

/** Doubles that are no critical roll: without doubles an attack knocks nothing back. */
const START = [4, 4] as const

/** Whether the distance depends on damage that is not entered. A power or a square that it comes from may set it alone. */
const lacksDamage = ({ cause, from, hits }: KnockBackAsk): boolean =>
  cause === undefined &&
  (from ?? '') !== '' &&
  hits.some(({ damageTaken, damageDealt }) => damageTaken === undefined && damageDealt === undefined)

export const knockBack: AskEntry<KnockBackAsk, KnockBackRuling> = {
  kind: 'knock-back',
  ends: 'both',
  fromOptional: true,
  command: 'knockBack',
  parts: (ask) => ({ from: ask.from ?? '', to: ask.hits[0]?.figure ?? '' }),
  withParts,
  start: ({ from, to }) => ({ kind: 'knock-back', from, hits: [{ figure: to }], dice: START }),
  missing(ask) {
    if ((ask.from ?? '') === '' && !ask.origin) return 'attacker'
    if (ask.hits.some((hit) => hit.figure === '')) return 'target'
    return lacksDamage(ask) ? 'damage' : undefined
  },
  withoutFigure(ask, id) {
    if (ask.hits.length < 2) return null
    const left = { ...ask, hits: ask.hits.filter((hit) => hit.figure !== id) }
    return ask.from === id ? { ...left, from: '', choices: undefined } : left
  },
  hasChoices: true,
  mostNumbers: 1,
  withNumbers: (ask, first) => ({ ...ask, hits: ask.hits.map((hit, i) => (i === 0 ? { figure: hit.figure, damageTaken: first } : hit)) }),
  title: (_, { from, to }) => texts.titles.knockBack(from, to),
  // Where a player may choose, each way says its own end.
  sentence: (_, ruling, { to }, names) =>
    ruling.options?.length ? rulingTexts.sentence.knockBackOpen(to) : knockBackSentence(ruling, names),
  facts: (_, ruling, names) => knockBackFacts(ruling, names),
  look: (ruling, plain) => (ruling.verdict === 'none' ? { word: texts.noKnockBack, shape: 'still', tone: 'clear' } : plain),
  outcome: (ruling, word, names) => [word, ...endsOfKnockBack(ruling.results, names)].join(' · '),
  marks: (value, _, ruling) => marksOfKnockBack(value, ruling),
  roles: (ask) => [...ask.hits.map((hit): [string, Role] => [hit.figure, 'target']), [ask.from, 'attacker']],
  walk: (_, __, ruling, ___, names) => knockBackWalk(ruling, names, ruling.results, ruling.because)
}
