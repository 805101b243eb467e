/**
 * The questions of `docs/performance.md` beside programs that others would reach for and beside plain references: `npm run bench -- --peers
 * DIR`, where DIR is a bench that holds them, installed. Without it our own figures stand alone. Each figure is measured in a process of its
 * own, since programs that share one spoil each other's warm code; it is CPU time, so that a busy machine costs little.
 */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allPairs, buildSearch, lofField, lofPair, moveRange, odds, prepareMap, type BenchFigure, type BenchMap } from './adapter.ts'
import { answerCase } from '../../src/shared/cases/answer.ts'
import { searchChanges } from '../../src/shared/cases/change/whatWouldChange.ts'
import { checkedCase } from '../../src/shared/cases/common/checkedCase.ts'
import type { Ask } from '../../src/shared/contract/case.ts'
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { bestMatching } from '../../src/shared/tournament/pairing/matching.ts'
import { improved, neighbourPairing } from '../../src/shared/tournament/pairing/neighbours.ts'
import { fieldOf, pairNext } from '../../src/shared/tournament/pairing/pair.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import { activePlayers } from '../../src/shared/tournament/state/state.ts'
import { manyFacts, swiss } from './events.ts'
import { crowdedCase, seeded } from './boards.ts'

type Line = (map: BenchMap, ax: number, ay: number, bx: number, by: number) => number
interface Reference {
  readonly lofPair: Line
  readonly lofPairBlock: Line
  readonly fieldByPairs: (map: BenchMap, x: number, y: number, out: Uint8Array) => void
  readonly moveRange: (map: BenchMap, x: number, y: number, budget: number, out: Uint16Array, costOf: () => number) => number
}
interface Rot {
  readonly FOV: {
    readonly PreciseShadowcasting: new (light: (x: number, y: number) => boolean) => {
      compute: (x: number, y: number, radius: number, visit: (x: number, y: number, r: number, seen: number) => void) => void
    }
  }
  readonly Path: {
    readonly Dijkstra: new (
      x: number,
      y: number,
      passable: (x: number, y: number) => boolean,
      options: { topology: 8 }
    ) => { compute: (x: number, y: number, visit: (x: number, y: number) => void) => void }
  }
}
interface Query {
  readonly q: string
  readonly want: string
  readonly code?: string
}
type Dial = BenchFigure & { readonly keywords: readonly string[] }
interface Dials {
  readonly makeFigures: () => readonly Dial[]
  readonly makeQueries: (dials: readonly Dial[]) => Readonly<Record<string, readonly Query[]>>
}
type Find = (query: string) => readonly unknown[]

const [, program = '', ...given] = process.argv
const peers = given.includes('--peers') ? (given[given.indexOf('--peers') + 1] ?? null) : null
/** A module of the bench of peers; a rejected promise where it is not there. */
const ofPeers = (path: string): Promise<unknown> => import(pathToFileURL(join(peers ?? '/', path)).href)
const installed = (name: string): unknown => createRequire(join(peers ?? '/', 'package.json'))(name)
const reference = async (): Promise<Reference> => (await ofPeers('lib/reference.mjs')) as Reference
const rot = (): Rot => installed('rot-js') as Rot

interface Rates {
  readonly blocking: number
  readonly walls: number
  readonly elevated: number
}
const OPEN: Rates = { blocking: 6, walls: 3, elevated: 8 }
const DENSE: Rates = { blocking: 20, walls: 5, elevated: 10 }

/** A map by chance, the same every time: percents of its squares and edges. */
function mapOf(w: number, h: number, seed: number, { blocking, walls, elevated }: Rates): BenchMap & { readonly stride: number } {
  const below = seeded(seed)
  const stride = w + 2
  const cells = new Uint8Array(stride * (h + 2)).fill(1)
  const at = (x: number, y: number): number => (y + 1) * stride + x + 1
  const is = (percent: number): boolean => below(100) < percent
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) cells[at(x, y)] = (is(blocking) ? 1 : is(15) ? 2 : 0) | (is(elevated) ? (1 + below(3)) << 2 : 0)
  const wall = (at: number, bit: number): void => {
    cells[at] = (cells[at] ?? 0) | bit
  }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (x + 1 < w && is(walls)) {
        wall(at(x, y), 16)
        wall(at(x + 1, y), 64)
      }
      if (y + 1 < h && is(walls)) {
        wall(at(x, y), 32)
        wall(at(x, y + 1), 128)
      }
    }
  return { w, h, cells, at, stride }
}
const open = mapOf(24, 36, 404, OPEN)
const dense = mapOf(24, 36, 202, DENSE)
const blockingOnly = { ...open, cells: open.cells.map((cell) => cell & 1) }
const isBlocking = (map: BenchMap, x: number, y: number): boolean => ((map.cells[map.at(x, y)] ?? 1) & 1) !== 0

