/** The figures of a scene, as they stood before the question: labels, sides and the roles that the ruling gives. */
import type { CaseFigure, ClixCase } from '../contract/case.ts'
import { sameSquare, sideAt, squaresOf } from '../contract/caseSquares.ts'
import type { Ruling, XY } from '../contract/ruling.ts'
import { rulesetOf } from '../rules/catalog.ts'
import type { SceneToken } from './scene.ts'
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

const isAt = (figure: CaseFigure, at: XY): boolean => squaresOf(figure).some((square) => sameSquare(square, at))

/** The opponents that a break away is from, as its reasons name them. */
function heldBy(ruling: Ruling): readonly string[] {
  return ruling.because.flatMap(({ facts }) => {
    const figures = facts['figures']
    return Array.isArray(figures) ? figures.filter((id): id is string => typeof id === 'string') : []
  })
}

/** Whom the question is about: attackers and targets by figure id. */
export function rolesOf(position: ClixCase, ruling: Ruling | null, plan = 0): ReadonlyMap<string, 'attacker' | 'target'> {
  const figures = position.figures ?? []
  const roles = new Map<string, 'attacker' | 'target'>()
  const give = (who: unknown, role: 'attacker' | 'target'): void => {
    if (typeof who === 'string') roles.set(who, role)
    else if (Array.isArray(who)) {
      const there = figures.find((figure) => isAt(figure, who as unknown as XY))
      if (there) roles.set(there.id, role)
    }
  }
  const ask = position.ask
  switch (ask.kind) {
    case 'line-of-fire':
    case 'can-target':
    case 'odds':
      give(ask.to, 'target')
      give(ask.from, 'attacker')
      break
    case 'targets':
      if (ruling?.kind === 'targets') ruling.legal.forEach((id) => give(id, 'target'))
      give(ask.from, 'attacker')
      break
    case 'attack':
      ask.targets.forEach((target) => give(target, 'target'))
      give(ask.from, 'attacker')
      break
    case 'knock-back':
      ask.hits.forEach((hit) => give(hit.figure, 'target'))
      give(ask.from, 'attacker')
      break
    case 'preparation':
      if (ruling?.kind === 'preparation') ruling.plans[plan]?.targets.forEach((id) => give(id, 'target'))
      give(ask.from, 'attacker')
      break
    case 'value':
      give(ask.against?.from, 'attacker')
      give(ask.figure, 'target')
      break
    case 'damage':
      give(ask.to, 'target')
      break
    case 'reach':
      if (ruling?.kind === 'reach') ruling.attackable.forEach((id) => give(id, 'target'))
      give(ask.figure, 'attacker')
      break
    case 'break-away':
      if (ruling?.kind === 'break-away') heldBy(ruling).forEach((id) => give(id, 'target'))
      give(ask.figure, 'attacker')
      break
    case 'move':
      give(ask.figure, 'attacker')
      break
    case 'timeline':
      break
  }
  return roles
}

/** The tokens of a case, in its order. Figures that are not on the map are left out. */
export function sceneTokens(position: ClixCase, ruling: Ruling | null, plan = 0): SceneToken[] {
  const figures = position.figures ?? []
  const roles = rolesOf(position, ruling, plan)
  const blockers = new Map<string, number>()
  if (ruling?.kind === 'line-of-fire') {
    ruling.blockedBy.forEach((blocker, i) => {
      if (blocker.figure !== undefined && !blockers.has(blocker.figure)) blockers.set(blocker.figure, i + 1)
    })
  }
  const taken = ruling?.kind === 'attack' ? ruling.damageTaken : {}
  const labels = shortLabels(figures.map((figure) => figure.name ?? figure.id))
  const indexes = sideIndexes(figures.map(sideAt))
  const knows = rulesetOf(position.ruleset)
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
        label: labels[i]!,
        name: figure.name ?? figure.id,
        side,
        sideIndex: indexes.get(side) ?? 0,
        squares,
        size: figure.size ?? 'standard',
        click: figure.click ?? null,
        tokens: figure.tokens ?? 0,
        ...(figure.flight && knows?.effects.has(figure.flight) ? { height: figure.flight } : {}),
        ...(figure.spotted && hides ? { spotted: true as const } : {}),
        role: roles.get(figure.id) ?? null,
        blocker: blockers.get(figure.id) ?? null,
        damage: taken[figure.id] ?? null
      }
    ]
  })
}
