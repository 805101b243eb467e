/** The question on the table: its parts, and changing one part while keeping the others. `''` is a part not chosen yet. */
import { brokenIn } from './broken.ts'
import type { Ask, AskKind, BreakAwayAsk, CaseTarget, ClixCase, MoveAsk, ReachAsk, SquareXY } from '../../../shared/contract/case.ts'

export type End = string | SquareXY
export interface AskParts {
  readonly from: End
  readonly to: End
}

export const ASK_KINDS: readonly AskKind[] = [
  'line-of-fire',
  'can-target',
  'targets',
  'attack',
  'odds',
  'preparation',
  'knock-back',
  'damage',
  'value',
  'move',
  'reach',
  'break-away',
  'timeline'
]

/** Questions about one figure alone and how it moves. */
export const isMovement = (ask: Ask): ask is MoveAsk | ReachAsk | BreakAwayAsk =>
  ask.kind === 'move' || ask.kind === 'reach' || ask.kind === 'break-away'
/** Questions that name no second figure. */
const hasNoTarget = (ask: Ask): boolean =>
  ask.kind === 'targets' || ask.kind === 'preparation' || ask.kind === 'timeline' || isMovement(ask)

const isName = (end: unknown): end is string => typeof end === 'string'
const nameOr = (end: End): string => (isName(end) ? end : '')

/** Who asks and about whom, whatever the kind. */
export function askParts(ask: Ask): AskParts {
  switch (ask.kind) {
    case 'line-of-fire':
    case 'odds':
      return { from: ask.from, to: ask.to }
    case 'can-target':
      return { from: ask.from, to: isName(ask.to) ? ask.to : '' }
    case 'targets':
    case 'preparation':
      return { from: ask.from, to: '' }
    case 'attack': {
      const [first] = ask.targets
      return { from: ask.from, to: isName(first) ? first : '' }
    }
    case 'knock-back':
      return { from: ask.from ?? '', to: ask.hits[0]?.figure ?? '' }
    case 'damage':
      return { from: '', to: ask.to }
    case 'value':
      return { from: ask.against?.from ?? '', to: ask.figure }
    case 'move':
    case 'reach':
    case 'break-away':
      return { from: ask.figure, to: '' }
    // What happens names its figures event by event.
    case 'timeline':
      return { from: '', to: '' }
  }
}

/** The same question with other ends. Choices made for the old ends are dropped: they were about those figures. */
export function withParts(ask: Ask, parts: Partial<AskParts>): Ask {
  const { from, to } = { ...askParts(ask), ...parts }
  switch (ask.kind) {
    case 'line-of-fire':
      return { ...ask, from, to }
    case 'can-target':
      return { ...ask, from: nameOr(from), to: nameOr(to) }
    case 'targets':
    case 'preparation':
      return { ...ask, from: nameOr(from) }
    case 'odds':
      return { ...ask, from: nameOr(from), to: nameOr(to), choices: undefined }
    case 'attack':
      return { ...ask, from: nameOr(from), targets: [nameOr(to), ...ask.targets.slice(1).filter((t) => t !== to)], choices: undefined }
    case 'knock-back': {
      const [first, ...rest] = ask.hits
      return { ...ask, from: nameOr(from), hits: [{ damageTaken: 1, ...first, figure: nameOr(to) }, ...rest], choices: undefined }
    }
    case 'damage':
      return { ...ask, to: nameOr(to), choices: undefined }
    case 'value':
      return { ...ask, figure: nameOr(to), against: nameOr(from) ? { attack: 'ranged', ...ask.against, from: nameOr(from) } : undefined }
    case 'move':
      return from === ask.figure ? ask : { kind: 'move', figure: nameOr(from), action: 'move', path: [] }
    // Another figure has other powers to move by.
    case 'reach':
    case 'break-away':
      return from === ask.figure ? ask : { ...ask, figure: nameOr(from), action: 'move' }
    case 'timeline':
      return ask
  }
}

