/** The checks of a map, in the order in which they are told. */
import type { Segment, SquareXY } from '../../contract/case.ts'
import { edgeKey } from '../../contract/caseSquares.ts'
import { NEVER } from '../../engine/movement/flood.ts'
import { squaresOfMap } from '../census.ts'
import { pinsOf } from '../pins.ts'
import { symmetryOf } from '../symmetry.ts'
import { COUNTED_STARTING, TURN_WORDS } from './sentences.ts'
import type { Check, Found, MapView } from './view.ts'

const none: readonly Found[] = []
const one = (found: Found | null): readonly Found[] => (found === null ? none : [found])

/** From this share on of what is equal a map was meant to be symmetric. */
const NEARLY = { same: 97, of: 100 }

const START: readonly Check[] = [
  {
    code: 'start-missing',
    severity: 'error',
    find: ({ areas }) => one(areas.length < 2 ? { count: 1, facts: { areas: areas.length } } : null)
  },
  {
    code: 'start-unequal',
    severity: 'warning',
    find: ({ areas }) =>
      one(
        new Set(areas.map(([, squares]) => squares.length)).size > 1
          ? { count: 1, facts: { sizes: areas.map(([side, squares]) => `${side} ${squares.length}`).join(', ') } }
          : null
      )
  },
  {
    code: 'start-blocked',
    severity: 'error',
    find: (view) =>
      view.areas.flatMap(([side, squares]) => {
        const blocked = squares.filter((at) => !view.isStandable(at))
        return one(blocked.length > 0 ? { squares: blocked, facts: { side } } : null)
      })
  },
  {
    code: 'start-too-small',
    severity: 'warning',
    find: ({ areas, map: { size } }) =>
      areas.flatMap(([side, squares]) => {
        const expected = 2 * Math.ceil(edgeTouched(squares, size) / 2)
        return one(squares.length < expected ? { squares, count: 1, facts: { side, squares: squares.length, expected } } : null)
      })
  }
]

/** The length of the edge of the map that most squares of an area touch; of none the shorter one. */
function edgeTouched(squares: readonly SquareXY[], [columns, rows]: readonly [number, number]): number {
  const along = squares.filter(([, y]) => y === 0 || y === rows - 1).length
  const upright = squares.filter(([x]) => x === 0 || x === columns - 1).length
  if (along === upright) return Math.min(columns, rows)
  return along > upright ? columns : rows
}

const WAYS: readonly Check[] = [
  {
    code: 'unreachable',
    severity: 'warning',
    find(view) {
      if (view.areas.length === 0) return none
      const lost = [...squaresOfMap(view.map)].filter((at) => view.isStandable(at) && !view.isReached(at))
      // Raised ground without stairs is told by itself; who flies gets there.
      return view.groups(lost).map((squares) => ({
        squares,
        ...(squares.every((at) => view.level(at) > 1) && { severity: 'info' as const })
      }))
    }
  },
  {
    code: 'side-cut-off',
    severity: 'error',
    find: (view) =>
      view.areas.flatMap(([side, own], index) =>
        view.areas.slice(index + 1).flatMap(([other, theirs]) => {
          const steps = view.stepsOf(side)
          const meets = theirs.some((at) => steps[view.ground.at(at)] !== NEVER)
          return one(meets ? null : { squares: [...own, ...theirs], count: 1, facts: { side, other } })
        })
      )
  }
]

const EDGES: readonly Check[] = [
  {
    code: 'wall-in-blocking',
    severity: 'warning',
    find(view) {
      const edges = [...view.walls.values()].filter(([a, b]) => [a, b].every((at) => view.kinds(at).includes('blocking')))
      return one(edges.length > 0 ? { edges } : null)
    }
  },
  { code: 'wall-end-loose', severity: 'info', find: looseEnds },
  {
    code: 'room-leak',
    severity: 'info',
    find(view) {
      const edges: Segment[] = []
      for (const at of squaresOfMap(view.map)) {
        if (!view.indoor(at) || view.kinds(at).includes('blocking')) continue
        for (const next of view.beside(at)) {
          if (view.indoor(next) || view.kinds(next).includes('blocking') || view.isShutOrOpening([at, next])) continue
          edges.push(inOrder([at, next]))
        }
      }
      return one(edges.length > 0 ? { edges } : null)
    }
  },
  {
    code: 'opening-wall',
    severity: 'error',
    find(view) {
      const edges = (view.document.openings ?? [])
        .filter(({ edge, state }) => view.walls.has(edgeKey(edge)) !== (state === 'closed'))
        .map(({ edge }) => edge)
      return one(edges.length > 0 ? { edges } : null)
    }
  }
]

