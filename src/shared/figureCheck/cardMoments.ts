/** At which questions the moment of a sentence of a card can come. */
import type { Roles } from '../cases/beside/bearing.ts'
import type { Fields, Value } from '../cards/grammar/grammar.ts'

/**
 * `attack`: an attack or its damage; `move`: a movement or a placing; `turn`: the turn of a timeline begins, ends or clears tokens; `setup`: before
 * the game, which no question of the table plays; `act`: the figure itself acts; `use`: one of the powers is used; `always`: it cannot be told.
 */
export type When = 'attack' | 'move' | 'turn' | 'setup' | 'act' | 'use' | 'always'

const WHEN: Readonly<Record<string, When>> = {
  attacks: 'attack',
  'attacks-or-attacked': 'attack',
  'is-attacked': 'attack',
  'is-targeted': 'attack',
  hits: 'attack',
  'hits-all': 'attack',
  misses: 'attack',
  'misses-all': 'attack',
  'is-hit': 'attack',
  'would-be-hit': 'attack',
  'is-missed': 'attack',
  damages: 'attack',
  'takes-damage': 'attack',
  'would-take-damage': 'attack',
  'is-dealt-damage': 'attack',
  kos: 'attack',
  'is-ko': 'attack',
  'would-be-ko': 'attack',
  'knocks-back': 'attack',
  'is-knocked-back': 'attack',
  'click-revealed': 'attack',
  moves: 'move',
  'begins-move': 'move',
  'is-placed': 'move',
  carries: 'move',
  'own-turn-begins': 'turn',
  'own-turn-ends': 'turn',
  'own-next-turn-begins': 'turn',
  'own-next-turn-ends': 'turn',
  'opponents-turn-begins': 'turn',
  clears: 'turn',
  'game-begins': 'setup',
  'starts-game': 'setup',
  'forces-revealed': 'setup',
  'force-construction': 'setup',
  'themed-teams': 'setup',
  uses: 'use'
}

const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** When a sentence comes, by its moment; `null`: as the sentence before it ("If you do", the rows of a table). */
export function whenOf(moment: Fields): When | null {
  const { on, cost, row } = moment
  if (isFields(on)) return (typeof on.event === 'string' && WHEN[on.event]) || 'always'
  if (cost !== undefined) return 'act'
  if (row !== undefined) return null
  return isFields(moment.if) && moment.if.is === 'did' ? null : 'always'
}

const MOVES: ReadonlySet<Roles['kind']> = new Set<Roles['kind']>(['move', 'reach', 'break-away', 'knock-back', 'timeline', 'preparation'])
const HURTS: ReadonlySet<Roles['kind']> = new Set<Roles['kind']>(['damage', 'knock-back', 'odds', 'attack', 'timeline', 'preparation'])

/**
 * Whether the moment can come in a ruling; in doubt it can.
 * @param figure the figure of the card
 * @param powers the powers that the text names: one of them is used
 * @param named every id that the question and the reasons name
 */
export function canCome(when: When, roles: Roles, figure: string, powers: readonly string[], named: ReadonlySet<string>): boolean {
  switch (when) {
    case 'attack':
      return HURTS.has(roles.kind) || roles.combats.size > 0 || roles.struck.size > 0
    case 'move':
      return MOVES.has(roles.kind)
    case 'turn':
      return roles.kind === 'timeline'
    case 'setup':
      return false
    case 'act':
      return roles.actors.has(figure) || roles.kind === 'preparation'
    case 'use':
      return powers.length === 0 || powers.some((id) => named.has(id)) || roles.kind === 'preparation'
    case 'always':
      return true
  }
}
