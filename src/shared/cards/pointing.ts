/**
 * Whether the words of a sentence that point to another one point to one thing: "it" to the one power that was listed before, "that character"
 * to the one figure that was named. Two that may be meant are none.
 */
import { isAmbiguous, objectsIn } from './grammar/ambiguous.ts'
import { isObject, type Fields, type Value, type Words } from './grammar/grammar.ts'
import { namesAt, type NameIndex } from './cardNames.ts'
import { OWN } from './cardWords.ts'
import { isMomentSentence } from './momentSentence.ts'

/** A sentence that was said before in the same text. */
export interface Said {
  readonly words: Words
  readonly value: Value | null
  readonly part: number
}

/** A sentence with those before it in the same text. */
interface Pointing {
  readonly value: Value
  /** All objects of the value. */
  readonly objects: readonly Fields[]
  readonly words: Words
  readonly part: number
  /** The nearest one last. */
  readonly before: readonly Said[]
  readonly inPart: readonly Said[]
  readonly last: Said | undefined
  /** Names of powers. */
  readonly powers: NameIndex
}

const points = ({ objects }: Pointing, ...meanings: readonly string[]): boolean =>
  objects.some(({ is }) => typeof is === 'string' && meanings.includes(is))

const isLastRead = ({ last, part }: Pointing): boolean => last !== undefined && last.value !== null && last.part === part

/** Each is true if the sentence points to something that the sentences before it do not give, or give twice. */
const LOOSE: readonly ((at: Pointing) => boolean)[] = [
  // A sentence that is not read may name another power.
  ({ objects, inPart, powers }) =>
    objects.some(({ before }) => before === 'one' || before === 'either') && namedIn(inPart, powers) !== listedIn(inPart),
  ({ objects, inPart }) => objects.some(({ before }) => before === 'one') && listedIn(inPart) !== 1,
  ({ objects, inPart }) => objects.some(({ before }) => before === 'either') && listedIn(inPart) !== 2,
  (at) => points(at, 'did') && !mayIn(at.last),
  (at) => points(at, 'otherwise') && !(isLastRead(at) && hasCondition(at.last!)),
  (at) => isOnlyTimed(at.value) && !isLastRead(at),
  (at) => (points(at, 'removed-token') || at.objects.some(({ koThisWay }) => koThisWay === true)) && !isLastRead(at),
  (at) => points(at, 'that-equipment') && !namesOneEquipment(at.last),
  (at) => (points(at, 'that', 'those') || at.objects.some(({ on }) => on === 'that-square')) && !isOneFigure(at),
  (at) => points(at, 'before') && !isOneOfAll(at.last),
  // A unique modifier of two sentences: "you may choose a character. If you do, they modify attack +1."
  ({ value, objects, inPart }) =>
    isObject(value) && value.unique !== true && inPart.some(isUnique) && objects.some(({ phase }) => phase === 'value'),
  isOfNoAttack,
  ({ words }) => meansOneOfTwo(words.keys),
  isOfUnnamedAttack,
  (at) => (points(at, 'chosen') || at.objects.some(({ does }) => does === 'use-chosen')) && !isOneChoice(at),
  (at) => points(at, 'generated') && !saysBefore(at.before, ['generate']),
  ({ value, inPart }) => (isBare(value) || isOfAllFigures(value)) && inPart.some(isAtMoment),
  ({ value, inPart }) => isObject(value) && value.on !== undefined && value.during === undefined && inPart.some(isAction),
  (at) => points(at, 'replacement') && !saysBefore(at.before, ['replace', 'replaced'])
]

/** Whether everything that points somewhere points to one thing. @param before the sentences of the text so far, the last one nearest @param powers their names */
export function isBound(value: Value, words: Words, before: readonly Said[], part: number, powers: NameIndex): boolean {
  const objects = objectsIn(value)
  const inPart = before.filter((one) => one.part === part)
  const at: Pointing = { value, objects, words, part, before, inPart, last: before.at(-1), powers }
  return !isAmbiguous(value, objects) && !LOOSE.some((isLoose) => isLoose(at))
}