const inOrder = ([a, b]: Segment): Segment => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? [b, a] : [a, b])

/** The two corners between which an edge lies; corner (x, y) is the upper left one of that square. */
function cornersOf([a, b]: Segment): readonly [SquareXY, SquareXY] {
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  return a[1] === b[1] ? [[x, y], [x, y + 1]] : [[x, y], [x + 1, y]] // prettier-ignore
}

/** Wall ends that touch nothing and lie one edge apart, with neither wall nor opening between them. */
function looseEnds(view: MapView): readonly Found[] {
  const { walls, barriers, map } = view
  const touching = new Map<string, Segment[]>()
  for (const edge of [...walls.values(), ...barriers.values()])
    for (const corner of cornersOf(edge)) touching.set(corner.join(), [...(touching.get(corner.join()) ?? []), edge])
  const [columns, rows] = map.size
  const isLoose = ([x, y]: SquareXY): boolean => {
    if (x === 0 || y === 0 || x === columns || y === rows || touching.get([x, y].join())?.length !== 1) return false
    const around: SquareXY[] = [[x - 1, y - 1], [x, y - 1], [x - 1, y], [x, y]] // prettier-ignore
    return !around.some((at) => view.kinds(at).includes('blocking'))
  }
  const found: Found[] = []
  for (let y = 1; y < rows; y++)
    for (let x = 1; x < columns; x++) {
      if (!isLoose([x, y])) continue
      // The edge to the right of the corner and the one below it; each gap once.
      const right: Segment = [[x, y - 1], [x, y]] // prettier-ignore
      const below: Segment = [[x - 1, y], [x, y]] // prettier-ignore
      for (const [end, gap] of [
        [[x + 1, y], right],
        [[x, y + 1], below]
      ] as const)
        // prettier-ignore
        if (isLoose(end) && !view.isShutOrOpening(gap)) found.push({ edges: [gap] })
    }
  return found
}

const LEVELS: readonly Check[] = [
  {
    code: 'stairs-level',
    severity: 'error',
    find: (view) => stairsWhere(view, (a, b) => a === b)
  },
  {
    code: 'stairs-jump',
    severity: 'warning',
    find: (view) => stairsWhere(view, (a, b) => Math.abs(a - b) > 1)
  },
  {
    code: 'stairs-blocked',
    severity: 'error',
    find: (view) =>
      [...view.stairs.values()]
        .filter((ends) => ends.some((at) => !view.isStandable(at)))
        .map((ends) => ({ squares: ends, edges: [ends], count: 1 }))
  },
  {
    code: 'level-no-way',
    severity: 'warning',
    find(view) {
      const ends = new Set([...view.stairs.values()].flat().map((at) => at.join()))
      const special = (view.map.rules ?? []).length > 0
      const levels = new Map<number, SquareXY[]>()
      for (const at of squaresOfMap(view.map))
        if (view.level(at) > 1 && view.isStandable(at)) levels.set(view.level(at), [...(levels.get(view.level(at)) ?? []), at])
      return [...levels.values()].flatMap((raised) =>
        view
          .groups(raised)
          .filter((squares) => !squares.some((at) => ends.has(at.join())))
          .map((squares) => ({ squares, ...(special && { severity: 'info' as const }) }))
      )
    }
  },
  {
    code: 'level-island',
    severity: 'info',
    find: (view) =>
      [...squaresOfMap(view.map)].flatMap((at) => {
        const beside = view.beside(at)
        // At the border of the map there is no middle.
        if (beside.length < 4) return []
        const other = view.level(beside[0]!)
        const alone = other !== view.level(at) && beside.every((next) => view.level(next) === other)
        return one(alone ? { squares: [at], facts: { level: view.level(at), other } } : null)
      })
  }
]

const stairsWhere = (view: MapView, is: (a: number, b: number) => boolean): readonly Found[] =>
  [...view.stairs.values()].filter(([a, b]) => is(view.level(a), view.level(b))).map((ends) => ({ squares: ends, edges: [ends], count: 1 }))