/** A question of another kind about the same figures. `kept` are ends that the present kind has no place for. */
export function withKind(ask: Ask, kind: AskKind, kept: AskParts = askParts(ask)): Ask {
  if (ask.kind === kind) return ask
  const target: CaseTarget | null = ask.kind === 'can-target' ? ask.to : ask.kind === 'attack' ? (ask.targets[0] ?? null) : null
  const own = askParts(ask)
  const from = own.from === '' ? kept.from : own.from
  const to = own.to === '' ? kept.to : own.to
  switch (kind) {
    case 'line-of-fire':
      return { kind, from, to }
    case 'can-target':
      return { kind, from: nameOr(from), to: target && !isName(target) ? target : nameOr(to), with: 'ranged-attack' }
    case 'targets':
      return { kind, from: nameOr(from), with: 'ranged-attack' }
    case 'attack':
      return { kind, from: nameOr(from), targets: [target && !isName(target) ? target : nameOr(to)], attack: 'ranged', dice: [4, 4] }
    case 'preparation':
      return { kind, from: nameOr(from) }
    case 'odds':
      return {
        kind,
        from: nameOr(from),
        to: nameOr(to),
        ...(ask.kind === 'attack' ? { attack: ask.attack, action: ask.action, powers: ask.powers } : {})
      }
    case 'knock-back':
      return { kind, from: nameOr(from), hits: [{ figure: nameOr(to), damageTaken: 2 }], dice: [4, 4] }
    case 'damage':
      return { kind, to: nameOr(to), amount: 2, type: 'normal' }
    case 'value':
      return {
        kind,
        figure: nameOr(to),
        value: 'defense',
        against: nameOr(from) ? { from: nameOr(from), attack: 'ranged' } : undefined
      }
    case 'move':
      return { kind, figure: nameOr(from), action: movedBy(ask), path: [] }
    case 'reach':
      return { kind, figure: nameOr(from), action: movedBy(ask) }
    case 'break-away':
      return { kind, figure: nameOr(from), action: movedBy(ask), roll: 4 }
    case 'timeline':
      return { kind, events: [] }
  }
}

/** The action stays from one question about a move to the next. */
const movedBy = (ask: Ask): string => (isMovement(ask) ? (ask.action ?? 'move') : 'move')

/** What the next tap on the board sets: a move that has its figure goes on with its path. */
export const firstPick = (ask: Ask): 'from' | 'to' => (ask.kind === 'move' && ask.figure !== '' ? 'to' : 'from')

/** B to A. */
export function swapped(ask: Ask): Ask {
  const { from, to } = askParts(ask)
  return withParts(ask, { from: to, to: from })
}

/** Whether swapping the ends means anything for this kind. */
export const canSwap = (ask: Ask): boolean => ask.kind !== 'damage' && !hasNoTarget(ask)

/** Every mention of a figure under another id (`''`: it is gone). */
export function renameInAsk(ask: Ask, id: string, name: string): Ask {
  const { from, to } = askParts(ask)
  let next = ask
  if (next.kind === 'attack' && name === '') {
    const others = next.targets.filter((target, i) => i === 0 || target !== id)
    const [first, ...rest] = others
    next = { ...next, targets: first === id && rest.length ? rest : others }
    if (next.from === id) next = { ...next, from: '' }
    return askParts(next).to === id ? withParts(next, { to: '' }) : next
  }
  if (next.kind === 'knock-back' && next.hits.length > 1 && name === '') {
    next = { ...next, hits: next.hits.filter((hit) => hit.figure !== id) }
    return from === id ? withParts(next, { from: '' }) : next
  }
  if (next.kind === 'move' && next.carrying === id) next = { ...next, carrying: name === '' ? undefined : name }
  if (from === id) next = withParts(next, { from: name })
  if (to === id) next = withParts(next, { to: name })
  return next
}

export type Missing = 'attacker' | 'target' | 'other-target' | 'map' | 'mover' | 'path' | 'event'

/** What is still to be chosen before there is a question to answer; null where there is one. */
export function missingPart(value: ClixCase): Missing | null {
  const { ask } = value
  const { from, to } = askParts(ask)
  if (ask.kind === 'timeline') return !value.map ? 'map' : ask.events.some((event) => brokenIn(event, value)) ? 'event' : null
  if (isMovement(ask) && from === '') return 'mover'
  if (ask.kind === 'move' && ask.path.length === 0) return 'path'
  const needsFrom = ask.kind !== 'damage' && ask.kind !== 'value' && ask.kind !== 'knock-back'
  if (needsFrom && from === '') return 'attacker'
  if (ask.kind === 'knock-back' && from === '' && !ask.origin) return 'attacker'
  if (ask.kind === 'can-target' && !isName(ask.to)) return null
  if (ask.kind === 'attack' && !isName(ask.targets[0])) return ask.targets.length ? null : 'target'
  if (ask.kind === 'knock-back' && ask.hits.some((hit) => hit.figure === '')) return 'target'
  if (!hasNoTarget(ask) && to === '') return 'target'
  if (from !== '' && String(from) === String(to)) return 'other-target'
  return null
}
