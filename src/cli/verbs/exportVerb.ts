/** `judge export MAP|SET|TEAM --to FORMAT --out FILE`: a map, a figure set or a team as a file of another program, with a word for all that does not go with it. */
import { access, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { decode, encode } from 'fast-png'
import { fail, ok, type Problem, type Result } from '../../shared/base/result.ts'
import { problem } from '../../shared/base/problem.ts'
import type { MapFile } from '../../shared/formats/documents/maps/mapDocument.ts'
import { EXPORTERS, exportMap } from '../../shared/formats/exporting/all.ts'
import { exportFigures, FIGURE_EXPORTERS } from '../../shared/formats/exportingFigures/all.ts'
import { exportTeam, TEAM_EXPORTERS } from '../../shared/formats/exportingFigures/teams.ts'
import type { Exported, OwnPicture } from '../../shared/formats/exporting/exporter.ts'
import type { PictureInside } from '../../shared/formats/foreign/importer.ts'
import { homographyIn, pixelsPerSquare } from '../../shared/mapPicture/homography.ts'
import { straightened } from '../../shared/mapPicture/raster.ts'
import { internalProblem } from '../input/answerInput.ts'
import { readFiles } from './importVerb.ts'
import { oneMap } from './oneMap.ts'
import { oneSet } from './oneSet.ts'
import { oneTeam, teamsIn } from './oneTeam.ts'
import type { Output } from '../printing/output.ts'
import { plain } from '../printing/plainText.ts'
import { rasterOf } from './pngRaster.ts'
import { base } from '../input/readInput.ts'
import { refuse } from '../printing/refuse.ts'
import '../../shared/base/sayFileSentences.ts'

const FORMAT = 'linejudge-export/1'
export const EXPORT_USAGE = `export MAP --to ${EXPORTERS.map(({ name }) => name).join('|')} --out FILE [--map ID] [--pictures DIR] [--force]`
export const EXPORT_SET_USAGE = `export SET --to ${FIGURE_EXPORTERS.map(({ name }) => name).join('|')} --out FILE [--set ID] [--force]`
export const EXPORT_TEAM_USAGE = `export TEAM --to ${TEAM_EXPORTERS.map(({ name }) => name).join('|')} --out FILE [--team ID] [--force]`
const USAGE = `${EXPORT_USAGE}; ${EXPORT_SET_USAGE}; ${EXPORT_TEAM_USAGE}`
/** Pixels of a square in a straightened picture. */
const [LEAST, MOST] = [16, 100]

/** Runs the verb. Exit status: 0 written, 2 not. A file that is there already is written over only with `--force`. */
export async function runExport(args: readonly string[], output: Output): Promise<number> {
  const json = args.includes('--json')
  const bad = (problems: readonly Problem[]): number => refuse(output, args, FORMAT, problems)
  const given = optionsIn(args)
  if (!given.ok) return bad(given.problems)
  const { out, force } = given.value
  try {
    const made = await exported(given.value)
    if (!made.ok) return bad(made.problems)
    const { content, lost } = made.value
    const written = await write(out, content, force)
    if (!written.ok) return bad(written.problems)
    output.out(
      json
        ? `${JSON.stringify({ format: FORMAT, file: out, lost })}\n`
        : `${[out, ...lost.map(({ message }) => `  ${message}`)].map(plain).join('\n')}\n`
    )
    return 0
  } catch (error) {
    return bad([internalProblem(error)])
  }
}

/** What is to be written. A pack may be of a map, a set or a team: what the file holds decides. */
async function exported({ file, to, map, set, team, pictures }: Given): Promise<Result<Exported>> {
  const ofMap = EXPORTERS.find(({ name }) => name === to)
  const ofSet = FIGURE_EXPORTERS.find(({ name }) => name === to)
  if (!ofMap && !ofSet) return fail(problem('wrong-option', '', 'wrong-option', { option: '--to', found: to }))
  const reading = await readFiles([file])
  const ofTeam = TEAM_EXPORTERS.find(({ name }) => name === to)
  const holdsSets = reading.ok && reading.files.some(({ documents }) => documents.some(({ kind }) => kind === 'figures'))
  // A file of teams alone is of teams; a pack may hold sets and maps as well.
  const holdsTeams = teamsIn(reading).length > 0 && set === undefined && map === undefined && !holdsSets && !oneMap(reading).ok
  if (ofTeam && (team !== undefined || holdsTeams)) {
    const chosen = oneTeam(reading, team)
    return chosen.ok ? ok(exportTeam(ofTeam, chosen.value)) : chosen
  }
  if (ofSet && (!ofMap || set !== undefined || (map === undefined && holdsSets && !oneMap(reading).ok))) {
    const chosen = oneSet(reading, set)
    return chosen.ok ? ok(exportFigures(ofSet, chosen.value)) : chosen
  }
  if (!ofMap) return fail(problem('no-map', '', 'no-map', {}))
  const chosen = oneMap(reading, map)
  if (!chosen.ok) return chosen
  const { document } = chosen.value
  const inside = chosen.value.picture ?? (pictures === undefined ? undefined : await pictureIn(pictures, document))
  const picture = inside && (ofMap.picture === 'straight' ? straightPicture(inside, document) : inside)
  return ok(exportMap(ofMap, document, picture))
}

/** A picture of the map from the folder that `import --pictures` wrote it to. */
async function pictureIn(folder: string, { picture }: MapFile): Promise<PictureInside | undefined> {
  const file = picture?.file
  if (file === undefined) return undefined
  const reading = await readFiles([resolve(base(), folder, basename(file))], { grid: { size: [1, 1] } })
  const one = reading.ok ? reading.files[0]?.documents[0] : undefined
  return one?.kind === 'map' ? one.picture : undefined
}

/** A PNG picture straightened by its grid; other kinds only where they are straight as they are. */
function straightPicture(inside: PictureInside, { map, picture }: MapFile): OwnPicture | undefined {
  const grid = homographyIn(picture?.grid)
  const [columns, rows] = map.size
  if (grid === null) return undefined
  const [a, b, c, d, e, f, g, h, i] = grid
  const straight = [b, c, d, f, g, h].every((one) => Math.abs(one) < 1e-6) && Math.abs((a * columns) / i - inside.width) < 1 && Math.abs((e * rows) / i - inside.height) < 1 && Math.abs(a - e) < 0.01 * a // prettier-ignore
  if (straight) return inside
  if (inside.kind !== 'png') return undefined
  const pixels = Math.min(MOST, Math.max(LEAST, Math.round(pixelsPerSquare(grid, map.size))))
  const { width, height, data } = straightened(rasterOf(decode(inside.bytes)), grid, map.size, pixels)
  return { kind: 'png', width, height, bytes: encode({ width, height, data, channels: 4, depth: 8 }) }
}

async function write(out: string, content: string | Uint8Array, force: boolean): Promise<Result<null>> {
  const path = resolve(base(), out)
  if (!force && (await access(path).then(() => true, () => false))) return fail(problem('file-exists', '', 'file-exists', { file: out })) // prettier-ignore
  try {
    await writeFile(path, content, { flag: force ? 'w' : 'wx' })
    return ok(null)
  } catch (error) {
    return fail(problem('not-written', '', 'not-written', { file: out, why: (error as NodeJS.ErrnoException).code ?? '' }))
  }
}

interface Given {
  readonly file: string
  readonly to: string
  readonly out: string
  readonly map?: string | undefined
  readonly set?: string | undefined
  readonly team?: string | undefined
  readonly pictures?: string | undefined
  readonly force: boolean
}

const OPTIONS = ['--to', '--out', '--map', '--set', '--team', '--pictures']

function optionsIn(args: readonly string[]): Result<Given> {
  const files: string[] = []
  const values = new Map<string, string>()
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!
    if (arg === '--json' || arg === '--force') continue
    if (OPTIONS.includes(arg)) values.set(arg, args[++index] ?? '')
    else if (arg.startsWith('-') && arg !== '-') return fail(problem('unknown-option', '', 'unknown-option', { option: arg, usage: USAGE }))
    else files.push(arg)
  }
  const [to, out] = [values.get('--to'), values.get('--out')]
  if (files.length !== 1 || !to || !out) return fail(problem('usage', '', 'verb-usage', { usage: USAGE }))
  return ok({
    file: files[0]!,
    to,
    out,
    map: values.get('--map'),
    set: values.get('--set'),
    team: values.get('--team'),
    pictures: values.get('--pictures'),
    force: args.includes('--force')
  })
}
