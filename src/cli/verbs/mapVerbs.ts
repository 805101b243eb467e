/** `judge lint|pins|fairness|diff MAP …`: what can be checked of a map without a screen. */
import type { InRules } from '../../shared/editions/shelf.ts'
import { rulesGiven } from '../input/editionOption.ts'
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import { problem } from '../../shared/base/problem.ts'
import { differenceOf } from '../../shared/mapCheck/difference.ts'
import { fairnessOf, type Share } from '../../shared/mapCheck/fairness.ts'
import { HEATS, heatOf, type Heat } from '../../shared/mapCheck/heat.ts'
import { DEFAULT_RULESET } from '../../shared/mapCheck/ground.ts'
import { lintHexMap } from '../../shared/mapCheck/lint/hexLint.ts'
import { lintMap } from '../../shared/mapCheck/lint/lint.ts'
import type { HexMapFile } from '../../shared/formats/documents/maps/hexMapFile.ts'
import type { MapDocument } from '../../shared/formats/documents/maps/mapDocument.ts'
import { pinsOf, unnoticedWalls } from '../../shared/mapCheck/pins.ts'
import { proposePins } from '../../shared/mapCheck/pinProposals.ts'
import { internalProblem } from '../input/answerInput.ts'
import { readFiles } from './importVerb.ts'
import { oneHexMap, oneMap } from './oneMap.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

/** The options of a verb that were given; flags are true. */
type Given = ReadonlyMap<string, string | true>

interface Answered {
  readonly document: Readonly<Record<string, unknown>>
  /** 0 clean, 1 with findings. */
  readonly status: 0 | 1
  /** The same for a person. */
  readonly lines: readonly string[]
}

export interface Verb {
  readonly name: string
  readonly usage: string
  readonly what: string
  readonly format: string
  readonly maps: 1 | 2
  /** Options with a value, and those without. */
  readonly options: readonly string[]
  readonly flags: readonly string[]
  run(maps: readonly MapDocument[], given: Given, rules: InRules): Result<Answered>
  /** The same of a map of hexes, where it can be answered of one. */
  readonly runHexes?: (map: HexMapFile, given: Given) => Answered
}

const number = ([over, under]: Share): number => over / under

const wholeOption = (given: Given, name: string, usual: number): Result<number> => {
  const value = given.get(name)
  if (value === undefined) return ok(usual)
  return typeof value === 'string' && /^\d{1,3}$/.test(value)
    ? ok(Number(value))
    : fail(problem('wrong-option', '', 'wrong-option', { option: name, found: String(value) }))
}

