/**
 * `npm run bench`: what rulings cost here, and how that compares with a plain reference on the same board. The
 * ratios are what to watch: they move with the code, the microseconds with the machine too.
 */
import { execFileSync } from 'node:child_process'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerCase } from '../../src/shared/cases/answer.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { positionOf } from '../../src/shared/position/fromCase.ts'
import { situationOf } from '../../src/shared/engine/situation/changes.ts'
import { figureEnd } from '../../src/shared/engine/lineOfFire/bestLine.ts'
import { lineField } from '../../src/shared/engine/lineOfFire/lineField.ts'
import { ruleOnLine } from '../../src/shared/engine/lineOfFire/ruleOnLine.ts'
import { oddsOnPosition } from '../../src/shared/engine/odds/positionOdds.ts'
import { findPlans } from '../../src/shared/engine/preparation/findPlans.ts'
import { findTargets } from '../../src/shared/engine/targeting/ruleOnTarget.ts'
import { findReach } from '../../src/shared/engine/movement/reach.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { searchWords } from '../../src/renderer/i18n/texts.ts'
import { Book } from '../../src/renderer/model/reference/entries.ts'
import { entryDocuments, figureDocuments } from '../../src/renderer/model/search/documents.ts'
import { SearchIndex } from '../../src/renderer/model/search/searchIndex.ts'
import { fold, Thesaurus } from '../../src/renderer/text/words.ts'
import { measureOne, printBeside } from './beside.ts'
import { crowdedCase } from './boards.ts'
import { coldEdition, readOnce } from './coldEdition.ts'
import { editionRows } from './editionRows.ts'
import { eventRows } from './events.ts'
import { figureRows } from './figureRows.ts'
import { manyFigures } from './figures.ts'
import { mapRows } from './mapRows.ts'
import { microseconds } from './measure.ts'
import { plainLineIsBlocked } from './plainLines.ts'
import { plainReach } from './plainMoves.ts'
import { checkedCase } from '../../src/shared/cases/common/checkedCase.ts'

const fight: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [10, 6] },
  figures: [
    { id: 'A', at: [2, 2] },
    { id: 'T', at: [3, 2], powers: ['toughness'] }
  ],
  ask: { kind: 'attack', from: 'A', targets: ['T'], attack: 'close', dice: [5, 5] }
}
/** One attack with knock back, from its case to its sentences. */
const attackAlone = (): number =>
  microseconds(() => {
    if (answerCase(checkedCase(fight)).because.length === 0) throw new Error('No ruling.')
  }, 500)

// Asked for by the benchmark itself: one row in a process of its own, where nothing else has warmed anything up.
if (process.argv.includes('--attack-alone')) {
  console.log(attackAlone())
  process.exit(0)
}

if (process.argv.includes('--edition-once')) {
  console.log(readOnce().join(' '))
  process.exit(0)
}

if (process.argv.includes('--events')) {
  for (const { what, us, goal } of eventRows()) console.log(`${what}: ${us.toFixed(0)} us ${goal}`)
  process.exit(0)
}

if (process.argv.includes('--maps')) {
  for (const { what, us, goal } of mapRows()) console.log(`${what}: ${us.toFixed(0)} us ${goal}`)
  process.exit(0)
}

if (process.argv.includes('--editions')) {
  for (const { what, us, ratio, goal } of editionRows())
    console.log(`${what}: ${us[0].toFixed(1)} us by 2013, ${us[1].toFixed(1)} us by 2023, ${ratio.toFixed(2)}x (${goal})`)
  const [reading, hash] = coldEdition()
  console.log(
    `an edition with 200 changes, read in a new process: ${reading.toFixed(1)} ms (at most 20 ms); its hash ${hash.toFixed(1)} ms`
  )
  process.exit(0)
}

if (process.argv.includes('--figures')) {
  for (const { what, us, plain, goal } of await figureRows())
    console.log(`${what}: ${us.toFixed(0)} us ${plain === null ? '' : `${(us / plain).toFixed(2)}x `}${goal}`)
  process.exit(0)
}

// One figure beside others, in a process of its own.
if (process.argv.includes('--beside')) {
  const [row = '', column = ''] = process.argv.slice(process.argv.indexOf('--beside') + 1)
  await measureOne(Number(row), column)
  process.exit(0)
}
if (!process.argv.includes('--rulings')) printBeside()
if (process.argv.includes('--table')) process.exit(0)
console.log()

