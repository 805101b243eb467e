/**
 * Improved Movement and Improved Targeting (rules.md section 19): one entry for each symbol.
 * Movement helps whenever the figure moves, targeting whenever it draws a line (IMT-01).
 */
import type { Effect, LineIgnore, MovementIgnore } from '../../vocabulary.ts'

interface Symbol {
  readonly id: string
  readonly name: string
  readonly move?: readonly MovementIgnore[]
  readonly line?: readonly LineIgnore[]
  /** Shooting with opponents next to it. */
  readonly based?: 'adjacent' | 'non-adjacent'
}

const SYMBOLS: readonly Symbol[] = [
  { id: 'elevated', name: 'elevated terrain', move: ['elevated'], line: ['elevated'] },
  { id: 'hindering', name: 'hindering terrain', move: ['hindering'], line: ['hindering'] },
  { id: 'water', name: 'water terrain', move: ['water'], line: [] },
  { id: 'blocking', name: 'blocking terrain', move: ['blocking'], line: ['blocking'] },
  { id: 'indoor-blocking', name: 'indoor blocking terrain', move: ['indoor-blocking'], line: ['indoor-blocking'] },
  { id: 'outdoor-blocking', name: 'outdoor blocking terrain', move: ['outdoor-blocking'], line: ['outdoor-blocking'] },
  { id: 'destroying', name: 'blocking terrain, destroying it', move: ['blocking'], line: ['blocking'] },
  { id: 'characters', name: 'figures', move: ['characters'], line: ['characters'] },
  { id: 'friendly-characters', name: 'friendly figures', line: ['friendly-characters'] },
  { id: 'opposing-characters', name: 'opposing figures', move: ['opposing-characters'], line: ['opposing-characters'] },
  { id: 'adjacent-characters', name: 'adjacent opponents', move: ['adjacent-opponents'], based: 'adjacent' },
  { id: 'move-past', name: 'opponents next to it', move: ['opposing-characters'], based: 'non-adjacent' }
]

/** Other spellings of the same symbols. */
const ALIASES: Readonly<Record<string, string>> = {
  'indoor': 'indoor-blocking', 'blocking-indoor': 'indoor-blocking', 'outdoor': 'outdoor-blocking', 'blocking-outdoor': 'outdoor-blocking',
  'destroying-blocking': 'destroying', 'destroys-blocking': 'destroying', 'destroy': 'destroying', 'destroy-blocking': 'destroying',
  'friendly': 'friendly-characters', 'opposing': 'opposing-characters',
  'adjacent': 'adjacent-characters', 'adjacent-opposing': 'adjacent-characters', 'adjacent-opposing-characters': 'adjacent-characters',
  'adjacent-opponents': 'adjacent-characters', 'based': 'move-past', 'through': 'move-past', 'past': 'move-past',
  'while-adjacent': 'move-past', 'opponents': 'move-past'
}

function movementOf(symbol: Symbol, id: string): Effect {
  return {
    id: `improved-movement:${id}`, name: `Improved Movement: ${symbol.name}`, kind: 'ability', rule: 'IMT-01',
    summary: `Moves as if ${symbol.name} were not in its way.`, act: 'always',
    clauses: [{ phase: 'movement', rule: 'IMT-01', ignores: symbol.move ?? [] }]
  }
}

function targetingOf(symbol: Symbol, id: string): Effect {
  return {
    id: `improved-targeting:${id}`, name: `Improved Targeting: ${symbol.name}`, kind: 'ability', rule: 'IMT-01',
    summary: symbol.based
      ? symbol.based === 'adjacent' ? 'May shoot at opponents next to it.' : 'May shoot while opponents stand next to it.'
      : `Its lines of fire pass ${symbol.name} as if it were not there.`,
    act: 'always',
    clauses: symbol.based
      ? [{ phase: 'targeting', rule: 'SIZ-10', does: 'ranged-while-based', at: symbol.based }]
      : [{ phase: 'line-of-fire', rule: 'IMT-01', does: 'ignore', ignores: symbol.line ?? [] }]
  }
}

const named: readonly (readonly [string, Symbol])[] = [
  ...SYMBOLS.map((symbol) => [symbol.id, symbol] as const),
  ...Object.entries(ALIASES).map(([alias, id]) => [alias, SYMBOLS.find((symbol) => symbol.id === id)!] as const)
]

export const improvedEffects: readonly Effect[] = named.flatMap(([id, symbol]) => [
  ...(symbol.move ? [movementOf(symbol, id)] : []),
  ...(symbol.line || symbol.based ? [targetingOf(symbol, id)] : [])
])
