/** Knock-back marks: the ruling's own paths firmly, those of a player's other choices faintly. */
import type { CaseFigure, ClixCase, SquareXY } from '../contract/case.ts'
import type { KnockBackOutcome, KnockBackResult, Ruling, RulingOption } from '../contract/ruling.ts'
import type { KnockBackMark } from './scene.ts'
import { squaresOf } from '../contract/caseSquares.ts'

function markOf(result: KnockBackResult, figures: ReadonlyMap<string, CaseFigure>, option: number): KnockBackMark[] {
  const figure = figures.get(result.figure)
  const from = figure ? squaresOf(figure)[0] : undefined
  if (!result.knockedBack || !result.direction || !from) return []
  const own = result.damage.filter((damage) => damage.to === result.figure)
  const sum = (amounts: readonly number[]): number | null =>
    own.length === 0 ? null : amounts.reduce((total, amount) => total + amount, 0)
  return [
    {
      kind: 'knock-back',
      figure: result.figure,
      from,
      direction: result.direction,
      path: result.path,
      end: result.end,
      short: Math.max(0, result.squares - result.path.length),
      stoppedBy: result.stoppedBy,
      damage: sum(own.map((damage) => damage.taken)),
      dealt: sum(own.map((damage) => damage.dealt)),
      others: result.damage
        .filter((damage) => damage.to !== result.figure)
        .map((damage) => ({
          figure: damage.to,
          at: squaresOf(figures.get(damage.to) ?? { id: '' })[0] ?? null,
          damage: damage.taken
        })),
      option
    }
  ]
}

const isXY = (value: unknown): value is SquareXY => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)

function isResult(value: unknown): value is KnockBackResult {
  if (typeof value !== 'object' || value === null) return false
  const result = value as Partial<KnockBackResult>
  return (
    typeof result.figure === 'string' &&
    typeof result.squares === 'number' &&
    isXY(result.end) &&
    Array.isArray(result.path) &&
    result.path.every(isXY) &&
    Array.isArray(result.damage)
  )
}

/** The knock-back results that an option leads to: directly, or within an attack. */
function resultsOfOption(option: RulingOption): readonly KnockBackResult[] {
  const inAttack = option['knockBack'] as Partial<KnockBackOutcome> | undefined
  const results = option['results'] ?? inAttack?.results
  return Array.isArray(results) ? results.filter(isResult) : []
}

const pathKey = (mark: KnockBackMark): string => JSON.stringify([mark.figure, mark.direction, mark.path, mark.stoppedBy])

/** Every knock-back path that a ruling names; the same path is drawn once. */
export function marksOfKnockBack(position: ClixCase, ruling: Ruling): KnockBackMark[] {
  const results = ruling.kind === 'knock-back' ? ruling.results : ruling.kind === 'attack' ? ruling.knockBack.results : []
  const figures = new Map((position.figures ?? []).map((figure) => [figure.id, figure]))
  const own = results.flatMap((result) => markOf(result, figures, 0))
  const seen = new Set(own.map(pathKey))
  const others = (ruling.options ?? []).flatMap((option, i) => resultsOfOption(option).flatMap((result) => markOf(result, figures, i + 1)))
  return [
    ...own,
    ...others.filter((mark) => {
      const key = pathKey(mark)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  ]
}
