/** The parts that a ruling did not consider, as sentences with places. The ruling has the English one; a page may say it in its language. */
import { filled } from '../base/text/filled.ts'
import type { NotConsidered } from '../contract/ruling.ts'
import type { besideSentences } from './leftOutBeside.ts'

export const leftOutSentences = {
  'unknown-power': '{figure} has "{id}", which Linejudge does not know.',
  'power-of-other-rules': '{figure} has {power}, which is not in these rules but in {rules}; it changed nothing.',
  'unknown-trait': '{figure} has the trait "{id}", which Linejudge does not know.',
  'unknown-team-ability': '{figure} has the team ability "{id}", which Linejudge does not know.',
  'unknown-feat': '{figure} has the feat "{id}", which Linejudge does not know.',
  'unknown-resource': '{figure} has the resource "{id}", which Linejudge does not know.',
  'unknown-relic': '{figure} has the relic "{id}", which Linejudge does not know.',
  'unknown-equipment': '{figure} has the equipment "{id}", which Linejudge does not know.',
  'unknown-object': 'The object "{object}" has "{id}", which Linejudge does not know.',
  'unknown-in-hand': '{figure} holds an object that does "{id}" in a hand, which Linejudge does not know.',
  'unread-further-off':
    'Further off is something that Linejudge does not know, with {figures}: whether it reaches as far as this was not considered.',
  'nothing-to-come': 'Of "{effect}" something is said to be still to come; it leaves nothing of the kind, around a square or on a figure.',
  'choice-of-nobody': 'The choice “{choice}” was made for {figure}, who had it not to make here; it changed nothing.',
  'choice-not-asked': 'The choice “{choice}” was made, and nothing here asked for it; it changed nothing.',
  'die-of-nobody': 'A die for {power} was told for {figure}, who has nothing to roll it for; it changed nothing.',
  'dice-left-over': 'Dice for the distance: {count} told, {most} wanted; what is beyond that changed nothing.',
  'told-beside-dice': 'Beside the dice of this attack stands “{field}”; the dice say what happens, and it changed nothing.',
  'damage-of-a-miss': 'This attack is told to miss; “{field}” changed nothing.',
  'damage-of-none': 'This attack deals no damage; “{field}” changed nothing.',
  'field-of-a-failure': '“{field}” is told with {power}, and the roll brings nothing; it changed nothing.',
  'field-without-move': '“{field}” is told of an action in which nobody moves; it changed nothing.',
  'struck-without-roll': 'Terrain and objects are struck without a roll; the dice told changed nothing.',
  'way-ends-elsewhere': 'The way ends in {square}, and {other} is told as its end; the way was used.',
  'also-carrying-without': 'Further figures are carried only if "carrying" names the first one; "alsoCarrying" changed nothing.',
  'nobody-to-set-down': 'Nobody is carried here; the square to set somebody down in changed nothing.',
  'base-of-nobody': 'No larger base of {figure} ends there; how it would lie changed nothing.',
  'break-away-not-read': 'The die for breaking away that was told for {figure} was not read: this question takes breaking away as done.',
  'doubles-do-nothing': 'Dice of the attack are given: doubles knock back nothing under these rules.',
  'reading-unknown': 'The reading “{name}” is chosen, and these rules have no such open point; it changed nothing.',
  'symbol-idle': '{figure} has the symbol or ability {power}, which does nothing under these rules.',
  'stair-diagonal': 'The transition squares {squares} touch only at a corner: they join nothing under these rules.',
  'die-not-asked': 'A die for {power} was told for {figure}, and nothing here asked for it; it changed nothing.',
  'power-not-asked': '{power} was named for an attack of {figure}; it changed nothing in it.',
  'field-not-asked': '“{field}” is told with {power}, which does not ask for it; it changed nothing.',
  'only-the-first': '“{field}” names several with {power}, which takes one at a time: the first counted, and the rest changed nothing.',
  'field-of-other-rules': '{figure} has "{field}", which is of Clix Campaign alone; it changed nothing.',
  'not-its-turn': 'It is the turn of {side}; {figure} was ruled on as if it might act all the same.',
  'smoke-of-nobody': 'The case does not say whose smoke “{id}” is; it takes nothing off any attack.',
  'door-open': 'The door between {first} and {second} is open; it is a wall for lines all the same.',
  'door-closed': 'The door between {first} and {second} is closed; moves pass it all the same.',
  'held-without-weight': '{figure} is said to hold "{id}", and not how heavy it is; it was ruled on as if it held nothing.',
  'passengers-of-none': '{figure} is said to have room for passengers, which only a vehicle has; it changed nothing.',
  'mode-of-no-vehicle': '{figure} has {effect}, which is of vehicles, and is none; it was ruled on as it stands.',
  'pilot-of-none': '{figure} is said to be on board of {user}, which takes no pilot; {figure} was left off the map.',
  'pilot-beside-autopilot': '{figure} is said to be on board of {user}, which drives itself; it was ruled on as if {figure} drove it.',
  'second-pilot': '{figure} is said to be on board of {user}, which has a pilot already; {figure} was left off the map.',
  'copy-without-friend': '{figure} copies {team}, and no friend here has it of its own; it was counted as if one were on the force.',
  'copy-without-wild-card': '{figure} copies {team} and is no wild card; it was counted as if it were one.',
  'copy-of-the-same': '{figure} copies {team}, which does the same as its own {other}: it was counted once.',
  'copy-lost': '{figure} copied {team}; every friend here that has it is out of the game or off the map, so it was not counted.',
  'copy-barred': '{figure} is said to copy {team}, which no wild card can copy; it was not counted.',
  'unused-keyword': '{figure} has the keyword "{id}"; nothing in this ruling asks for it.',
  'unused-keywords': '{figure} has the keywords {id}; nothing in this ruling asks for them.',
  'text-unread': '{figure}: "{name}" reads "{text}"; none of it was considered.',
  'text-partly-read': '{figure}: "{name}" reads "{text}"; of that was considered: {known}.',
  'card-at-moment': '{figure}, "{name}", at this moment: {sentence}',
  'card-sentence': '{figure}, "{name}": {sentence}',
  'text-says-more': '{figure}: "{name}" says more than was entered; considered was: {known}.',
  'taken-as-not-using':
    '{figure} can use {power} only while it does not use {other}; nothing here says that it does, so {power} was counted.',
  'taken-as-not-in-use': '{figure} can use {power} only while it uses {other}; nothing here says that it does, so {power} was not counted.',
  'unknown-field': 'At {place} stands the field "{field}", which Linejudge does not know; it changed nothing.',
  'unknown-field-of-figure': '{figure} has the field "{field}", which Linejudge does not know; it changed nothing.',
  'more-unknown-fields': '{count} more fields stand there that Linejudge does not know.',
  'gateway-ahead': 'Whoever enters the gateway “{id}” comes out elsewhere: a timeline plays it.',
  'map-names-power': 'The map does not say which powers “{id}” is about (special:{id}:outwit names one).',
  'map-power-unknown': '“{id}” is about “{name}”, which is no power or ability that these rules know; that part of it was not considered.',
  'unknown-terrain': 'The map has special terrain "{id}", which nobody has described; it was treated as clear.',
  'unknown-map-rule': 'The map has the special rule "{id}", which nobody has described.',
  'unknown-condition': 'The battlefield condition "{id}" is in play, which Linejudge does not know.',
  'condition-without-table': 'The battlefield condition "{id}" is in play; this question looks at no conditions.',
  'comes-afterwards': '{figure} may use {effect} after this attack: ask for that knock back by itself.',
  'comes-later': 'What {effect} leaves behind, or does in the next turn of {figure}, is not in this ruling: a timeline plays it.',
  'text-lost': 'The text of {ruleset} on this has not survived ({own}); {row} of 2010 was used, the judge may know better.',
  'too-many-tokens': '{figure} has {tokens} action tokens; no figure has more than 2. It was ruled on as it stands.',
  'held-without-strength':
    '{figure} holds an object and cannot use Super Strength now; it would have dropped it. It was ruled on as it stands.',
  'held-with-few-points':
    '{figure} has {points} points and holds an object that takes {least}; it would have dropped it. It was ruled on as it stands.',
  'above-its-line': '{figure} stands on click {click}, above click {first} on which it comes in; it was ruled on as it stands.',
  'base-apart': 'The squares of the base of {figure} do not touch; it was ruled on as it stands.',
  'base-parted': 'A wall, a rim or a shut corner parts the squares of the base of {figure}; it was ruled on as it stands.',
  'stands-in-blocking': '{figure} stands in {square}, where nobody may stand; it was ruled on as it stands.',
  'soars-indoors': '{figure} soars in {square}, which is indoors, where no flier soars; it was ruled on as it stands.',
  'weight-in-hand': '{figure} holds an object, and what "{id}" does in a hand is not told; it was ruled on as its weight and no more.',
  'object-in-blocking': 'The object "{id}" lies in {square}, in blocking terrain, where no object may lie; it was ruled on as it stands.',
  'object-goes': 'The object "{id}" lies loose in {square}, where it is removed when an action ends; until then it was counted.',
  'wall-and-field': 'A wall and a force field stand on the same line between {first} and {second}; the force field counts.',
  'edge-in-square': '"{id}" stands on lines between squares; in the square {square} it does nothing. Write it as a barrier.',
  'object-named-as-figure': 'An object and a figure are both called "{id}"; where the question names it, a figure is looked for first.',
  'cannot-use-it': '{figure} cannot use {power} now; it was ruled on as if it could.',
  'not-adjacent-to-it': '{power} reaches adjacent figures, and {other} is not next to {figure}; it was ruled on as asked.',
  'more-taken-than-dealt': '{figure} is said to take {taken} of {dealt} damage; nobody takes more than is dealt. It was ruled on as asked.',
  'critical-is-more': 'Of {dealt} damage to {figure} a critical hit cannot have added {taken}; it was ruled on as asked.',
  'side-without-figures': 'It is the turn of the side "{side}", which has no figure here.',
  'countered-without-end': 'Of {figure} it is told what is countered, and not until whose turn; it was taken to stay so.',
  'turn-again':
    'The side "{side}" begins a turn right after a turn of its own, though in a round every player has one; it was played as told.',
  'turn-after-the-end':
    'When this turn of the side "{side}" begins no two sides have figures left, and the game is over; it was played as told.',
  'theme-not-counted':
    'The themed team of {side} may have a roll made again by Probability Control; the chances were worked out without that.',
  'too-many-rerolls':
    'The themed team of {side} is said to use Probability Control {count} × more, and in a game of this build total it does so {most} × at most; it was played as told.',
  'alternate-without-keywords':
    'Which keywords {team} asks for is not told: every figure of the side {side} was counted as one that has it.',
  'team-without-figures': 'Something is told of the force of the side "{side}", which has no figure here.'
} as const