/** Whether a sentence is of a moment; "Once per game, STOP." is none: it only has a limit. */
const isAtMoment = ({ words, value }: Said): boolean => isMomentSentence(words) && !(isObject(value) && isListOf(value, () => true))

/** Things of the figure of the card, without a moment, a cost or a condition. */
function isListOf(value: Fields, isOne: (clause: Fields) => boolean): boolean {
  const { who, do: done, limit: _, ...frame } = value
  const isOwn = who === undefined || (isObject(who) && who.is === 'self')
  const clauses = Array.isArray(done) ? (done as readonly Value[]).filter(isObject) : []
  return isOwn && Object.keys(frame).length === 0 && clauses.some((one) => (one.phase === 'possess' || one.phase === 'value') && isOne(one))
}

/**
 * Powers or values of the figure. After a sentence of a moment in the same part ("FREE: Roll a d6. Ferro can use Charge.") they may be the effect
 * of that moment. Protections are said of the text.
 */
const isBare = (value: Value): boolean =>
  isObject(value) &&
  isListOf(value, ({ phase, does, things }) =>
    does === 'have' ? Array.isArray(things) && !things.every(isGuard) : phase === 'value' || does === 'stop'
  )

/** Effects on figures that the sentence names itself, without a time: "POWER: Make a close attack. Opposing characters can't use Stealth." */
function isOfAllFigures(value: Value): boolean {
  if (!isObject(value)) return false
  const { who, do: done, ...frame } = value
  if (!isObject(who) || who.is !== 'figure' || Object.keys(frame).length > 0 || !Array.isArray(done)) return false
  return (done as readonly Value[]).some((one) => isObject(one) && STANDING.includes(String(one.phase)))
}

const STANDING: readonly string[] = ['possess', 'forbid', 'value']

/** "FREE: …": an event in a sentence behind it may be that of the action alone. */
const isAction = ({ words: { keys } }: Said): boolean => keys[1] === ':' && /^(?:FREE|MOVE|CLOSE|RANGE|POWER)$/.test(keys[0]!)

const isGuard = (thing: Value): boolean => isObject(thing) && (thing.protected !== undefined || thing.safeguard !== undefined)

/** Figures of an attack that nothing before names: "Each hit character modifies attack -1." */
function isOfNoAttack({ value, objects, inPart }: Pointing): boolean {
  if (!isObject(value) || [value.option, value.row, value.on].some((one) => one !== undefined) || inPart.length > 0) return false
  const isOfAttack = ({ is, of }: Fields): boolean => typeof is === 'string' && OF_ATTACK.includes(is) && of === undefined
  return objects.some(isOfAttack) && !objects.some(({ does, on }) => does === 'attack' || on !== undefined)
}

const OF_ATTACK: readonly string[] = ['hit', 'missed', 'target', 'attacker']

/** "Ferro or a friendly character …, heal him": he may be either. */
function meansOneOfTwo(keys: readonly string[]): boolean {
  const at = keys.findIndex((key, index) => key === OWN && keys[index + 1] === 'or')
  return at >= 0 && keys.some((key, index) => index > at && /^(?:he|her|his)~$/.test(key) && !/^(?:with|than)$/.test(keys[index - 1]!))
}

/** Changes the damage of an attack that neither the sentence nor the one before it names. */
function isOfUnnamedAttack(at: Pointing): boolean {
  const { value, objects } = at
  if (!isObject(value) || [value.option, value.row, value.on, value.cost].some((one) => one !== undefined)) return false
  if (objects.some(({ is }) => is === 'did')) return false
  if (objects.some(({ does, of }) => does === 'damage-type' && of === undefined)) return true
  return !isLastRead(at) && objects.some(({ does, insteadOf }) => does === 'more-damage' || insteadOf === 'normal-damage')
}

const isUnique = ({ words }: Said): boolean => words.keys[0] === 'UNIQUE'

/** "Otherwise": the sentence before has one condition that it may be the other case of. */
const hasCondition = ({ value }: Said): boolean => isObject(value) && value.if !== undefined && value.on === undefined

