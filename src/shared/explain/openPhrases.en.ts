/** The words of `openParts.ts` in English: choices of players, dice and rolls that are due. */

/** Where the knock back of a figure ends. `unmoved`: it is not knocked back. */
export type Moved = { readonly how: 'back' | 'stays'; readonly square: string } | { readonly how: 'unmoved' } | null

/** The result for one figure. */
export interface EndOf {
  readonly name: string
  /** Clicks of the attack; `null` if the way is not about them. */
  readonly taken: number | null
  readonly moved: Moved
  /** Clicks of the knock back. */
  readonly more: number
  readonly ko: boolean
}

const movedWords = (moved: Moved): string =>
  moved === null
    ? ''
    : moved.how === 'back'
      ? `, back to ${moved.square}`
      : moved.how === 'stays'
        ? ` and stays on ${moved.square}`
        : ', not knocked back'

export const openPhrases = {
  /** Several names in a row: "5 and 5". */
  all: (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`),
  rolled: (dice: string) => `Rolled ${dice}`,
  onDoubles: 'On doubles',
  rolledAgainst: (dice: string, name: string) => `Rolled ${dice} against ${name}`,
  rolledFor: (dice: string, power: string, name: string) => `Rolled ${dice} for ${power} of ${name}`,
  inEvent: (event: number, text: string) => `Event ${event}: ${text}`,
  due: (power: string, name: string, from: number | undefined) =>
    from === undefined ? `Still to roll: ${power} of ${name}` : `Still to roll: ${power} of ${name} (${from} or more)`,
  player: (side: string) => side,
  decides: (players: readonly string[]) => `${players.join(' and ')} ${players.length > 1 ? 'decide' : 'decides'}`,
  aPlayer: 'A player',
  dieDecides: 'Still to roll',
  chose: (player: string, what: string) => `${player} chose: ${what}`,
  edge: 'the edge of the map',
  towards: (name: string, from: string, goal: string) => `${name} from ${from} towards ${goal}`,
  uses: (power: string, to: string) => `${power} to ${to}`,
  usesNot: (power: string) => `No ${power}`,
  of: (name: string, what: string) => `${name}: ${what}`,
  time: (n: number, what: string) => `${n}. ${what}`,
  instead: (to: string, from: string) => `attack ${to} instead of ${from}`,
  nobodyInstead: (from: string) => `no other target for ${from}`,
  knockBack: (name: string, yes: boolean) => (yes ? `${name} is knocked back` : `${name} is not knocked back`),
  order: (names: readonly string[]) => `in this order: ${names.join(', ')}`,
  reducer: (power: string) => `${power} reduces the damage`,
  replacement: (power: string) => `${power} replaces the value`,
  split: (parts: string) => `damage split: ${parts}`,
  part: (name: string, part: number) => `${name} ${part}`,
  expert: { attack: 'both on attack', damage: 'both on damage', both: 'one on attack, one on damage' } as Readonly<Record<string, string>>,
  aftermath: { heal: 'healing first', damage: 'damage first' } as Readonly<Record<string, string>>,
  captive: (name: string) => `rescue ${name}`,
  place: (name: string, square: string) => `${name} on ${square}`,
  die: (power: string, die: number) => `${power} rolls ${die}`,
  noAttack: 'no attack',
  misses: (name: string) => `misses ${name}`,
  value: (value: number) => `the value is ${value}`,
  end: ({ name, taken, moved, more, ko }: EndOf) =>
    [
      taken === null
        ? moved === null || moved.how === 'unmoved'
          ? `${name} ${more > 0 ? `takes ${more}` : 'is not knocked back'}`
          : moved.how === 'back'
            ? `${name} is knocked back to ${moved.square}`
            : `${name} stays on ${moved.square}`
        : `${name} takes ${taken}${movedWords(moved)}`,
      taken === null && (moved === null || moved.how === 'unmoved') ? '' : more > 0 ? `${more} from knock back` : '',
      ko ? 'KO' : ''
    ]
      .filter(Boolean)
      .join(', ')
} as const

type Said<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

export type OpenPhrases = Said<typeof openPhrases>
