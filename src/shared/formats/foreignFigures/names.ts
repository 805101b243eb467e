/** What other programs call powers, abilities and teams, as ids of ours. Nothing is guessed: what is no name of ours stays as it is and is told. */
import { DIAL, DIAL_COLOURS, DIAL_SLOTS, type DialColour, type DialSlot } from '../../rules/dialColours.ts'
import { allEffects } from '../../rules/effects/all.ts'
import { idOf } from '../../base/text/idOf.ts'
import { SHIPPED_IDS, shippedRuleset } from '../../editions/shippedEditions.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'

const POWERS = allEffects.filter(({ kind, slot }) => kind === 'power' && slot !== undefined)
const POWER_IDS = new Set(POWERS.map(({ id }) => id))
const POWER_OF_RULE = new Map(POWERS.map(({ rule, id }) => [rule, id]))
const TEAM_IDS = new Set(allEffects.filter(({ kind }) => kind === 'team-ability').map(({ id }) => id))
const ABILITY_IDS = new Set(allEffects.filter(({ kind }) => kind === 'ability').map(({ id }) => id))

/** Teams that others write in another way. */
const TEAMS: Readonly<Record<string, string>> = {
  'brotherhood-of-mutants': 'brotherhood',
  skrulls: 'skrull',
  'pan-pacific-defense-corps': 'ppdc',
  's-h-i-e-l-d': 'shield'
}

/** Whether an edition that ships as a document has an effect of this kind. */
const isInDocuments = (id: string, kind: Effect['kind']): boolean =>
  SHIPPED_IDS.some((edition) => shippedRuleset(edition)?.effects.get(id)?.kind === kind)

export const isPower = (id: string): boolean => POWER_IDS.has(id)
export const isTeam = (id: string): boolean => TEAM_IDS.has(id) || isInDocuments(id, 'team-ability')
export const isAbility = (id: string): boolean => ABILITY_IDS.has(id) || isInDocuments(id, 'ability')

/** The id of a power by its printed name or by its id in another program, known or not: "Running Shot", `running_shot`. */
export function powerId(name: string): string {
  const known = powerIds.get(name)
  if (known !== undefined) return known
  const id = idOf(name, 'unnamed')
  if (powerIds.size < MOST_KEPT) powerIds.set(name, id)
  return id
}

/** A file has few names of powers, each thousands of times. */
const powerIds = new Map<string, string>()
const MOST_KEPT = 1000

/** The id of a team ability by its printed name or by its id in another program, known or not. */
export function teamId(name: string): string {
  const id = idOf(name, 'unnamed')
  return Object.hasOwn(TEAMS, id) ? TEAMS[id]! : id
}

/** What colours are called elsewhere, in three languages. */
const COLOURS: Readonly<Record<string, string>> = {
  gray: 'grey',
  'dark-blue': 'blue',
  darkblue: 'blue',
  'light-blue': 'turquoise',
  lightblue: 'turquoise',
  'light-green': 'lime',
  rojo: 'red',
  naranja: 'orange',
  amarillo: 'yellow',
  lima: 'lime',
  verde: 'green',
  turquesa: 'turquoise',
  azul: 'blue',
  morado: 'purple',
  rosa: 'pink',
  marron: 'brown',
  negro: 'black',
  gris: 'grey',
  vermelho: 'red',
  laranja: 'orange',
  amarelo: 'yellow',
  roxo: 'purple',
  castanho: 'brown',
  marrom: 'brown',
  preto: 'black',
  cinzento: 'grey',
  cinza: 'grey'
}

/** The power that has this colour in this column; null: no colour of the card. */
export function powerOfColour(slot: DialSlot, name: string): string | null {
  const id = idOf(name, '')
  const index = DIAL_COLOURS.findIndex((colour) => colour === (Object.hasOwn(COLOURS, id) ? COLOURS[id] : id))
  return index < 0 ? null : (POWER_OF_RULE.get(DIAL[slot][index]!) ?? null)
}

/** The colour of a power in its column, as the card has it; null: no standard power of that column. */
export function colourOfPower(slot: DialSlot, id: string): string | null {
  const index = DIAL[slot].findIndex((rule) => POWER_OF_RULE.get(rule) === id)
  return index < 0 ? null : DIAL_COLOURS[index]!
}

/** The standard powers of each column in the order of the card, with their colours. */
export const POWER_COLUMNS: Readonly<
  Record<DialSlot, readonly { readonly id: string; readonly name: string; readonly colour: DialColour }[]>
> = columnsOf()

function columnsOf() {
  const column = (slot: DialSlot) =>
    DIAL[slot].flatMap((rule, index) => {
      const power = POWERS.find((one) => one.rule === rule)
      return power ? [{ id: power.id, name: power.name, colour: DIAL_COLOURS[index]! }] : []
    })
  return { speed: column('speed'), attack: column('attack'), defense: column('defense'), damage: column('damage') }
}

