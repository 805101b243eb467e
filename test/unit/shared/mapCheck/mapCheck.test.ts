/** Pins, differences and fairness of maps by what must hold of any map. */
import { describe, expect, it } from 'vitest'
import { differenceOf } from '../../../../src/shared/mapCheck/difference.ts'
import { fairnessOf, type Fairness } from '../../../../src/shared/mapCheck/fairness.ts'
import { edgeKey, edgesByKey, groundAt, isOnMap } from '../../../../src/shared/contract/caseSquares.ts'
import { squaresOfMap } from '../../../../src/shared/mapCheck/census.ts'
import { NEVER } from '../../../../src/shared/engine/movement/flood.ts'
import { Ground } from '../../../../src/shared/mapCheck/ground.ts'
import { pinsOf, unnoticedWalls } from '../../../../src/shared/mapCheck/pins.ts'
import type { MapDocument } from '../../../../src/shared/formats/documents/maps/mapDocument.ts'
import { Survey } from '../../../../src/shared/cases/survey.ts'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase, Segment, SquareXY } from '../../../../src/shared/contract/case.ts'
import { chanceFrom } from '../../../support/seeded.ts'
import { symmetriesOf, transformMap } from '../../../support/transformCase.ts'
import { put, TWIN_YARDS, withMap } from './twinYards.ts'

const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('It could not be laid out.')
  return result.value
}
const fair = (document: MapDocument, options = {}): Fairness => must(fairnessOf(document, options))
const { map } = TWIN_YARDS

const LAVA = { id: 'lava', name: 'Lava', rule: 'OWN-1', summary: '1', cite: { document: 'own', section: 'own' }, clauses: [{ phase: 'enter', rule: 'OWN-1', forbid: true }] } as const // prettier-ignore

/** How many lines between squares that two maps share come out otherwise, by the question of a line of fire. */
function linesAskedOneByOne(a: MapDocument, b: MapDocument): number {
  const shared = [...squaresOfMap(a.map)].filter((at) => isOnMap(b.map, at))
  const verdict = ({ map: own, specialTerrain }: MapDocument, from: SquareXY, to: SquareXY): string =>
    answerCase(
      checkedCase({ format: 'clixcase/1', ruleset: 'heroclix-2013', map: own, specialTerrain, figures: [], ask: { kind: 'line-of-fire', from, to } })
    ).verdict // prettier-ignore
  return shared.reduce(
    (sum, from) => sum + shared.filter((to) => to.join() !== from.join() && verdict(a, from, to) !== verdict(b, from, to)).length,
    0
  )
}

describe('the ground', () => {
  it('costs in one move what the question of reach says: every square, from 12 starts', () => {
    const chance = chanceFrom(4)
    const ground = must(Ground.of(TWIN_YARDS))
    for (let start = 0; start < 12; start++) {
      const from: SquareXY = [chance.whole(0, 15), chance.whole(0, 23)]
      if (ground.standable[ground.at(from)] !== 1) continue
      const ask = { kind: 'reach', figure: 'p' } as const
      const table: ClixCase = {
        format: 'clixcase/1',
        ruleset: 'heroclix-2013',
        map,
        figures: [{ id: 'p', at: from, side: 'red', speed: 8, attack: 10, defense: 16, damage: 2, range: 8 }],
        ask
      }
      const costs = new Survey(checkedCase(table)).reach(ask)!.costs
      const reached = ground.reachedInOneMove([ground.at(from)])
      expect(costs.map((cost, square) => (cost !== null) === (reached[square] === 1)).every(Boolean), `from ${from.join()}`).toBe(true)
      // Where no move had to stop on the way the squares are the same in number.
      const steps = ground.stepsFrom([ground.at(from)])
      costs.forEach((cost, square) => {
        if (cost !== null) expect(steps[square]).toBeLessThanOrEqual(cost)
      })
    }
  })

  it('is not reached where there is no way', () => {
    const ground = must(Ground.of(withMap({ terrain: put(map.terrain, 'b', [[1, 0], [0, 1], [1, 1]]) }))) // prettier-ignore
    expect(ground.stepsFrom([ground.at([8, 8])])[ground.at([0, 0])]).toBe(NEVER)
  })

  it('without a square to stand on is told', () => {
    const nowhere = withMap({ size: [1, 1], terrain: ['b'], level: ['1'], indoor: ['.'], walls: [], stairs: [], starting: {} })
    expect(Ground.of(nowhere)).toMatchObject({ ok: false, problems: [{ code: 'no-ground' }] })
  })
})