const SPECIAL: readonly Check[] = [
  {
    code: 'special-no-rule',
    severity: 'error',
    find: (view) => [...view.special].flatMap(([name, squares]) => one(view.rules.has(name) ? null : { squares, facts: { name } }))
  },
  {
    code: 'special-judge',
    severity: 'info',
    find(view) {
      const named = new Set([...view.special.keys(), ...(view.map.rules ?? [])])
      return [...named].flatMap((name) => {
        const left = (view.rules.get(name)?.clauses ?? []).filter(({ phase }) => phase === 'ask-judge')
        const questions = [...new Set(left.flatMap((clause) => ('touches' in clause ? clause.touches : [])))]
        return one(
          left.length > 0 ? { squares: view.special.get(name) ?? [], count: 1, facts: { name, questions: questions.join(', ') } } : null
        )
      })
    }
  },
  {
    code: 'special-unused',
    severity: 'info',
    find(view) {
      const named = view.special
      return view.document.specialTerrain
        .filter(({ id }) => !named.has(id) && !(view.map.rules ?? []).includes(id))
        .map(({ id }) => ({ count: 1, facts: { name: id } }))
    }
  },
  {
    code: 'rule-unknown',
    severity: 'error',
    find: (view) => (view.map.rules ?? []).filter((name) => !view.rules.has(name)).map((name) => ({ count: 1, facts: { name } }))
  }
]

const COUNTED = ['hindering', 'blocking', 'water', 'elevated', 'indoor', 'walls', 'barriers', 'stairs'] as const

const WHOLE: readonly Check[] = [
  {
    code: 'mixed-none',
    severity: 'warning',
    find: (view) => one(view.document.meta?.kind === 'mixed' && view.census.indoor === 0 ? { count: 1 } : null)
  },
  {
    code: 'indoor-outdoor',
    severity: 'warning',
    find(view) {
      const { indoor, squares } = view.census
      const kind = view.document.meta?.kind
      const wrong = (kind === 'outdoor' && indoor > 0) || (kind === 'indoor' && indoor < squares)
      return one(wrong ? { count: 1, facts: { kind: String(kind), indoor, squares } } : null)
    }
  },
  {
    code: 'nearly-symmetric',
    severity: 'info',
    find(view) {
      const { kind, same, of, squares, edges } = symmetryOf(view.document)
      const nearly = same < of && same * NEARLY.of >= of * NEARLY.same
      return one(nearly ? { squares, edges, facts: { turn: TURN_WORDS[kind] } } : null)
    }
  },
  {
    code: 'count-differs',
    severity: 'warning',
    find(view) {
      const census = view.census
      const elevated = census.squares - (census.levels['1'] ?? 0)
      const found = { ...census, elevated }
      const { counts = {} } = view.document
      const differing: Found[] = COUNTED.flatMap((what) => {
        const expected = counts[what]
        return expected === undefined || expected === found[what] ? [] : [{ count: 1, facts: { what, expected, found: found[what] } }]
      })
      if (counts.starting === undefined) return differing
      const [areas, squares] = [view.areas.length, view.areas.reduce((sum, [, own]) => sum + own.length, 0)]
      const [expectedAreas, expectedSquares] = counts.starting
      if (areas === expectedAreas && squares === expectedSquares) return differing
      const facts = {
        what: COUNTED_STARTING,
        expected: `${expectedAreas} and ${expectedSquares}`,
        found: `${areas} and ${squares}`
      }
      return [...differing, { count: 1, facts }]
    }
  },
  {
    code: 'picture-residual',
    severity: 'warning',
    find({ document: { picture } }) {
      const { residual, grid } = picture ?? {}
      if (residual === undefined || grid?.length !== 9) return none
      // How many pixels a square has near the middle of the map is enough to tell a slip from a fold.
      const square = Math.hypot(grid[0]! / grid[8]!, grid[3]! / grid[8]!)
      return one(residual * 20 > square ? { count: 1, facts: { percent: Math.round((100 * residual) / square) } } : null)
    }
  },
  {
    code: 'pin-changed',
    severity: 'error',
    find: ({ document, ruleset }) => pinsOf(document, ruleset).changed.map(({ id, title }) => ({ count: 1, facts: { title: title ?? id } }))
  },
  { code: 'name-missing', severity: 'info', find: ({ document }) => one(document.name.trim() === '' ? { count: 1 } : null) },
  {
    code: 'permission-missing',
    severity: 'info',
    find: ({ document }) => one(typeof document.meta?.permission === 'string' && document.meta.permission !== '' ? null : { count: 1 })
  }
]

export const CHECKS: readonly Check[] = [...START, ...WAYS, ...EDGES, ...LEVELS, ...SPECIAL, ...WHOLE]
