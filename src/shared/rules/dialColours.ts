/** The colour that each standard power has on the dial, column by column, in the order of the card. */

export const DIAL_COLOURS = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey'
] as const
export type DialColour = (typeof DIAL_COLOURS)[number]

export const DIAL_SLOTS = ['speed', 'attack', 'defense', 'damage'] as const
export type DialSlot = (typeof DIAL_SLOTS)[number]

export interface DialPlace {
  readonly slot: DialSlot
  readonly colour: DialColour
}

/** Row ids of the powers in each column, in the order of `DIAL_COLOURS`. */
export const DIAL: Readonly<Record<DialSlot, readonly string[]>> = {
  speed: ['POW-FL', 'POW-LC', 'POW-PT', 'POW-EN', 'POW-CH', 'POW-MC', 'POW-PL', 'POW-FB', 'POW-SI', 'POW-HS', 'POW-ST', 'POW-RS'],
  attack: ['POW-BC', 'POW-EE', 'POW-PW', 'POW-QK', 'POW-SS2', 'POW-IN', 'POW-PB', 'POW-SM', 'POW-PS', 'POW-PO', 'POW-SE', 'POW-TK'],
  defense: ['POW-SS', 'POW-TO', 'POW-DE', 'POW-CR', 'POW-ES', 'POW-BA', 'POW-MM', 'POW-WI', 'POW-IV', 'POW-IM', 'POW-RG', 'POW-IU'],
  damage: ['POW-RE', 'POW-BF', 'POW-SU', 'POW-EW', 'POW-EH', 'POW-PC', 'POW-SC', 'POW-CE', 'POW-EM', 'POW-PX', 'POW-OU', 'POW-LE']
}

const places = new Map(
  DIAL_SLOTS.flatMap((slot) => DIAL[slot].map((rule, i): [string, DialPlace] => [rule, { slot, colour: DIAL_COLOURS[i]! }]))
)

/** Where a power stands on the dial; undefined for a row that is no standard power. */
export const dialPlaceOf = (rule: string): DialPlace | undefined => places.get(rule)
