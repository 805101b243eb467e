/** The figures of a scene, as they stood before the question: labels, sides and the roles that the ruling gives. */
import type { CaseFigure, ClixCase } from '../contract/case.ts'
import { sideAt, squaresOf } from '../contract/caseSquares.ts'
import type { Ruling } from '../contract/ruling.ts'
import { rulesetFor } from '../editions/shelf.ts'
import type { SceneToken } from './scene.ts'
import { unfitGround } from './standing.ts'
import { sideIndexes } from './sideIndex.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Two or three letters for a name: initials of several words, the start of a single one. */
export function shortLabel(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
  if (words.length === 0) return lettersOf(name.trim()).slice(0, 2).join('') || '?'
  if (words.length === 1) {
    const letters = lettersOf(words[0]!).slice(0, 3)
    return letters[0]!.toUpperCase() + letters.slice(1).join('')
  }
  return words
    .slice(0, 3)
    .map((word) => lettersOf(word)[0]!.toUpperCase())
    .join('')
}

/** A label for each name, in order; equal ones get a number in place of their last letter. */
export function shortLabels(names: readonly string[]): string[] {
  const wanted = names.map(shortLabel)
  const often = new Map<string, number>()
  for (const label of wanted) often.set(label, (often.get(label) ?? 0) + 1)
  const taken = new Set(wanted.filter((label) => often.get(label) === 1))
  return wanted.map((label) => {
    if (often.get(label) === 1) return label
    const letters = lettersOf(label)
    for (let number = 1; ; number++) {
      const text = String(number)
      const numbered = letters.slice(0, Math.max(1, 3 - text.length)).join('') + text
      if (taken.has(numbered)) continue
      taken.add(numbered)
      return numbered
    }
  })
}

/** The letters on the token of each figure of a case, by its id; the same wherever figures are listed. */
export function lettersOnTokens(figures: readonly CaseFigure[]): ReadonlyMap<string, string> {
  const labels = shortLabels(figures.map(({ id, name }) => name ?? id))
  return new Map(figures.map(({ id }, i) => [id, labels[i]!]))
}

/** Whom a question is about: attackers and targets by figure id. */
export type Roles = ReadonlyMap<string, 'attacker' | 'target'>
const NOBODY: Roles = new Map()

/** The sign of values that the judge has set or an effect has changed. */
function changedSign({ set = {}, effects = [] }: CaseFigure): Pick<SceneToken, 'changed'> {
  const isSet = Object.values(set).some((value) => value !== undefined)
  if (!isSet && effects.length === 0) return {}
  const [only, ...others] = effects
  if (isSet || others.length > 0 || only?.modifier === undefined || only.replacement !== undefined) return { changed: '±' }
  return { changed: only.modifier < 0 ? `−${-only.modifier}` : `+${only.modifier}` }
}

/** The tokens of a case, in its order. Figures that are not on the map are left out. */
export function sceneTokens(position: ClixCase, ruling: Ruling | null, roles: Roles = NOBODY): SceneToken[] {
  const figures = position.figures ?? []
  const blockers = new Map<string, number>()
  if (ruling && 'blockedBy' in ruling) {
    ruling.blockedBy.forEach((blocker, i) => {
      if (blocker.figure !== undefined && !blockers.has(blocker.figure)) blockers.set(blocker.figure, i + 1)
    })
  }
  const taken = ruling && 'damageTaken' in ruling ? ruling.damageTaken : {}
  const labels = lettersOnTokens(figures)
  const indexes = sideIndexes(figures.map(sideAt))
  const knows = rulesetFor(position)
  const hides = [...(knows?.effects.values() ?? [])].some(({ clauses }) =>
    clauses.some((clause) => clause.phase === 'attack' && clause.does === 'spots')
  )
  return figures.flatMap((figure, i): SceneToken[] => {
    const side = sideAt(figure, i)
    const squares = squaresOf(figure)
    if (squares.length === 0) return []
    return [
      {
        id: figure.id,
        label: labels.get(figure.id)!,
        name: figure.name ?? figure.id,
        side,
        sideIndex: indexes.get(side) ?? 0,
        squares,
        size: figure.size ?? 'standard',
        click: figure.click ?? null,
        tokens: figure.tokens ?? 0,
        ...(figure.flight && knows?.effects.has(figure.flight) ? { height: figure.flight } : {}),
        ...(figure.spotted && hides ? { spotted: true as const } : {}),
        ...(figure.flight === undefined && unfitGround(position, squares) ? { misplaced: true as const } : {}),
        ...changedSign(figure),
        role: roles.get(figure.id) ?? null,
        blocker: blockers.get(figure.id) ?? null,
        damage: taken[figure.id] ?? null
      }
    ]
  })
}
