/** What an author would want to know of a map of hexes: few checks, each an entry of one list, each finding with its hexes. */
import { filled } from '../../base/text/filled.ts'
import { DIRECTIONS, groundsOf, hexKey, stepped } from '../../games/heroscape/board.ts'
import type { Hex, HexMap, MapGround } from '../../games/heroscape/case.ts'
import { USUAL_HEIGHT } from '../../games/heroscape/walk.ts'
import type { HexMapFile } from '../../formats/documents/maps/hexMapFile.ts'
import type { Severity } from './view.ts'

export type HexLintCode = 'hexes-apart' | 'hex-hole' | 'hex-cut-off' | 'hex-island' | 'name-missing'

export interface HexFinding {
  readonly code: HexLintCode
  readonly severity: Severity
  readonly hexes: readonly Hex[]
  readonly count: number
  readonly facts: Readonly<Record<string, string | number>>
  /** The English sentence. */
  readonly message: string
}

export interface HexLintReport {
  readonly map: string
  /** No error. */
  readonly ok: boolean
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  /** Warnings first, then notes. */
  readonly findings: readonly HexFinding[]
  readonly census: {
    readonly hexes: number
    /** How many hexes have each level, the lowest first; and each kind of ground that is not plain. */
    readonly levels: Readonly<Record<string, number>>
    readonly ground: Readonly<Partial<Record<MapGround, number>>>
  }
}

/** What each finding says, in English; `count` is always there. */
export const hexLintSentences: Readonly<Record<HexLintCode, string>> = {
  'hexes-apart': 'The map lies in {parts} parts that do not touch. Hexes outside of the largest: {count}.',
  'hex-hole': 'Single hexes that are missing amid others: {count}.',
  'hex-cut-off': 'Hexes to which a figure of Height {height} never comes, climbing as in normal movement: {count}.',
  'hex-island': 'Single hexes of another level than the six around them, which are alike: {count}.',
  'name-missing': 'The map has no name.'
}

class HexView {
  readonly levels: ReadonlyMap<string, number>
  readonly grounds: ReadonlyMap<string, MapGround>
  readonly hexes: readonly Hex[]
  constructor(readonly map: HexMap) {
    this.hexes = map.hexes.map(([q, r]): Hex => [q, r])
    this.levels = new Map(map.hexes.map(([q, r, level]) => [hexKey([q, r]), level]))
    this.grounds = groundsOf(map)
  }
  beside(hex: Hex): readonly Hex[] {
    return DIRECTIONS.map((way) => stepped(hex, way))
  }
  has(hex: Hex): boolean {
    return this.levels.has(hexKey(hex))
  }
  level(hex: Hex): number {
    return this.levels.get(hexKey(hex)) ?? 0
  }
  isOpen(hex: Hex): boolean {
    return this.has(hex) && this.grounds.get(hexKey(hex)) !== 'obstacle'
  }

  /** These hexes in parts whose hexes are joined by `joins`, the largest first, of equal ones the first of the map. */
  parts(hexes: readonly Hex[], joins: (from: Hex, to: Hex) => boolean): readonly (readonly Hex[])[] {
    const left = new Set(hexes.map(hexKey))
    const parts: Hex[][] = []
    for (const start of hexes) {
      if (!left.delete(hexKey(start))) continue
      const part = [start]
      for (let at = 0; at < part.length; at++)
        for (const to of this.beside(part[at]!)) if (left.has(hexKey(to)) && joins(part[at]!, to) && left.delete(hexKey(to))) part.push(to)
      parts.push(part)
    }
    return parts.sort((a, b) => b.length - a.length)
  }

  /** The hexes that a figure comes to from one of these by steps that it can take: any drop, and climbs of less than its Height. */
  reached(starts: readonly Hex[]): ReadonlySet<string> {
    const seen = new Set(starts.map(hexKey))
    const queue = [...starts]
    for (let at = 0; at < queue.length; at++)
      for (const to of this.beside(queue[at]!)) {
        if (seen.has(hexKey(to)) || !this.isOpen(to) || this.level(to) - this.level(queue[at]!) >= USUAL_HEIGHT) continue
        seen.add(hexKey(to))
        queue.push(to)
      }
    return seen
  }
}

