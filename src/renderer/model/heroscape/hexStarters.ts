/// <reference types="vite/client" />
/** The hex maps and the first position that come with the app, checked when they are read. Nothing is fetched. */
import { parseHexMapFile, type HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import type { Problem } from '../../../shared/base/result.ts'
import type { HeroscapeCase } from '../../../shared/games/heroscape/case.ts'
import { parseHeroscape } from '../../../shared/games/heroscape/parse.ts'
import { problemText } from '../../i18n/texts.ts'

const mapFiles = import.meta.glob<string>('../../../../resources/hexmaps/*.hexmap.json', { query: '?raw', import: 'default', eager: true })
const positions = import.meta.glob<string>('../../../../resources/positions/*.clixcase', { query: '?raw', import: 'default', eager: true })

/** What is wrong with a file that came with the app: a sentence for each that cannot be used. */
export const starterProblems: string[] = []

function told(path: string, problems: readonly Problem[]): void {
  starterProblems.push(`The starter file ${path.slice(path.lastIndexOf('/') + 1)} cannot be used. ${problemText(problems[0])}`.trim())
}

export const hexMaps: readonly HexMapFile[] = Object.entries(mapFiles).flatMap(([path, text]) => {
  const json = parseJsonText(text)
  const file = json.ok ? parseHexMapFile(json.value) : json
  if (file.ok) return [file.value]
  told(path, file.problems)
  return []
})

/** Positions of other games may lie beside ours. */
const isOurs = (json: unknown): boolean => (json as { readonly ruleset?: unknown } | null)?.ruleset === 'heroscape-knockback'

export const firstPosition: HeroscapeCase | null =
  Object.entries(positions).flatMap(([path, text]) => {
    const json = parseJsonText(text)
    if (json.ok && !isOurs(json.value)) return []
    const position = json.ok ? parseHeroscape(json.value) : json
    if (position.ok) return [position.value]
    told(path, position.problems)
    return []
  })[0] ?? null

/** A little ground, where not even the files that come with the app can be read. */
export const BARE_MAP: HeroscapeCase['map'] = {
  hexes: Array.from({ length: 35 }, (_, index) => {
    const row = Math.floor(index / 7)
    return [(index % 7) - Math.floor(row / 2), row, 1] as const
  })
}