export const slotOfPower = (id: string): DialSlot | null => POWERS.find((power) => power.id === id)?.slot ?? null
export const nameOfPower = (id: string): string | null => POWERS.find((power) => power.id === id)?.name ?? null

/** The name of a standard power that is written nearly so, within two slips; null: none is near. */
export function nearestPower(name: string): string | null {
  const id = idOf(name, '')
  let best: { readonly name: string; readonly slips: number } | null = null
  for (const power of POWERS) {
    const slips = slipsBetween(id, power.id)
    if (slips <= 2 && (best === null || slips < best.slips)) best = { name: power.name, slips }
  }
  return best?.name ?? null
}

/** How many letters have to be put in, left out or changed. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** What a combat symbol says beyond being printed: an ability or a size. */
const SYMBOLS: Readonly<
  Record<DialSlot, Readonly<Record<string, { readonly ability?: string; readonly size?: 'tiny' | 'giant' | 'colossal' }>>>
> = {
  speed: { wing: { ability: 'flight' }, dolphin: { ability: 'swim' }, boot: {} },
  attack: { sharpshooter: { ability: 'sharpshooter' }, duo: { ability: 'duo-attack' }, autonomous: { ability: 'autonomous' }, fist: {} },
  defense: { indomitable: { ability: 'indomitable' }, vehicle: { ability: 'vehicle' }, shield: {} },
  damage: { tiny: { size: 'tiny' }, giant: { size: 'giant' }, colossal: { size: 'colossal' }, starburst: {}, fist: {} }
}

export interface SymbolsRead {
  readonly symbols: Partial<Record<DialSlot, string>>
  readonly abilities: readonly string[]
  readonly size: 'standard' | 'tiny' | 'giant' | 'colossal'
  /** Symbols that say something which no rule here reads. */
  readonly unknown: readonly string[]
}

/** The four combat symbols of a card, in the order of the dial; `transport_wing` is a wing, too. */
export function readSymbols(words: readonly (string | undefined)[]): SymbolsRead {
  const symbols: Partial<Record<DialSlot, string>> = {}
  const abilities: string[] = []
  const unknown: string[] = []
  let size: SymbolsRead['size'] = 'standard'
  for (const [index, slot] of DIAL_SLOTS.entries()) {
    const word = idOf(words[index] ?? '', '')
    if (word === '') continue
    symbols[slot] = word
    const plain = word.replace(/^transport-/, '')
    const says = Object.hasOwn(SYMBOLS[slot], plain) ? SYMBOLS[slot][plain] : undefined
    if (says?.ability) abilities.push(says.ability)
    if (says?.size) size = says.size
    if (says === undefined || plain !== word) unknown.push(word)
  }
  return { symbols, abilities, size, unknown }
}

/** What a card shows in a column where it says nothing more. */
const PLAIN: Readonly<Record<DialSlot, string>> = { speed: 'boot', attack: 'fist', defense: 'shield', damage: 'starburst' }

/** The combat symbol of a column as it is printed: the stated one, else the one that its abilities and its size ask for, else the plain one. */
export function symbolIn(
  slot: DialSlot,
  { symbols = {}, abilities, size }: { readonly symbols?: Partial<Record<DialSlot, string>> | undefined; readonly abilities: readonly string[]; readonly size: string } // prettier-ignore
): string {
  const says = Object.entries(SYMBOLS[slot]).find(([, one]) => (one.ability ? abilities.includes(one.ability) : one.size === size))
  return symbols[slot] ?? says?.[0] ?? PLAIN[slot]
}

/** Words that are small in names, and parts of names that have a hyphen. */
const SMALL = /(?<=\s)(Of|The|For|And|In)(?=\s)/g
const HYPHENS: Readonly<Record<string, string>> = {
  'X Men': 'X-Men',
  'X Factor': 'X-Factor',
  'X Force': 'X-Force',
  'Spider Man Family': 'Spider-Man Family'
}

/** A keyword as it is printed, of one that a program has written with large first letters and without hyphens. */
export function keywordOf(word: string): string {
  const plain = word.replace(SMALL, (one) => one.toLowerCase()).replace(/(?<=')(\p{Lu})(?=\P{L}|$)/gu, (one) => one.toLowerCase())
  return Object.hasOwn(HYPHENS, plain) ? HYPHENS[plain]! : plain
}

/** Words of Improved Movement and Improved Targeting that others write in another way. */
const IMPROVED: Readonly<Record<string, string>> = {
  'destroy-blocking': 'destroying',
  'move-through': 'move-past',
  adjacent: 'adjacent-characters'
}

export function improvedAbility(what: 'movement' | 'targeting', word: string): string {
  const id = idOf(word, 'unnamed')
  return `improved-${what}:${Object.hasOwn(IMPROVED, id) ? IMPROVED[id]! : id}`
}
