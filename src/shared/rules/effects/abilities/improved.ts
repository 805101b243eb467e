/**
 * Improved Movement and Improved Targeting (rules.md section 19): one entry for each symbol.
 * Movement helps whenever the figure moves, targeting whenever it draws a line (IMT-01).
 */
import type { Effect, LineIgnore, MovementIgnore } from '../../vocabulary/vocabulary.ts'

interface Symbol {
  readonly id: string
  readonly name: string
  readonly move?: readonly MovementIgnore[]
  readonly line?: readonly LineIgnore[]
  /** Shooting with opponents next to it. */
  readonly based?: 'adjacent' | 'non-adjacent'
  readonly destroys?: true
  /** The row of this symbol. */
  readonly row: string
}

const SYMBOLS: readonly Symbol[] = [
  { id: 'elevated', row: 'IMT-02', name: 'elevated terrain', move: ['elevated'], line: ['elevated'] },
  { id: 'hindering', row: 'IMT-03', name: 'hindering terrain', move: ['hindering'], line: ['hindering'] },
  { id: 'water', row: 'IMT-04', name: 'water terrain', move: ['water'], line: [] },
  { id: 'blocking', row: 'IMT-05', name: 'blocking terrain', move: ['blocking'], line: ['blocking'] },
  { id: 'indoor-blocking', row: 'IMT-05', name: 'indoor blocking terrain', move: ['indoor-blocking'], line: ['indoor-blocking'] },
  { id: 'outdoor-blocking', row: 'IMT-05', name: 'outdoor blocking terrain', move: ['outdoor-blocking'], line: ['outdoor-blocking'] },
  { id: 'destroying', row: 'IMT-06', name: 'blocking terrain, destroying it', move: ['blocking'], destroys: true, line: ['blocking'] },
  { id: 'characters', row: 'IMT-07', name: 'figures', move: ['characters'], line: ['characters'] },
  { id: 'friendly-characters', row: 'IMT-07', name: 'friendly figures', line: ['friendly-characters'] },
  { id: 'opposing-characters', row: 'IMT-07', name: 'opposing figures', move: ['opposing-characters'], line: ['opposing-characters'] },
  { id: 'adjacent-characters', row: 'IMT-08', name: 'adjacent opponents', move: ['adjacent-opponents'], based: 'adjacent' },
  { id: 'move-past', row: 'IMT-08', name: 'opponents next to it', move: ['past-opponents'], based: 'non-adjacent' }
]

/** Other spellings of the same symbols. */
const ALIASES: Readonly<Record<string, string>> = {
  indoor: 'indoor-blocking',
  'blocking-indoor': 'indoor-blocking',
  outdoor: 'outdoor-blocking',
  'blocking-outdoor': 'outdoor-blocking',
  'destroying-blocking': 'destroying',
  'destroys-blocking': 'destroying',
  destroy: 'destroying',
  'destroy-blocking': 'destroying',
  friendly: 'friendly-characters',
  opposing: 'opposing-characters',
  adjacent: 'adjacent-characters',
  'adjacent-opposing': 'adjacent-characters',
  'adjacent-opposing-characters': 'adjacent-characters',
  'adjacent-opponents': 'adjacent-characters',
  based: 'move-past',
  through: 'move-past',
  past: 'move-past',
  'while-adjacent': 'move-past',
  opponents: 'move-past'
}

function movementOf(symbol: Symbol, id: string): Effect {
  return {
    id: `improved-movement:${id}`,
    name: `Improved Movement: ${symbol.name}`,
    kind: 'ability',
    rule: 'IMT-01',
    summary: symbol.destroys
      ? 'Moves as if blocking terrain were not in its way, and destroys it.'
      : `Moves as if ${symbol.name} were not in its way.`,
    act: 'always',
    clauses: [{ phase: 'movement', rule: symbol.row, ignores: symbol.move ?? [], ...(symbol.destroys && { destroys: true }) }]
  }
}

function targetingOf(symbol: Symbol, id: string): Effect {
  return {
    id: `improved-targeting:${id}`,
    name: `Improved Targeting: ${symbol.name}`,
    kind: 'ability',
    rule: 'IMT-01',
    summary: symbol.based
      ? symbol.based === 'adjacent'
        ? 'May shoot at opponents next to it.'
        : 'May shoot while opponents stand next to it.'
      : symbol.destroys
        ? 'Its lines of fire pass blocking terrain as if it were not there; what its attack passes is destroyed.'
        : `Its lines of fire pass ${symbol.name} as if ${symbol.name.endsWith('figures') ? 'they' : 'it'} were not there.`,
    act: 'always',
    clauses: symbol.based
      ? [{ phase: 'targeting', rule: symbol.row, does: 'ranged-while-based', at: symbol.based }]
      : [
          {
            phase: 'line-of-fire',
            rule: symbol.row,
            does: 'ignore',
            ignores: symbol.line ?? [],
            ...(symbol.destroys && { destroys: true })
          }
        ]
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
