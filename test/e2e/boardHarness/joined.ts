/** The longest table that is played on: six maps of 16 squares joined, with 40 figures. */
import type { CaseFigure, ClixCase } from '../../../src/shared/contract/case.ts'
import { seeded } from '../../bench/boards.ts'

export function joinedCase(): ClixCase {
  const pick = seeded(5)
  const [columns, rows] = [16, 96]
  const terrain = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => {
      const n = pick(100)
      return n < 4 ? 'b' : n < 12 ? 'h' : n < 15 ? 'w' : '.'
    }).join('')
  )
  const level = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_unused, x) => (x > 3 && x < 10 && y % 16 > 5 && y % 16 < 11 ? '2' : '1')).join('')
  )
  const taken = new Set<string>()
  const figures: CaseFigure[] = []
  while (figures.length < 40) {
    const at = [pick(columns), pick(rows)] as const
    if (taken.has(String(at))) continue
    taken.add(String(at))
    figures.push({ id: `f${figures.length}`, name: `Figure ${figures.length}`, at, side: figures.length % 2 === 0 ? 'red' : 'blue' })
  }
  return {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [columns, rows], terrain, level },
    figures,
    ask: { kind: 'line-of-fire', from: 'f0', to: 'f1' }
  }
}