/** Every sentence of what was left out, those that are read later included. */
export type LeftOutId = keyof typeof leftOutSentences | keyof typeof besideSentences

/** The names in braces of a sentence. */
export type PlacesOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesOf<Rest> : never

/** The source of a text: a sentence with facts, a text of the rules by its key, or a text of an edition with its translations by language. */
export type LeftOutSource =
  | { readonly say: LeftOutId; readonly facts: Readonly<Record<string, string>> }
  | { readonly key: string }
  | { readonly inLanguage: (language: string) => string | undefined }

/** Beside the ruling and not in it: its bytes are a format, in which a text is a text. */
const sources = new WeakMap<NotConsidered, LeftOutSource>()

/** Whether this could change the ruling: what could not belongs under "Also on the cards". */
export const matters = (item: NotConsidered): boolean => item.matters !== false

/** An entry of the list, said by one of these sentences. @param figure the figure of the entry, if the entry ends with it */
export function leftOutFrom<S extends Partial<Readonly<Record<LeftOutId, string>>>, Id extends keyof S & LeftOutId>(
  sentences: S,
  item: Omit<NotConsidered, 'text'>,
  say: Id,
  facts: Readonly<Record<PlacesOf<S[Id] & string>, string>>,
  figure?: string
): NotConsidered {
  const made: NotConsidered = { ...item, text: filled(sentences[say]!, facts), ...(figure === undefined ? {} : { figure }) }
  sources.set(made, { say, facts })
  return made
}