interface Found {
  readonly hexes: readonly Hex[]
  readonly facts?: Readonly<Record<string, string | number>>
}

interface HexCheck {
  readonly code: HexLintCode
  readonly severity: Severity
  readonly find: (view: HexView, file: HexMapFile) => Found | null
}

const some = (hexes: readonly Hex[]): Found | null => (hexes.length > 0 ? { hexes } : null)

const CHECKS: readonly HexCheck[] = [
  {
    code: 'hexes-apart',
    severity: 'warning',
    find(view) {
      const [, ...others] = view.parts(view.hexes, () => true)
      return others.length > 0 ? { hexes: others.flat(), facts: { parts: others.length + 1 } } : null
    }
  },
  {
    code: 'hex-cut-off',
    severity: 'warning',
    find(view) {
      // Hexes that do not touch the largest part are told as such.
      const [touching = []] = view.parts(view.hexes, () => true)
      const open = touching.filter((hex) => view.isOpen(hex))
      const [walked = []] = view.parts(open, (from, to) => Math.abs(view.level(from) - view.level(to)) < USUAL_HEIGHT)
      const reached = view.reached(walked)
      const cutOff = open.filter((hex) => !reached.has(hexKey(hex)))
      return cutOff.length > 0 ? { hexes: cutOff, facts: { height: USUAL_HEIGHT } } : null
    }
  },
  {
    code: 'hex-hole',
    severity: 'info',
    find(view) {
      const holes = new Map(view.hexes.flatMap((hex) => view.beside(hex)).map((hex) => [hexKey(hex), hex]))
      return some([...holes.values()].filter((hex) => !view.has(hex) && view.beside(hex).every((beside) => view.has(beside))))
    }
  },
  {
    code: 'hex-island',
    severity: 'info',
    find: (view) =>
      some(
        view.hexes.filter((hex) => {
          const around = new Set(view.beside(hex).map((beside) => view.levels.get(hexKey(beside)) ?? null))
          return around.size === 1 && !around.has(null) && !around.has(view.level(hex))
        })
      )
  },
  { code: 'name-missing', severity: 'info', find: (_view, { name }) => (name.trim() === '' ? { hexes: [] } : null) }
]

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/** Looks at a map of hexes with every check. */
export function lintHexMap(file: HexMapFile): HexLintReport {
  const view = new HexView(file.map)
  const findings = CHECKS.flatMap(({ code, severity, find }): readonly HexFinding[] => {
    const found = find(view, file)
    if (!found) return []
    const { hexes, facts = {} } = found
    const count = Math.max(1, hexes.length)
    return [{ code, severity, hexes, count, facts, message: hexLintText(code, { ...facts, count }) }]
  })
  const number = (severity: Severity): number => findings.filter((one) => one.severity === severity).length
  const levels = new Map<number, number>()
  for (const [, , level] of file.map.hexes) levels.set(level, (levels.get(level) ?? 0) + 1)
  const ground = new Map<MapGround, number>()
  for (const kind of view.grounds.values()) ground.set(kind, (ground.get(kind) ?? 0) + 1)
  return {
    map: file.id,
    ok: number('error') === 0,
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    findings: SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity)),
    census: {
      hexes: view.hexes.length,
      levels: Object.fromEntries([...levels].sort(([a], [b]) => a - b)),
      ground: Object.fromEntries(ground)
    }
  }
}

/** The sentence of a finding in a language. */
export const hexLintText = (
  code: HexLintCode,
  facts: Readonly<Record<string, string | number>>,
  sentences: Readonly<Record<HexLintCode, string>> = hexLintSentences
): string => filled(sentences[code], facts)