/** The crowded board with a figure on it that has most ways to attack, and dials to bring down. */
function preparedPosition() {
  const figures = crowdedCase(7, 40).figures!.map((figure, index) =>
    index === 0
      ? {
          ...figure,
          speed: 12,
          range: 10,
          bolts: 2,
          attack: 11,
          damage: 4,
          powers: [
            'running-shot',
            'charge',
            'hypersonic-speed',
            'energy-explosion',
            'penetrating-psychic-blast',
            'outwit',
            'perplex',
            'blades-claws-fangs',
            'flurry',
            'ranged-combat-expert'
          ]
        }
      : { ...figure, defense: 15 + (index % 5), dial: [{}, {}, {}, {}] }
  )
  const found = positionOf(
    { ...crowdedCase(7, 40), ruleset: 'heroclix-2013', turn: { active: 'red', round: 2 }, figures },
    shippedRuleset('heroclix-2013')!.terrain
  )
  if (!found.ok) throw new Error('The board of the benchmark is broken.')
  return found.value
}

interface Row {
  readonly what: string
  readonly us: number
  readonly plain: number | null
  readonly goal: string
}
const rows: Row[] = []

const board = crowdedCase(7, 40)
const ruleset = shippedRuleset('heroclix-2012')!
const made = positionOf(board, ruleset.terrain)
if (!made.ok) throw new Error('The board of the benchmark is broken.')
const situation = situationOf(made.value, ruleset)
const [columns, lines] = board.map!.size
const blocking = made.value.sight.map((flags) => (flags & 2 ? 1 : 0))
let sink = 0

const pairs = Array.from({ length: 400 }, (_, n) => [n % 40, (n * 7 + 1 + ((n / 40) | 0)) % 40] as const).filter(([a, b]) => a !== b)
let next = 0
const pair = () => pairs[(next = (next + 1) % pairs.length)]!
const plainPair = microseconds(() => {
  const [a, b] = pair()
  const from = situation.states[a]!.squares[0]!
  const to = situation.states[b]!.squares[0]!
  if (plainLineIsBlocked(blocking, columns, from % columns, (from / columns) | 0, to % columns, (to / columns) | 0)) sink++
}, 4000)
rows.push({
  what: 'full ruling on one line (reasons and all)',
  goal: 'under 50 us',
  plain: plainPair,
  us: microseconds(() => {
    const [a, b] = pair()
    sink += ruleOnLine(situation, figureEnd(situation.states[a]!), figureEnd(situation.states[b]!), 'attack').because.length
  }, 1000)
})
rows.push({
  what: 'the same from a case file, map and all',
  goal: '',
  plain: plainPair,
  us: microseconds(() => {
    const [a, b] = pair()
    sink += answerCase(checkedCase({ ...board, ask: { kind: 'line-of-fire', from: `f${a}`, to: `f${b}` } })).because.length
  }, 200)
})
const origin = situation.states[0]!.squares[0]!
const plainField = microseconds(() => {
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < columns; x++) if (plainLineIsBlocked(blocking, columns, origin % columns, (origin / columns) | 0, x, y)) sink++
  }
}, 20)
rows.push({
  what: `every line from one square, verdicts (${columns} x ${lines})`,
  goal: 'under 5000 us',
  plain: plainField,
  us: microseconds(() => {
    sink += lineField(situation, origin)[5]!
  }, 50)
})
rows.push({
  what: 'targets of one figure on a full board',
  goal: 'under 5000 us',
  plain: null,
  us: microseconds(() => {
    sink += findTargets(situation, situation.states[0]!, 'ranged-attack', null).legal.length
  }, 20)
})
const field = crowdedCase(11, 30)
const runner = { ...field.figures![0]!, speed: 12, powers: ['charge', 'running-shot', 'hypersonic-speed'] }
const crowd = positionOf({ ...field, figures: [runner, ...field.figures!.slice(1)] }, ruleset.terrain)
if (!crowd.ok) throw new Error('The board of the benchmark is broken.')
const race = situationOf(crowd.value, ruleset)
const plainMoves = microseconds(() => {
  sink += plainReach(blocking, columns, race.states[0]!.squares[0]!, 12)
}, 50)
for (const action of ['move', 'charge', 'running-shot', 'hypersonic-speed']) {
  rows.push({
    what: `reach with speed 12 among 30 figures, ${action}`,
    goal: 'under 10000 us',
    plain: plainMoves,
    us: microseconds(() => {
      sink += findReach(race, race.states[0]!, action).squares.length
    }, 10)
  })
}
rows.push({ what: 'one attack with knock back, from a case', goal: 'under 200 us', plain: null, us: attackAlone() })
rows.push({
  what: 'the same alone in its process',
  goal: 'under 200 us',
  plain: null,
  us: Number(execFileSync(process.execPath, [process.argv[1]!, '--attack-alone'], { encoding: 'utf8' }))
})
const prepared = situationOf(preparedPosition(), shippedRuleset('heroclix-2013')!)
const oneAttack = microseconds(() => {
  sink += Number('illegal' in oddsOnPosition(prepared, { kind: 'odds', from: 'f0', to: 'f9' }, {}))
}, 20)
rows.push({
  what: 'the best attack of a turn, ten powers, 40 figures (beside: times the odds of one attack)',
  goal: 'under 1000000 us',
  plain: oneAttack,
  us: microseconds(
    () => {
      sink += findPlans(prepared, prepared.states[0]!).candidates
    },
    1,
    5
  )
})
rows.push({
  what: 'parsing and checking a case of 24 x 36 with 40 figures',
  goal: '',
  plain: null,
  us: microseconds(() => {
    if (parseCase(board).ok) sink++
  }, 50)
})

