import { carriedFigures, carryingFields } from '../../../../shared/contract/carried.ts'
import type { MoveAsk } from '../../../../shared/contract/case.ts'
import type { MoveRuling } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { marksOfMove } from '../../../../shared/scene/sceneMove.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import { nameOr, type AskEntry } from '../entry/askKind.ts'
import { moveWord } from '../entry/askWords.ts'
import { carryingToo } from '../entry/facts.ts'
import { stepsAlong } from '../entry/walks.ts'

export const move: AskEntry<MoveAsk, MoveRuling> = {
  kind: 'move',
  ends: 'mover',
  tapped: true,
  parts: ({ figure }) => ({ from: figure, to: '' }),
  // Another figure has other powers to move by.
  withParts: (ask, { from }) => (from === ask.figure ? ask : { kind: 'move', figure: nameOr(from), action: 'move', path: [] }),
  start: ({ from, action }) => ({ kind: 'move', figure: from, action, path: [] }),
  missing: ({ path }) => (path.length === 0 ? 'path' : undefined),
  withoutObject: (ask, id) => (ask.pickUp === id ? { ...ask, pickUp: undefined } : ask),
  renamed(ask, id, name) {
    const ids = carriedFigures(ask)
    if (!ids.includes(id)) return ask
    return { ...ask, ...carryingFields(ids.map((one) => (one === id ? name : one)).filter((one) => one !== '')) }
  },
  // A path begins where its figure stands.
  standsAnew: (ask, id) => (ask.figure === id ? { ...ask, path: [] } : ask),
  words: (ask, on) => [moveWord(ask, on)],
  title(ask, { from }, names) {
    const end = ask.path.at(-1)
    return carryingToo(
      ask,
      names,
      end
        ? texts.titles.move(from, formatSquareName(end), names.action(ask.action))
        : texts.titles.moveSomewhere(from, names.action(ask.action))
    )
  },
  sentence(ask, ruling, { from }, names) {
    const t = rulingTexts.sentence
    const end = ask.path.at(-1)
    return carryingToo(
      ask,
      names,
      ruling.verdict === 'legal'
        ? t.mayMove(from, formatSquareName(ruling.end), names.action(ask.action))
        : t.mayNotMove(from, end ? formatSquareName(end) : '', names.action(ask.action))
    )
  },
  facts(_, ruling) {
    const t = texts.facts
    return [
      { label: t.speed, value: t.squares(ruling.speed), strong: true },
      { label: t.endsIn, value: formatSquareName(ruling.end) },
      { label: t.mustStop, value: ruling.mustStop ? t.yes : t.no, strong: ruling.mustStop }
    ]
  },
  verdicts: ['legal', 'illegal'],
  outcome: (ruling, word) => (ruling.mustStop ? [word, rulingTexts.change.stops].join(' · ') : word),
  marks: (value, ask, ruling) => marksOfMove(value, ask, ruling),
  roles: (ask) => [[ask.figure, 'attacker']],
  walk: (_, ask, ruling, __, names) => ({ of: ruling, figure: ask.figure, steps: stepsAlong(names, ask.figure, ask.path, ruling.because) }),
  leaves: ({ verdict }) => verdict === 'legal'
}