/** "After resolutions" without an event: it is that of the sentence before. */
const isOnlyTimed = (value: Value): boolean =>
  isObject(value) && value.time !== undefined && [value.on, value.if, value.cost].every((one) => one === undefined)

/** "That equipment": the sentence before names one. */
const namesOneEquipment = (said: Said | undefined): boolean => said?.words.keys.filter((key) => key === 'equipment').length === 1

/** How many powers the sentences list that grant powers. */
function listedIn(before: readonly Said[]): number {
  const ids = before.flatMap(({ value }) =>
    value === null || !isObject(value) || value.who !== undefined
      ? []
      : objectsIn(value).flatMap((one) =>
          one.does === 'have' && Array.isArray(one.things) ? [...powersIn(one.things as readonly Value[])] : []
        )
  )
  return new Set(ids).size
}

/** How many powers the sentences name, read or not. */
function namedIn(said: readonly Said[], powers: NameIndex): number {
  const named = said.flatMap(({ words: { keys, written } }) =>
    keys.flatMap((_, at) => (/^\p{Lu}/u.test(written[at]!) ? (namesAt(powers, keys, at).at(-1)?.is ?? []) : []))
  )
  return new Set(named).size
}

function* powersIn(things: readonly Value[]): Generator<string> {
  for (const thing of things)
    if (isObject(thing) && Array.isArray(thing.gives))
      for (const id of thing.gives as readonly Value[]) if (typeof id === 'string' && !id.includes(':')) yield id
}

const mayIn = (said: Said | undefined): boolean =>
  said !== undefined && said.words.keys.some((key, index) => key === 'may' || (key === ':' && index > 0))

/** "The chosen character": one choice in the same part, or else in the whole text. */
function isOneChoice({ value, words, before, part }: Pointing): boolean {
  const choices = [...before, { words, value, part }].flatMap((one) =>
    one.words.keys.filter((key, at, all) => key === 'choose' && all[at + 1] !== 'again').map(() => one.part)
  )
  const here = choices.filter((one) => one === part).length
  return here === 1 || (here === 0 && choices.length === 1)
}

const saysBefore = (before: readonly Said[], verbs: readonly string[]): boolean =>
  before.some(({ words }) => words.keys.some((key) => verbs.includes(key)))

const isFigureWord = (key: string): boolean => /^(?:characters?|bystanders?|sidekicks?)$/.test(key)

/** Whether a figure is named: by words for it, or in an event or a state. */
const namesFigure = ({ is, event, from, then }: Fields): boolean =>
  is === 'figure' ||
  is === 'replaced' ||
  is === 'damaged-opponent' ||
  then === 'opponent-misses-all' ||
  then === 'friend-hits-all' ||
  (event === 'is-hit' && from === 'opponent')

/** A figure of a set by its number is one that comes into the game. */
const bringsFigure = (key: string): boolean => key.startsWith('[set:')

/** "That character": the one other figure of the sentence itself, or else of the last sentence that names or generates one. */
function isOneFigure({ objects, before }: Pointing): boolean {
  const here = objects.filter(namesFigure).length
  if (here > 0) return here === 1
  const last = before.findLast(({ words }) => words.keys.some((key) => isFigureWord(key) || bringsFigure(key) || key === 'generate'))
  return last !== undefined && last.words.keys.filter(isFigureWord).length === 1 && !last.words.keys.some(bringsFigure)
}

/** More words that "they" of the next sentence may mean. */
const OTHERS = /^(?:attackers?|targets?|opponents?|players?|(?:they|he|her|that)[~?])$/

/** "They" and "he" in a sentence without a figure: the one figure of the sentence before. */
function isOneOfAll(last: Said | undefined): boolean {
  if (last === undefined) return false
  const others = last.words.keys.filter((key) => isFigureWord(key) || bringsFigure(key) || OTHERS.test(key)).length
  return others + (last.words.keys.includes(OWN) ? 1 : 0) === 1
}