/** What the search field does for one key: the figures of a whole collection, and the rules. */
const thesaurus = new Thesaurus(searchWords.groups, searchWords.small)
const figures = [...figureDocuments(manyFigures(8000))]
const [figureIndex, ruleIndex] = [new SearchIndex(), new SearchIndex()]
figureIndex.add(figures)
const book = new Book()
for (const kind of ['rule', 'power', 'terrain'] as const) ruleIndex.add([...entryDocuments(book, kind)])
const plainTexts = figures.map(({ title, labels }) => fold([title, ...(labels ?? [])].join(' ')))
for (const typed of ['running shot', 'super strength', 'collection 12 outwit', 'captain']) {
  const plainSearch = microseconds(() => {
    sink += plainTexts.filter((text) => typed.split(' ').every((word) => text.includes(word))).length
  }, 5)
  rows.push({
    what: `one key of a search, 8000 figures and all rules: ${typed} (beside: times a plain look through every text)`,
    goal: 'under 16000 us',
    plain: plainSearch,
    us: microseconds(() => {
      sink += figureIndex.find(typed, thesaurus, 60).length + ruleIndex.find(typed, thesaurus, 60).length
    }, 5)
  })
}

rows.push(...eventRows())
rows.push(...mapRows())
rows.push(...(await figureRows()))

const before = process.memoryUsage().heapUsed
globalThis.gc?.()
for (let i = 0; i < 2000; i++) sink += lineField(situation, (i * 31) % 864)[3]!
globalThis.gc?.()
const grown = (process.memoryUsage().heapUsed - before) / 1024

const CASES = ['--json', 'test/cases/given/lof.json']

/** Microseconds from starting a program to its last word. */
function started(program: string, args: readonly string[]): number {
  const start = process.hrtime.bigint()
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })
  return Number(process.hrtime.bigint() - start) / 1000
}

const leastOfThree = (program: string, args: readonly string[]): number => Math.min(...[1, 2, 3].map(() => started(program, args)))

started('npm', ['run', '-s', 'judge', '--', ...CASES])
const bareNode = leastOfThree(process.execPath, ['-e', '0'])
rows.push({
  what: 'command line, first answers (beside: times a bare start of Node)',
  goal: 'under 500000 us',
  plain: bareNode,
  us: leastOfThree(process.execPath, ['scripts/judge.mjs', ...CASES])
})
rows.push({
  what: 'the same with npm before it',
  goal: '',
  plain: bareNode,
  us: leastOfThree('npm', ['run', '-s', 'judge', '--', ...CASES])
})

const width = Math.max(...rows.map((row) => row.what.length))
console.log(`Node ${process.version}. Ratio: times the plain reference (blocking squares only, no reasons) on the same work.\n`)
console.log(`${'what'.padEnd(width)}  ${'us'.padStart(12)}  ${'ratio'.padStart(8)}  goal`)
for (const { what, us, plain, goal } of rows) {
  console.log(
    `${what.padEnd(width)}  ${us.toFixed(us < 100 ? 2 : 0).padStart(12)}  ${(plain === null ? '' : `${(us / plain).toFixed(1)}x`).padStart(8)}  ${goal}`
  )
}
console.log(`\nHeap after 1.7 million verdicts: ${grown.toFixed(0)} KiB more (checksum ${sink % 997}).`)