export const MAP_VERBS: readonly Verb[] = [
  {
    name: 'lint',
    usage: 'lint MAP [--ruleset ID] [--edition FILE] [--strict]',
    what: 'what an author would want to know of a map; exit status 1 on errors, with --strict on warnings too',
    format: 'linejudge-lint/1',
    maps: 1,
    options: [],
    flags: ['--strict'],
    run([map], given, rules) {
      const report = lintMap(map!, rules)
      if (!report.ok) return report
      const { errors, warnings, infos, findings } = report.value
      return ok({
        document: { ...report.value },
        status: errors > 0 || (given.has('--strict') && warnings > 0) ? 1 : 0,
        lines: [
          `${errors} errors, ${warnings} warnings, ${infos} notes`,
          ...findings.map(({ severity, code, message, squares }) => `${severity.padEnd(8)}${code}: ${message}${placesText(squares)}`)
        ]
      })
    },
    runHexes(map, given) {
      const report = lintHexMap(map)
      const { errors, warnings, infos, findings } = report
      return {
        document: { ...report },
        status: errors > 0 || (given.has('--strict') && warnings > 0) ? 1 : 0,
        lines: [
          `${errors} errors, ${warnings} warnings, ${infos} notes`,
          ...findings.map(({ severity, code, message, hexes }) => `${severity.padEnd(8)}${code}: ${message}${placesText(hexes)}`)
        ]
      }
    }
  },
  {
    name: 'pins',
    usage: 'pins MAP [--ruleset ID] [--edition FILE] [--propose N]',
    what: 'asks the pins of a map again; exit status 1 where one has changed or cannot be asked; --propose: up to N pins for what none notices',
    format: 'linejudge-pins/1',
    maps: 1,
    options: ['--propose'],
    flags: [],
    run([map], given, rules) {
      const most = wholeOption(given, '--propose', 0)
      if (!most.ok) return most
      const report = pinsOf(map!, rules)
      const unnoticed = unnoticedWalls(map!, rules)
      const proposed = given.has('--propose') ? proposePins(map!, most.value, rules) : null
      return ok({
        document: { ...report, unnoticedWalls: unnoticed, ...(proposed && { proposed }) },
        status: report.changed.length + report.broken.length > 0 ? 1 : 0,
        lines: [
          `${report.same} of ${report.total} pins hold`,
          ...report.changed.map(
            ({ id, title = id, expected, got }) => `changed  ${title}: ${JSON.stringify(expected)} is now ${JSON.stringify(got)}`
          ),
          ...report.broken.map(({ id, title = id, problems }) => `broken   ${title}: ${problems[0]?.message ?? ''}`),
          `${unnoticed.length} walls that no pin notices${placesText(unnoticed.flat())}`,
          ...(proposed
            ? [
                ...proposed.pins.map(({ id, title = id, expect }) => `proposed ${title}: ${JSON.stringify(expect)}`),
                `with them ${proposed.unnoticedWalls.length} walls and ${proposed.unnoticedGround.length} squares that no pin notices`
              ]
            : [])
        ]
      })
    }
  },
  {
    name: 'fairness',
    usage: `fairness MAP [--speed 8] [--range 8] [--heat ${HEATS.join('|')}] [--ruleset ID] [--edition FILE] [--exact]`,
    what: 'what the ground gives to each side; --heat: a number for each square; --exact: fractions as [over, under]',
    format: 'linejudge-fairness/1',
    maps: 1,
    options: ['--speed', '--range', '--heat'],
    flags: ['--exact'],
    run([map], given, rules) {
      const speed = wholeOption(given, '--speed', 8)
      if (!speed.ok) return speed
      const range = wholeOption(given, '--range', 8)
      if (!range.ok) return range
      const found = fairnessOf(map!, { speed: speed.value, range: range.value, rules })
      if (!found.ok) return found
      const heat = heatGiven(map!, given, speed.value, rules)
      if (heat && !heat.ok) return heat
      const { sides, balance, firstStrike, symmetry } = found.value
      const shown = (value: Share | null): Share | number | null => {
        if (value === null) return null
        // Of nothing: 0, as a fraction 0 of 1.
        const fraction: Share = value[1] === 0 ? [0, 1] : value
        return given.has('--exact') ? fraction : number(fraction)
      }
      return ok({
        document: {
          sides: Object.fromEntries(
            Object.entries(sides).map(([side, one]) => [
              side,
              {
                ...one,
                exposure: shown(one.exposure),
                hindered: shown(one.hindered),
                medianDistance: shown(one.medianDistance),
                height: shown(one.height),
                cover: shown(one.cover)
              }
            ])
          ),
          balance: shown(balance),
          firstStrike: shown(firstStrike),
          symmetry: { ...symmetry, share: shown(symmetry.share) },
          ...(heat && { heat: heat.value })
        },
        status: 0,
        lines: [
          ...Object.entries(sides).map(
            ([side, { squares, exposure, nearerSquares, leastDistance }]) =>
              `${side}: exposed to ${exposure[0]} of ${squares} squares on the first turn, first on ${nearerSquares} squares, ${leastDistance ?? 'no'} squares to the other side`
          ),
          `${symmetry.kind}: ${symmetry.share[0]} of ${symmetry.share[1]} squares and edges have their like`,
          ...(heat ? [`${heat.value.kind}: from ${heat.value.least} to ${heat.value.most}`] : [])
        ]
      })
    }
  },
  {
    name: 'diff',
    usage: 'diff A B [--ruleset ID] [--edition FILE]',
    what: 'what has become of map A in map B; exit status 1 where they differ',
    format: 'linejudge-diff/1',
    maps: 2,
    options: [],
    flags: [],
    run([a, b], _given, rules) {
      const found = differenceOf(a!, b!, rules)
      if (!found.ok) return found
      const { same, size, squares, edges, openings, labels, specialTerrain, starting, meta, lines, pins } = found.value
      return ok({
        document: { ...found.value },
        status: same ? 0 : 1,
        lines: same
          ? ['The two maps are the same.']
          : [
              ...(size ? [`size: ${size.was.join(' x ')} becomes ${size.is.join(' x ')}`] : []),
              ...squares.map(({ at, was, is }) => `${at.join(',')}: ${was.join(' ') || 'clear'} becomes ${is.join(' ') || 'clear'}`),
              ...edges
                .filter(({ field }) => field !== 'openings')
                .map(({ edge, field, how }) => `${how} in ${field}: ${edge.map((at) => at.join(',')).join(' | ')}`),
              ...openings.map(
                ({ edge, was, is }) => `${edge.map((at) => at.join(',')).join(' | ')}: ${doorText(was)} becomes ${doorText(is)}`
              ),
              ...labels.map(({ at, text, how }) => `${how} in labels: "${text}" at ${at.join(',')}`),
              ...Object.keys(specialTerrain).map((id) => `the rule ${id} differs`),
              ...Object.entries(starting).map(([side, { was, is }]) => `starting area ${side}: ${was.length} becomes ${is.length} squares`),
              ...Object.entries(meta).map(([field, { was, is }]) => `${field}: ${JSON.stringify(was)} becomes ${JSON.stringify(is)}`),
              `${lines.changed} of ${lines.of} lines of fire differ`,
              ...(pins.length > 0 ? [`pins that change: ${pins.join(', ')}`] : [])
            ]
      })
    }
  }
]

