/** At which questions the moment of a sentence of a card can come. */
import type { Topic } from '../cases/beside/notConsidered.ts'
import type { Fields, Value } from '../cards/grammar/grammar.ts'

/**
 * `attack`: an attack or its damage; `move`: a movement or a placing; `turn`: the turn of a timeline begins, ends or clears tokens; `setup`: before
 * the game, which no question of the table plays; `act`: the figure itself acts; `use`: one of the powers is used; `always`: it is not known.
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

/** A question as moments see it. */
export interface Asked {
  /** The topics of its kind, the main one first. */
  readonly topics: readonly Topic[]
  readonly actors: ReadonlySet<string>
  /** Every id that the question and its ruling name. */
  readonly named: ReadonlySet<string>
}

/**
 * Whether the moment can come in a ruling; in doubt it can.
 * @param figure the figure of the card
 * @param powers the powers that the text names: one of them is used
 */
export function canCome(when: When, { topics, actors, named }: Asked, figure: string, powers: readonly string[]): boolean {
  switch (when) {
    case 'attack':
      return topics[0] !== 'movement' && (topics.includes('attack') || topics.includes('knock-back'))
    case 'move':
      return topics.includes('movement')
    case 'turn':
      return topics.includes('turn')
    case 'setup':
      return false
    case 'act':
      return actors.has(figure)
    case 'use':
      return powers.length === 0 || powers.some((id) => named.has(id))
    case 'always':
      return true
  }
}