/** Ends of so many lines, never the same square twice in one. */
function linesOn({ w, h }: BenchMap, count: number): Int32Array {
  const below = seeded(7)
  const ends = new Int32Array(count * 4)
  for (let i = 0; i < ends.length; i += 4) {
    do ends.set([below(w), below(h), below(w), below(h)], i)
    while (ends[i] === ends[i + 2] && ends[i + 1] === ends[i + 3])
  }
  return ends
}

let sink = 0
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Microseconds of CPU for one of `units` things that a call does: the median of seven runs of at least 150 ms. */
function cost(units: number, call: () => number): number {
  for (const start = cpu(); cpu() - start < 250_000;) sink += call()
  const runs: number[] = []
  for (let run = 0; run < 7; run++) {
    const start = cpu()
    let calls = 0
    for (; cpu() - start < 150_000; calls++) sink += call()
    runs.push((cpu() - start) / calls / units)
  }
  return runs.sort((a, b) => a - b)[3] ?? 0
}

const eachLine = (map: BenchMap, line: (ax: number, ay: number, bx: number, by: number) => number): number => {
  const ends = linesOn(map, 20_000)
  return cost(20_000, () => {
    let sum = 0
    for (let i = 0; i < ends.length; i += 4) sum += line(ends[i] ?? 0, ends[i + 1] ?? 0, ends[i + 2] ?? 0, ends[i + 3] ?? 0)
    return sum
  })
}
const eachSquare = ({ w, h }: BenchMap, units: number, field: (x: number, y: number) => number): number =>
  cost(units, () => {
    let sum = 0
    for (let square = 0; square < w * h; square++) sum += field(square % w, (square / w) | 0)
    return sum
  })

/** Twenty squares that are not blocking. */
function origins(map: BenchMap): readonly (readonly [number, number])[] {
  const below = seeded(21)
  const found: (readonly [number, number])[] = []
  while (found.length < 20) {
    const [x, y] = [below(map.w), below(map.h)]
    if (!isBlocking(map, x, y)) found.push([x, y])
  }
  return found
}
const ranges = (map: BenchMap, range: (x: number, y: number) => number): number => {
  const from = origins(map)
  return cost(from.length, () => from.reduce((sum, [x, y]) => sum + range(x, y), 0))
}

/** A question, and what measures it: a number, in the unit of its row. */
interface Row {
  readonly what: string
  readonly unit: string
  readonly goal: string
  readonly ours: () => number | Promise<number>
  readonly limit?: () => Promise<number>
  readonly peer?: { readonly name: string; readonly measure: () => number | Promise<number> }
}

function moving(what: string, map: BenchMap, peer?: Row['peer']): Row {
  const squares = map.w * map.h
  return {
    what,
    unit: 'us',
    goal: '1.5 times the reference',
    ours: () => {
      const [board, out] = [prepareMap(map), new Uint16Array(squares)]
      return ranges(map, (x, y) => {
        moveRange(board, x, y, 12, out)
        return out[0] ?? 0
      })
    },
    limit: async () => {
      const [{ moveRange: range }, out] = [await reference(), new Uint16Array(squares)]
      return ranges(map, (x, y) => range(map, x, y, 12, out, () => 1))
    },
    ...(peer && { peer })
  }
}

/** Percent of these queries among whose best twenty is what was meant. */
function foundBy(find: Find, dials: readonly Dial[], queries: readonly Query[]): number {
  const byId = new Map<unknown, Dial>(dials.map((dial) => [dial.id, dial]))
  const isMeant = (id: unknown, { want, code }: Query): boolean => {
    const dial = byId.get(id)
    return dial !== undefined && (code === undefined ? dial.name === want : dial.code === code)
  }
  return (100 * queries.filter((query) => find(query.q).some((id) => isMeant(id, query))).length) / queries.length
}