describe('fairness', () => {
  it('of a map that is the same under a half turn has no difference', () => {
    const { sides, balance, firstStrike, symmetry } = fair(TWIN_YARDS)
    expect(sides.red).toEqual(sides.blue)
    expect([balance![0], firstStrike![0]]).toEqual([0, 0])
    expect(symmetry).toMatchObject({ kind: 'half-turn', odd: { squares: [], edges: [] } })
    expect(symmetry.share[0]).toBe(symmetry.share[1])
    expect(sides.red!.nearerSquares).toBeGreaterThan(100)
    expect(sides.red!.leastDistance).toBeGreaterThanOrEqual(21)
  })

  it('of a map that is turned in any way is the same, and swaps with the names', () => {
    const odd = withMap({ terrain: put(map.terrain, 'b', [[5, 3], [6, 4], [7, 15]]) }) // prettier-ignore
    const own = fair(odd)
    expect(own.sides.red).not.toEqual(own.sides.blue)
    for (const by of symmetriesOf(odd.map.size)) {
      const turned = fair({ ...odd, map: transformMap(odd.map, by) })
      expect(turned.sides).toEqual(own.sides)
      expect([turned.balance, turned.firstStrike]).toEqual([own.balance, own.firstStrike])
    }
    const { red, blue } = odd.map.starting!
    const swapped = fair({ ...odd, map: { ...odd.map, starting: { red: blue!, blue: red! } } })
    expect(swapped.sides.red).toEqual(own.sides.blue)
    expect(swapped.sides.blue).toEqual(own.sides.red)
    expect(swapped.balance![0]).toBe(-own.balance![0])
  })

  it('never exposes a side more for a wall', () => {
    const near: MapDocument = withMap({
      starting: { red: map.starting!.red!, blue: map.starting!.red!.map(([x, y]): SquareXY => [x, y + 11]) }
    })
    const before = fair(near).sides.red!.exposure
    expect(before[0]).toBeGreaterThan(0)
    let fewer = 0
    for (const length of [2, 6, 11, 16]) {
      const wall = Array.from({ length }, (_, x): Segment => [[x, 3], [x, 4]]) // prettier-ignore
      const walls = [...map.walls!, ...wall]
      const after = fair({ ...near, map: { ...near.map, walls } }).sides.red!.exposure
      expect(after[0]).toBeLessThanOrEqual(before[0])
      if (after[0] < before[0]) fewer++
    }
    expect(fewer).toBeGreaterThan(0)
  })

  it('grows with range and speed, and says nothing of one side alone', () => {
    const seen = (speed: number, range: number): number => fair(TWIN_YARDS, { speed, range }).sides.red!.exposure[0]
    expect(seen(8, 8)).toBe(0)
    expect(seen(12, 14)).toBeGreaterThan(0)
    const one = fair(withMap({ starting: { red: map.starting!.red! } }))
    expect([one.balance, one.firstStrike, one.sides.red!.leastDistance]).toEqual([null, null, null])
  })
})

