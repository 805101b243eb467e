/** Questions without a board whose parts do not fit together: refused, with the place. */
import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const asked = (ask: object) => parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2012', ask })

describe('questions without a board that do not fit together', () => {
  const points = (more: object) => ({ kind: 'victory-points', figures: [{ id: 'a', points: 100 }], defeated: ['a'], ...more })
  const three = (more: object) => points({ figures: [{ id: 'a', points: 100, ...more }], players: ['p1', 'p2', 'p3'] })

  it.each<[string, object, string, string]>([
    ['somebody defeated who is not there', points({ defeated: ['z'] }), '/ask/defeated/0', 'no-such-figure'],
    ['a captive who is not there', points({ captured: ['z'] }), '/ask/captured/0', 'no-such-figure'],
    ['a victim who is not there', points({ controlled: ['a', 'z'] }), '/ask/controlled/1', 'no-such-figure'],
    [
      'a replacement that is not there',
      points({ figures: [{ id: 'a', replacedBy: ['z'] }] }),
      '/ask/figures/0/replacedBy/0',
      'no-such-figure'
    ],
    ['an id for two', points({ figures: [{ id: 'a' }, { id: 'a' }] }), '/ask/figures/1/id', 'same-id'],
    ['a figure of nobody who plays', three({ player: 'p9' }), '/ask/figures/0/player', 'no-such-player'],
    ['the turn of nobody who plays', three({ player: 'p1', inTurnOf: 'p9' }), '/ask/figures/0/inTurnOf', 'no-such-player'],
    ['damaged by nobody who plays', three({ inTurnOf: 'p1', damagedBy: 'p9' }), '/ask/figures/0/damagedBy', 'no-such-player'],
    [
      'a player twice',
      {
        kind: 'winner',
        players: [
          { id: 'a', victoryPoints: 1, figuresLeft: 1 },
          { id: 'a', victoryPoints: 2, figuresLeft: 0 }
        ]
      },
      '/ask/players/1/id',
      'same-id'
    ],
    [
      'a target twice',
      {
        kind: 'best-outwit',
        targets: [
          { id: 'a', needed: 7 },
          { id: 'a', needed: 8 }
        ]
      },
      '/ask/targets/1/id',
      'same-id'
    ],
    [
      'a starting area that leaves the map',
      { kind: 'starting-area', size: [9, 9], areas: { red: { left: 8, top: 0, columns: 3, rows: 2 } }, needs: { red: 3 } },
      '/ask/areas/red',
      'off-map'
    ]
  ])('%s', (_, ask, path, code) => {
    const found = asked(ask)
    expect(found.ok ? null : found.problems.map((one) => [one.path, one.code])).toEqual([[path, code]])
  })

  it('takes those that do', () => {
    expect(asked(points({ captured: ['a'], controlled: ['a'] })).ok).toBe(true)
    expect(asked(three({ player: 'p1', inTurnOf: 'p2', damagedBy: 'p3' })).ok).toBe(true)
    const area = { left: 7, top: 7, columns: 2, rows: 2 }
    expect(asked({ kind: 'starting-area', size: [9, 9], areas: { red: area }, needs: { red: 3 } }).ok).toBe(true)
  })
})
