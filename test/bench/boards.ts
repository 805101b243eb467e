/** The boards that the benchmark works on: seeded, so that every run and every machine measures the same. */
import type { CaseFigure, CaseMap, ClixCase } from '../../src/shared/contract/case.ts'

/** A small generator of whole numbers below `n` (mulberry32). */
export function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

/** 24 columns x 36 rows with blocking and hindering terrain, two buildings, walls and `count` figures. */
export function crowdedCase(seed: number, count: number): ClixCase {
  const pick = seeded(seed)
  const [columns, rows] = [24, 36]
  const terrain = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => {
      const n = pick(100)
      return n < 6 ? 'b' : n < 16 ? 'h' : '.'
    }).join('')
  )
  const level = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      (x > 4 && x < 9 && y > 6 && y < 14) || (x > 14 && x < 20 && y > 20 && y < 28) ? '2' : '1'
    ).join('')
  )
  const walls = Array.from({ length: 60 }, () => {
    const x = pick(columns - 1)
    const y = pick(rows)
    return [
      [x, y],
      [x + 1, y]
    ] as const
  })
  const map: CaseMap = { size: [columns, rows], terrain, level, walls }
  const taken = new Set<string>()
  const figures: CaseFigure[] = []
  while (figures.length < count) {
    const at = [pick(columns), pick(rows)] as const
    if (taken.has(String(at)) || terrain[at[1]]![at[0]] === 'b') continue
    taken.add(String(at))
    figures.push({
      id: `f${figures.length}`,
      at,
      side: figures.length % 2 === 0 ? 'red' : 'blue',
      powers: figures.length % 5 === 0 ? ['toughness', 'charge'] : []
    })
  }
  return { format: 'clixcase/1', ruleset: 'heroclix-2012', map, figures, ask: { kind: 'line-of-fire', from: 'f0', to: 'f1' } }
}