describe('the difference of two maps', () => {
  it('is none between a map and itself, however its lists are ordered', () => {
    const other = withMap({ walls: map.walls!.toReversed().map(([a, b]) => [b, a]) })
    expect(must(differenceOf(TWIN_YARDS, other))).toMatchObject({ same: true, lines: { of: 384 * 383, changed: 0 } })
  })

  it('names squares, edges, areas and words, and counts lines', () => {
    const other = withMap(
      {
        terrain: put(map.terrain, 'h', [[5, 3]]),
        level: put(map.level, '2', [[5, 3]]),
        walls: map.walls!.slice(1),
        starting: { red: map.starting!.red! }
      },
      { name: 'Other yards', openings: TWIN_YARDS.openings!.map((one) => ({ ...one, state: 'closed' as const })) }
    )
    const found = must(differenceOf(TWIN_YARDS, other))
    expect(found.same).toBe(false)
    expect(found.squares).toEqual([{ at: [5, 3], was: [], is: ['hindering', 'level:2'] }])
    expect(found.edges.filter(({ field }) => field === 'walls')).toEqual([{ edge: map.walls![0], field: 'walls', how: 'gone' }])
    expect(found.edges.filter(({ field }) => field === 'openings').map(({ how }) => how)).toEqual(['gone', 'gone', 'new', 'new'])
    expect(found.starting).toEqual({ blue: { was: map.starting!.blue, is: [] } })
    expect(found.meta).toEqual({ name: { was: 'Twin yards', is: 'Other yards' } })
    expect(found.lines.changed).toBeGreaterThan(100)
  })

  it('done to the first map gives the second, whatever was drawn', () => {
    const chance = chanceFrom(13)
    const ALL = ['walls', 'barriers', 'stairs'] as const
    const edgesOf = (document: MapDocument) => ALL.map((field) => [...edgesByKey(document.map[field]).keys()].sort())
    const groundsOf = ({ map: own }: MapDocument) => [...squaresOfMap(own)].map((at) => groundAt(own, at).join())
    const drawn = (): MapDocument => {
      const [columns, rows] = [chance.whole(3, 6), chance.whole(3, 6)]
      const at = (): SquareXY => [chance.whole(0, columns - 1), chance.whole(0, rows - 1)]
      const edge = (): Segment => {
        const [x, y] = [chance.whole(0, columns - 2), chance.whole(0, rows - 1)]
        return [[x, y], [x + 1, y]] // prettier-ignore
      }
      const letters = (all: string) => Array.from({ length: rows }, () => Array.from({ length: columns }, () => all[chance.whole(0, all.length - 1)]).join('')) // prettier-ignore
      const some = <P>(one: () => P): P[] => Array.from({ length: chance.whole(1, 3) }, one)
      return {
        id: 'a',
        name: `Map ${chance.whole(1, 2)}`,
        meta: { year: chance.whole(2010, 2012) },
        specialTerrain: [{ ...LAVA, summary: String(chance.whole(1, 2)) }],
        openings: [{ edge: edge(), kind: 'door', state: chance.whole(0, 1) === 0 ? 'open' : 'closed' }],
        labels: some(() => ({ at: [chance.whole(0, 2), 1] as const, text: `Label ${chance.whole(1, 2)}` })),
        map: {
          size: [columns, rows],
          terrain: letters('...hbwX'),
          legend: { X: ['special:lava'] },
          level: letters('11112'),
          indoor: letters('..i'),
          walls: some(edge),
          barriers: some(edge),
          stairs: some(edge),
          starting: { red: [at()], ...(chance.whole(0, 1) === 0 && { blue: [at()] }) }
        }
      }
    }
    for (let run = 0; run < 40; run++) {
      const [a, b] = [drawn(), drawn()]
      const found = must(differenceOf(a, b))
      // By hand: squares, edges, doors, labels, rules, areas and words of the difference put onto the first map.
      const grounds = new Map([...squaresOfMap(a.map)].map((at) => [at.join(), groundAt(a.map, at).join()]))
      for (const { at, was, is } of found.squares) {
        expect(grounds.get(at.join()) ?? '').toBe(was.join())
        grounds.set(at.join(), is.join())
      }
      expect([...squaresOfMap(b.map)].map((at) => grounds.get(at.join()) ?? '')).toEqual(groundsOf(b))
      const edges = ALL.map((field) => {
        const keys = new Set(edgesByKey(a.map[field]).keys())
        for (const one of found.edges)
          if (one.field === field && one.how === 'gone') keys.delete(edgeKey(one.edge))
          else if (one.field === field) keys.add(edgeKey(one.edge))
        return [...keys].sort()
      })
      expect(edges).toEqual(edgesOf(b))
      const doors = new Map((a.openings ?? []).map(({ edge, kind, state }) => [edgeKey(edge), { kind, state }]))
      for (const { edge, is } of found.openings)
        if (is) doors.set(edgeKey(edge), is)
        else doors.delete(edgeKey(edge))
      expect([...doors]).toEqual((b.openings ?? []).map(({ edge, kind, state }) => [edgeKey(edge), { kind, state }]))
      const text = ({ at, text: said }: { readonly at: readonly number[]; readonly text: string }): string => `${at.join()} ${said}`
      const labels = (a.labels ?? []).map(text)
      for (const one of found.labels)
        if (one.how === 'new') labels.push(text(one))
        else labels.splice(labels.indexOf(text(one)), 1)
      expect(labels.sort()).toEqual((b.labels ?? []).map(text).sort())
      const rules = new Map(a.specialTerrain.map((rule) => [rule.id, rule]))
      for (const [id, { is }] of Object.entries(found.specialTerrain)) if (is) rules.set(id, is)
      expect([...rules.values()]).toEqual(b.specialTerrain)
      const starting = { ...a.map.starting, ...Object.fromEntries(Object.entries(found.starting).map(([side, { is }]) => [side, is])) }
      expect(Object.fromEntries(Object.entries(starting).filter(([, squares]) => squares.length > 0))).toEqual(b.map.starting)
      expect([found.meta.name?.is ?? a.name, found.meta.year?.is ?? a.meta?.year]).toEqual([b.name, b.meta?.year])
      expect(found.same).toBe(false)
      // Lines, asked one by one on each of them.
      if (run < 4) expect(found.lines.changed).toBe(linesAskedOneByOne(a, b))
    }
  })

  it('of another size compares what both have', () => {
    const rows = (layer: readonly string[] | undefined): string[] => (layer ?? []).slice(0, 20)
    const lower = withMap({
      size: [16, 20],
      terrain: rows(map.terrain),
      level: rows(map.level),
      indoor: rows(map.indoor),
      starting: { red: map.starting!.red! }
    })
    const found = must(differenceOf(TWIN_YARDS, lower))
    expect(found).toMatchObject({ same: false, size: { was: [16, 24], is: [16, 20] }, squares: [], lines: { of: 320 * 319 } })
  })
})