/** Milliseconds below which 99 of 100 queries stay; of each query the median of five. */
function slowest(find: Find, queries: readonly Query[]): number {
  for (const { q } of queries) sink += find(q).length
  const times = queries.map(({ q }) => {
    const five = Array.from({ length: 5 }, () => {
      const start = process.hrtime.bigint()
      sink += find(q).length
      return Number(process.hrtime.bigint() - start) / 1e6
    })
    return five.sort((a, b) => a - b)[2] ?? 0
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

type Measure = (find: Find, dials: readonly Dial[], queries: Readonly<Record<string, readonly Query[]>>) => number
const slips: Measure = (find, dials, { typo = [] }) => foundBy(find, dials, typo.slice(0, 100))
const numbers: Measure = (find, dials, { code = [] }) => foundBy(find, dials, code)
const latency: Measure = (find, _, queries) => slowest(find, Object.values(queries).flat())

const searching = async (make: (dials: readonly Dial[]) => Find, measure: Measure): Promise<number> => {
  const { makeFigures, makeQueries } = (await ofPeers('lib/figures.mjs')) as Dials
  const dials = makeFigures()
  return measure(make(dials), dials, makeQueries(dials))
}
interface Mini {
  addAll: (all: readonly object[]) => void
  search: (query: string, options: object) => readonly { readonly id: unknown }[]
}
const miniSearch = (dials: readonly Dial[]): Find => {
  const index = new (installed('minisearch') as new (options: object) => Mini)({ fields: ['name', 'code', 'kw'], storeFields: [] })
  index.addAll(dials.map(({ id, name, code, keywords }) => ({ id, name, code, kw: keywords.join(' ') })))
  const options = { prefix: true, fuzzy: 0.2, boost: { name: 3, code: 4 }, combineWith: 'AND' }
  return (query) =>
    index
      .search(query, options)
      .slice(0, 20)
      .map(({ id }) => id)
}
type Fuse = new (
  dials: readonly Dial[],
  options: object
) => { search: (query: string, options: object) => readonly { readonly item: Dial }[] }
const fuse = (dials: readonly Dial[]): Find => {
  const keys = [{ name: 'name', weight: 3 }, { name: 'code', weight: 3 }, 'keywords']
  const index = new (installed('fuse.js') as Fuse)(dials, { keys, threshold: 0.35, ignoreLocation: true })
  return (query) => index.search(query, { limit: 20 }).map(({ item }) => item.id)
}

const searchRow = (
  what: string,
  unit: string,
  goal: string,
  measure: Measure,
  peer: string,
  make: (dials: readonly Dial[]) => Find
): Row => ({
  what,
  unit,
  goal,
  ours: () => searching(buildSearch, measure),
  peer: { name: peer, measure: () => searching(make, measure) }
})

/** Milliseconds of what would change a ruling on a crowded board, all proposals. */
function changesOf(ask: Ask): number {
  const input = checkedCase({ ...crowdedCase(7, 40), ask })
  const ruling = answerCase(input)
  return (
    cost(1, () => {
      const search = searchChanges(input, ruling)
      let step = search.next()
      while (step.done !== true) step = search.next()
      return step.value.pairs
    }) / 1000
  )
}

type Voxel = (opaque: (x: number, y: number) => boolean, from: number[], along: number[], length: number, hit: number[]) => boolean

const ROWS: Row[] = [
  {
    what: 'one line, blocking squares only',
    unit: 'us',
    goal: '3 times as fast as the peer',
    ours: () => {
      const board = prepareMap(blockingOnly)
      return eachLine(open, (ax, ay, bx, by) => lofPair(board, ax, ay, bx, by))
    },
    limit: async () => {
      const { lofPairBlock } = await reference()
      return eachLine(open, (ax, ay, bx, by) => lofPairBlock(blockingOnly, ax, ay, bx, by))
    },
    peer: {
      name: 'fast-voxel-raycast, 1.5 % wrong',
      measure: () => {
        const [ray, hit] = [installed('fast-voxel-raycast') as Voxel, [] as number[]]
        return eachLine(open, (ax, ay, bx, by) => {
          const [dx, dy] = [bx - ax, by - ay]
          const length = Math.hypot(dx, dy)
          const opaque = (x: number, y: number): boolean => (x !== ax || y !== ay) && (x !== bx || y !== by) && isBlocking(open, x, y)
          return Number(ray(opaque, [ax + 0.5, ay + 0.5, 0.5], [dx / length, dy / length, 0], length, hit))
        })
      }
    }
  },
  {
    what: 'one line, all rules',
    unit: 'us',
    goal: '0.071 (14 M/s)',
    ours: () => {
      const board = prepareMap(open)
      return eachLine(open, (ax, ay, bx, by) => lofPair(board, ax, ay, bx, by))
    },
    limit: async () => {
      const { lofPair: line } = await reference()
      return eachLine(open, (ax, ay, bx, by) => line(open, ax, ay, bx, by))
    }
  },
  ...(
    [
      ['open', open],
      ['dense', dense]
    ] as const
  ).map(([name, map]): Row => ({
    what: `all lines from one square, all rules, ${name}`,
    unit: 'us',
    goal: '50, stretch 20',
    ours: () => {
      const [board, out] = [prepareMap(map), new Uint8Array(864)]
      return eachSquare(map, 864, (x, y) => lofField(board, x, y, out)[5] ?? 0)
    },
    limit: async () => {
      const [{ fieldByPairs }, out] = [await reference(), new Uint8Array(864)]
      return eachSquare(map, 864, (x, y) => {
        fieldByPairs(map, x, y, out)
        return out[5] ?? 0
      })
    },
    peer: {
      name: 'rot-js, blocking only, 24 % wrong',
      measure: () => {
        const fov = new (rot().FOV.PreciseShadowcasting)((x, y) => x >= 0 && y >= 0 && x < map.w && y < map.h && !isBlocking(map, x, y))
        return eachSquare(map, 864, (x, y) => {
          let sum = 0
          fov.compute(x, y, 60, (_x, _y, _r, seen) => (sum += seen))
          return sum
        })
      }
    }
  })),
  ...(
    [
      ['open', open],
      ['dense', dense]
    ] as const
  ).map(([name, map]): Row => ({
    what: `all pairs, all rules, ${name}`,
    unit: 'ms',
    goal: '18, stretch 6',
    ours: () => {
      const board = prepareMap(map)
      return cost(1000, () => allPairs(board))
    },
    limit: async () => {
      const { lofPair: line } = await reference()
      return cost(1000, () => {
        let sum = 0
        for (let a = 0; a < 864; a++) for (let b = 0; b < a; b++) sum += line(map, a % 24, (a / 24) | 0, b % 24, (b / 24) | 0)
        return sum
      })
    }
  })),
  moving('movement range 12, open', open, {
    name: 'rot-js, a path for each square',
    measure: () =>
      ranges(open, (x, y) => {
        const passable = (a: number, b: number): boolean => a >= 0 && b >= 0 && a < 24 && b < 36 && !isBlocking(open, a, b)
        const paths = new (rot().Path.Dijkstra)(x, y, passable, { topology: 8 })
        let steps = 0
        for (let b = Math.max(0, y - 12); b <= Math.min(35, y + 12); b++)
          for (let a = Math.max(0, x - 12); a <= Math.min(23, x + 12); a++) if (!isBlocking(open, a, b)) paths.compute(a, b, () => steps++)
        return steps
      })
  }),
  moving('movement range 12, dense', dense),
  moving('movement range 12, 200 x 200', mapOf(200, 200, 303, DENSE)),
  {
    what: 'exact odds of one attack',
    unit: 'us',
    goal: '1',
    ours: () =>
      cost(90, () => {
        let sum = 0
        for (let need = 3; need <= 12; need++)
          for (let own = 0; own <= 2; own++) for (let other = 0; other <= 2; other++) sum += odds(need, own, other)
        return sum
      })
  },
  {
    what: 'what would change a ruling on one line, 40 figures',
    unit: 'ms',
    goal: '',
    ours: () => changesOf({ kind: 'line-of-fire', from: 'f0', to: 'f9' })
  },
  {
    what: 'what would change a ruling on a target, 40 figures',
    unit: 'ms',
    goal: '',
    ours: () => changesOf({ kind: 'can-target', from: 'f0', to: 'f9', with: 'ranged-attack' })
  },
  searchRow('search, 15,000 dials: 99th percentile', 'ms', '2', latency, 'minisearch', miniSearch),
  searchRow('search: slips found', '%', '95', slips, 'fuse.js', fuse),
  searchRow('search: collector numbers found', '%', '100', numbers, 'minisearch', miniSearch)
]

/** A player as `tournament-pairings` asks for one. */
interface Paired {
  readonly id: string
  readonly score: number
  readonly avoid: readonly string[]
  readonly receivedBye: boolean
}
interface Pairings {
  readonly Swiss: (players: readonly Paired[], round: number) => readonly unknown[]
}

/** Milliseconds of the next round of an event after so many rounds. */
const pairing = (players: number, rounds: number, what: string, goal: string): Row => ({
  what,
  unit: 'ms',
  goal,
  ours: () => {
    const { state } = swiss(players, rounds)
    return cost(1, () => Number(pairNext(state, 3).ok)) / 1000
  },
  peer: {
    name: 'tournament-pairings, another answer each time',
    measure: async () => {
      const { state } = swiss(players, rounds)
      const field = fieldOf(state, rounds + 1, activePlayers(state).map(({ id }) => id), 1) // prettier-ignore
      const all = field.players.map(({ id, wins, byes }, i): Paired => ({
        id,
        score: wins,
        avoid: field.players.flatMap((other, j) => (field.rematches(i, j) > 0 ? [other.id] : [])),
        receivedBye: byes > 0
      }))
      const { Swiss } = (await import(
        pathToFileURL(createRequire(join(peers ?? '/', 'package.json')).resolve('tournament-pairings')).href
      )) as Pairings
      return cost(1, () => Swiss(all, rounds + 1).length) / 1000
    }
  }
})

ROWS.push(
  pairing(64, 4, 'the fifth round of 64 players paired, with why', '5'),
  pairing(500, 8, 'the ninth round of 500 players paired, with why', '15'),
  {
    what: 'the same where neighbours cannot be proven: a matching of near places',
    unit: 'ms',
    goal: '150',
    ours: () => {
      const { state } = swiss(500, 8)
      const field = fieldOf(state, 9, activePlayers(state).map(({ id }) => id), 1) // prettier-ignore
      return cost(1, () => improved(field, bestMatching(field, 24) ?? neighbourPairing(field)).pairs.length) / 1000
    }
  },
  {
    what: 'standings of 500 players after 9 rounds',
    unit: 'ms',
    goal: '10',
    ours: () => {
      const { state } = swiss(500, 9)
      return cost(1, () => standingsOf(state).rows.length) / 1000
    }
  },
  {
    what: 'the log of an event of 5,000 facts read and folded',
    unit: 'ms',
    goal: '50',
    ours: () => {
      const rows = manyFacts(5000)
      return (
        cost(1, () => {
          const log = new EventLog({})
          return rows.filter((row) => {
            const fact = readFact(row, '')
            return fact.ok && log.append(fact.value).taken
          }).length
        }) / 1000
      )
    }
  }
)

const COLUMNS = ['ours', 'limit', 'peer'] as const
type Column = (typeof COLUMNS)[number]

/** Measures one figure and writes it; what is not installed is told by the exit of the process. */
export async function measureOne(row: number, column: string): Promise<void> {
  const found = ROWS[row]
  const measure = column === 'peer' ? found?.peer?.measure : column === 'limit' ? found?.limit : found?.ours
  if (measure) console.log(String(await measure()))
}

/** The table as it stands in `docs/performance.md`. */
export function printBeside(): void {
  const measured = (row: number, column: Column): number | null => {
    if (peers === null && column !== 'ours') return null
    try {
      const args = ['--expose-gc', program, '--beside', String(row), column, ...(peers === null ? [] : ['--peers', peers])]
      const said = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
      return said === '' ? null : Number(said)
    } catch {
      return null
    }
  }
  const told = (figure: number | null, unit: string): string =>
    figure === null ? '' : `${unit === '%' || figure >= 10 ? figure.toFixed(0) : figure.toPrecision(2)} ${unit}`
  console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}.\n`)
  console.log('| question | ours | plain reference | peer | goal |\n|---|---|---|---|---|')
  for (const [index, { what, unit, goal, peer }] of ROWS.entries()) {
    const [ours, limit, other] = COLUMNS.map((column) => measured(index, column))
    const besides = peer && other !== null && other !== undefined ? `${told(other, unit)} (${peer.name})` : ''
    console.log(`| ${what} | ${told(ours ?? null, unit)} | ${told(limit ?? null, unit)} | ${besides} | ${goal} |`)
  }
}
