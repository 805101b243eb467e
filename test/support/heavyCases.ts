/** Small files that ask for hours of work: valid cases, one for each kind of question that can be made heavy. */
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import type { Ask, CaseFigure, ClixCase } from '../../src/shared/contract/case.ts'

/** Every power that a dial of 2012 can show. */
const POWERS = [...shippedRuleset('heroclix-2012')!.effects.values()].flatMap(({ id, kind }) => (kind === 'power' ? [id] : []))
const DIAL = Array.from({ length: 12 }, () => ({ speed: 10, attack: 10, defense: 17, damage: 3 }))

const plain = (columns: number, rows: number) => ({
  size: [columns, rows] as const,
  terrain: Array.from({ length: rows }, () => '.'.repeat(columns))
})

const figure = (index: number, x: number, y: number, more: Partial<CaseFigure> = {}): CaseFigure => ({
  id: `f${index}`,
  at: [x, y],
  side: index % 2 === 0 ? 'red' : 'blue',
  ...more
})

const crowd = (count: number, columns: number, more: Partial<CaseFigure>): readonly CaseFigure[] =>
  Array.from({ length: count }, (_, index) => figure(index, index % columns, Math.floor(index / columns), more))

const heavy = (size: number, figures: readonly CaseFigure[], ask: Ask): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  turn: { active: 'red', round: 2 },
  map: plain(size, size),
  figures,
  ask
})

/** By name; none of them is done within the steps that one question may take. */
export const HEAVY: Readonly<Record<string, ClixCase>> = {
  preparation: heavy(
    24,
    Array.from({ length: 24 }, (_, index) =>
      figure(index, (index * 5) % 24, Math.floor((index * 5) / 24) * 4 + 1, { powers: POWERS, dial: DIAL, range: 8, bolts: 2 })
    ),
    { kind: 'preparation', from: 'f0' }
  ),
  'preparation far and wide': heavy(
    200,
    [figure(0, 0, 0, { speed: 999, range: 999, powers: ['running-shot', 'charge'] }), figure(1, 100, 100)],
    {
      kind: 'preparation',
      from: 'f0'
    }
  ),
  timeline: heavy(200, crowd(1000, 100, { dial: DIAL, powers: POWERS, click: 6 }), {
    kind: 'timeline',
    events: Array.from({ length: 1000 }, (_, index) => ({ do: 'heal', to: `f${index}`, amount: 1 }))
  }),
  reach: heavy(
    200,
    [
      figure(0, 1, 1, { speed: 999, range: 999, powers: ['running-shot'] }),
      ...Array.from({ length: 300 }, (_, index) =>
        figure(2 * index + 1, 199 - (index % 20), 199 - Math.floor(index / 20), { powers: ['stealth'] })
      )
    ],
    { kind: 'reach', figure: 'f0', action: 'running-shot' }
  ),
  'knock-back': heavy(200, crowd(1000, 100, { dial: DIAL, powers: POWERS }), {
    kind: 'knock-back',
    from: 'f0',
    hits: Array.from({ length: 199 }, (_, index) => ({ figure: `f${index + 1}`, damageTaken: 199 }))
  })
}