/** An entry of the list about the HeroClix table. */
export const leftOut = <Id extends keyof typeof leftOutSentences>(
  item: Omit<NotConsidered, 'text'>,
  say: Id,
  facts: Readonly<Record<PlacesOf<(typeof leftOutSentences)[Id]>, string>>,
  figure?: string
): NotConsidered => leftOutFrom(leftOutSentences, item, say, facts, figure)

/** An entry whose text is in the rules, by its key in `ruleTexts`; null: it came with a file. */
export function leftOutByRule(item: NotConsidered, key: string | null): NotConsidered {
  if (key !== null) sources.set(item, { key })
  return item
}

/** An entry whose text is in an edition. @param inLanguage the text in a language; undefined if the edition has none */
export function leftOutByEdition(item: NotConsidered, inLanguage: (language: string) => string | undefined): NotConsidered {
  sources.set(item, { inLanguage })
  return item
}

/** The same entry, marked as one that cannot change its ruling. */
export function immaterial(item: NotConsidered): NotConsidered {
  const marked: NotConsidered = { ...item, matters: false }
  const source = sources.get(item)
  if (source) sources.set(marked, source)
  return marked
}

/** The source of the text of this entry; undefined if it was read from a file. */
export const leftOutSource = (item: NotConsidered): LeftOutSource | undefined => sources.get(item)