describe('pins', () => {
  const lane = { id: 'lane', ask: { kind: 'line-of-fire', from: [4, 2], to: [11, 2] }, expect: { verdict: 'clear' } }
  const room = { id: 'room', ask: { kind: 'line-of-fire', from: [10, 8], to: [10, 4] }, expect: { verdict: 'blocked' } }
  const pinned: MapDocument = { ...TWIN_YARDS, pins: [lane, room] }

  it('hold, or say what has become of them and by which rules', () => {
    expect(pinsOf(pinned)).toEqual({ total: 2, same: 2, changed: [], broken: [] })
    const changed = pinsOf({ ...pinned, map: { ...map, terrain: put(map.terrain, 'b', [[7, 2]]) } })
    expect(changed).toMatchObject({ same: 1, changed: [{ id: 'lane', expected: { verdict: 'clear' }, got: { verdict: 'blocked' } }] })
    expect(changed.changed[0]!.because).toContain('LOF-09')
  })

  it('that cannot be asked are broken, with why', () => {
    const broken = pinsOf({
      ...pinned,
      pins: [
        { ...lane, ask: { kind: 'line-of-fire', from: 'nobody', to: [1, 1] } },
        { ...lane, ruleset: 'chess' }
      ]
    })
    expect(broken).toMatchObject({ total: 2, same: 0, changed: [] })
    expect(broken.broken.map(({ problems }) => problems.length > 0)).toEqual([true, true])
  })

  it('notice the walls that they look across, and no others', () => {
    const unnoticed = unnoticedWalls(pinned)
    expect(unnoticed.length).toBe(map.walls!.length - 1)
    expect(unnoticedWalls({ ...pinned, pins: [] })).toHaveLength(map.walls!.length)
  })
})