/** The numbers of the squares that are asked for; null: none are. */
function heatGiven(map: MapDocument, given: Given, speed: number, rules: InRules): Result<Heat> | null {
  const wanted = given.get('--heat')
  if (wanted === undefined) return null
  const kind = HEATS.find((one) => one === wanted)
  return kind
    ? heatOf(map, kind, rules, speed)
    : fail(problem('wrong-option', '', 'wrong-option', { option: '--heat', found: String(wanted) }))
}

const doorText = (one: { readonly kind: string; readonly state: string } | null): string => (one ? `${one.kind} ${one.state}` : 'none')

const placesText = (squares: readonly (readonly [number, number])[]): string => {
  if (squares.length === 0) return ''
  const shown = squares.slice(0, 8).map((at) => `(${at.join(',')})`)
  return ` ${shown.join(' ')}${squares.length > shown.length ? ' …' : ''}`
}

/** Runs a verb with its arguments. Exit status: 0 done and clean, 1 done with findings, 2 bad input. */
export async function runMapVerb(verb: Verb, args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[], name = ''): number => refuse(output, args, verb.format, problems, name)
  const given = new Map<string, string | true>()
  const files: string[] = []
  const brought = await rulesGiven(args, DEFAULT_RULESET)
  if (!brought.ok) return bad(brought.broken.problems, brought.broken.name)
  const { rules, rest } = brought
  for (let index = 0; index < rest.length; index++) {
    const arg = rest[index]!
    if (arg === '--json') continue
    if (verb.flags.includes(arg)) given.set(arg, true)
    else if (verb.options.includes(arg) || arg === '--map') {
      const value = rest[++index]
      if (value === undefined) return bad([problem('wrong-option', '', 'wrong-option', { option: arg, found: '' })])
      given.set(arg, value)
    } else if (arg.startsWith('-') && arg !== '-')
      return bad([problem('unknown-option', '', 'unknown-option', { option: arg, usage: verb.usage })])
    else files.push(arg)
  }
  if (files.length !== verb.maps) return bad([problem('usage', '', 'verb-usage', { usage: verb.usage })])
  const id = given.get('--map')
  const maps: MapDocument[] = []
  let hexes: HexMapFile | null = null
  for (const file of files) {
    const wanted = typeof id === 'string' ? id : undefined
    const reading = await readFiles([file])
    const ofHexes = verb.runHexes ? oneHexMap(reading, wanted) : null
    if (ofHexes && !ofHexes.ok) return bad(ofHexes.problems, file)
    hexes = ofHexes?.value.document ?? null
    if (hexes) break
    const read = oneMap(reading, wanted)
    if (!read.ok) return bad(read.problems, file)
    maps.push(read.value.document)
  }
  try {
    const answered = hexes && verb.runHexes ? ok(verb.runHexes(hexes, given)) : verb.run(maps, given, rules)
    if (!answered.ok) return bad(answered.problems, files.join(', '))
    const { document, status, lines } = answered.value
    output.out(json ? `${JSON.stringify({ format: verb.format, ...document })}\n` : `${lines.map(plain).join('\n')}\n`)
    return status
  } catch (error) {
    return bad([internalProblem(error)])
  }
}
