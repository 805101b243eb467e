/** The maps of tables as they are typed: one line per table, its number first. */

export interface TypedMaps {
  /** By the number of the table. */
  readonly maps: Readonly<Record<string, string>>
  /** Numbers of lines, from 1 on, that name no table. */
  readonly unread: readonly number[]
}

const MOST = 1000
/** Letters of the name of a map. */
const LONGEST = 200

/** "3 Market Street", "4: Old Harbour"; "5-8 Inner Court" is a row of tables. `null` if the line is nothing of that kind. */
function lineOf(line: string): { readonly first: number; readonly last: number; readonly map: string } | null {
  const [from = ''] = /^\d{1,5}/.exec(line) ?? []
  if (from === '') return null
  const rest = line.slice(from.length)
  const [, to = ''] = /^[-–]\s*(\d{1,5})/u.exec(rest.trimStart()) ?? []
  const row = to === '' ? null : mapIn(rest.slice(rest.indexOf(to) + to.length))
  const map = row ?? mapIn(rest)
  return map === null ? null : { first: Number(from), last: Number(row === null ? from : to), map }
}

/** The name behind one separator; `null` if there is no separator or no name. */
function mapIn(rest: string): string | null {
  const trimmed = rest.trimStart()
  const isSeparated = /^[:.;,]/.test(trimmed)
  const map = (isSeparated ? trimmed.slice(1) : trimmed).trim()
  return (isSeparated || trimmed !== rest) && map !== '' && map.length <= LONGEST ? map : null
}

export function typedMaps(text: string): TypedMaps {
  const maps: Record<string, string> = {}
  const unread: number[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const read = lineOf(line.trim())
    if (read === null || read.first < 1 || read.last < read.first || read.last - read.first >= MOST) {
      unread.push(index + 1)
      return
    }
    for (let table = read.first; table <= read.last; table++) maps[String(table)] = read.map
  })
  return { maps, unread }
}

export const mapLines = (maps: ReadonlyMap<number, string>): string =>
  [...maps]
    .toSorted(([a], [b]) => a - b)
    .map(([table, map]) => `${table} ${map}`)
    .join('\n')
