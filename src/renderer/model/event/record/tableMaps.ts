/** Which map lies on which table, as somebody types it: a line a table, its number first. */

export interface TypedMaps {
  /** By the number of the table. */
  readonly maps: Readonly<Record<string, string>>
  /** Numbers of lines, from 1 on, that name no table. */
  readonly unread: readonly number[]
}

/** "3 Market Street", "4: Old Harbour"; "5-8 Inner Court" is a row of tables. */
const LINE = /^(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?\s*[:.;,\t ]\s*(.{1,200})$/u
const MOST = 1000

export function typedMaps(text: string): TypedMaps {
  const maps: Record<string, string> = {}
  const unread: number[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const [, from = '', to = from, map = ''] = LINE.exec(line.trim()) ?? []
    const [first, last] = [Number(from), Number(to)]
    if (map.trim() === '' || first < 1 || last < first || last - first >= MOST) {
      unread.push(index + 1)
      return
    }
    for (let table = first; table <= last; table++) maps[String(table)] = map.trim()
  })
  return { maps, unread }
}

export const mapLines = (maps: ReadonlyMap<number, string>): string =>
  [...maps]
    .toSorted(([a], [b]) => a - b)
    .map(([table, map]) => `${table} ${map}`)
    .join('\n')
