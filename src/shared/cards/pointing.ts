/**
 * Whether the words of a sentence that point to another one point to one thing: "it" to the one power that was listed before, "that character"
 * to the one figure that was named. Two that may be meant are none.
 */
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

/** Every value inside a value, in order. */
function* inside(value: Value): Generator<Value> {
  yield value
  if (Array.isArray(value)) for (const one of value as readonly Value[]) yield* inside(one)
  else if (isObject(value)) for (const one of Object.values(value)) yield* inside(one)
}

const objectsIn = (value: Value): readonly Fields[] => [...inside(value)].filter(isObject)

/** Whether everything that points somewhere points to one thing. @param before the sentences of the text so far, the last one nearest @param powers their names */
export function isBound(value: Value, words: Words, before: readonly Said[], part: number, powers: NameIndex): boolean {
  const objects = objectsIn(value)
  const inPart = before.filter((one) => one.part === part)
  const listed = listedIn(inPart)
  const pointsToPower = objects.some((one) => one.before === 'one' || one.before === 'either')
  // A sentence that is not read may name another power.
  if (pointsToPower && namedIn(inPart, powers) !== listed) return false
  const points = (is: string): boolean => objects.some((one) => one.is === is)
  if (objects.some((one) => one.before === 'one') && listed !== 1) return false
  if (objects.some((one) => one.before === 'either') && listed !== 2) return false
  if (objects.some((one) => one.is === 'did') && !mayIn(before.at(-1))) return false
  if (points('otherwise') && !hasCondition(before.at(-1), part)) return false
  if (isOnlyTimed(value) && !isRead(before.at(-1), part)) return false
  if ((points('removed-token') || objects.some((one) => one.koThisWay === true)) && !isRead(before.at(-1), part)) return false
  if (points('that-equipment') && !namesOneEquipment(before.at(-1))) return false
  const isOfThat = points('that') || points('those') || objects.some((one) => one.on === 'that-square')
  if (isOfThat && !isOneFigure(objects, before)) return false
  if (points('before') && !isOneOfAll(before)) return false
  if (points('named') && !objects.some((one) => typeof one.is === 'string' && NAMED.includes(one.is))) return false
  if (!isOtherThanOne(objects) || objects.some(isOwnerlessInstead)) return false
  // "The resulting click" may be that of a table; with the roll in the same sentence it is the number on the die.
  if (objects.some((one) => one.click === 'result') && !objects.some((one) => one.does === 'roll')) return false
  if (isTimeOfDeed(value)) return false
  // A unique modifier of two sentences: "you may choose a character. If you do, they modify attack +1."
  if (isObject(value) && value.unique !== true && inPart.some(isUnique) && objects.some(({ phase }) => phase === 'value')) return false
  if (isOfNoAttack(value, objects, inPart)) return false
  if (isTimeOfBoth(value)) return false
  if (objects.some(deniesOfSome) || objects.some(mayBeOfOpponents)) return false
  if (objects.some(mayShareTheLast) || objects.some(hasLooseWords) || meansOneOfTwo(words.keys)) return false
  if (isOfUnnamedAttack(value, objects, isRead(before.at(-1), part))) return false
  const isOfChoice = points('chosen') || objects.some((one) => one.does === 'use-chosen')
  if (isOfChoice && !isOneChoice([...before, { words, value, part }], part)) return false
  if (points('generated') && !saysBefore(before, ['generate'])) return false
  if ((isBare(value) || isOfAllFigures(value)) && inPart.some(isAtMoment)) return false
  if (isObject(value) && value.on !== undefined && value.during === undefined && inPart.some(isAction)) return false
  return !points('replacement') || saysBefore(before, ['replace', 'replaced'])
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

/** Figures that "they" of the same sentence may mean. */
const NAMED: readonly string[] = ['figure', 'that', 'those', 'chosen', 'attacker', 'target', 'hit', 'missed', 'generated', 'replacement']

/** "Modify defense +2 instead": the owner of the value is only in the sentence before. */
const isOwnerlessInstead = ({ instead, do: done }: Fields): boolean =>
  instead === true && Array.isArray(done) && done.some((one: Value) => isObject(one) && one.phase === 'value' && one.who === undefined)

/** Figures of an attack that nothing before names: "Each hit character modifies attack -1." */
function isOfNoAttack(value: Value, objects: readonly Fields[], inPart: readonly Said[]): boolean {
  if (!isObject(value) || [value.option, value.row, value.on].some((one) => one !== undefined) || inPart.length > 0) return false
  const isOfAttack = ({ is, of }: Fields): boolean => typeof is === 'string' && OF_ATTACK.includes(is) && of === undefined
  return objects.some(isOfAttack) && !objects.some(({ does, on }) => does === 'attack' || on !== undefined)
}

/** "Heal Ferro 1 click and modify his attack +1 until your next turn": what is done once has no time. */
function isTimeOfDeed(value: Value): boolean {
  if (!isObject(value)) return false
  const [done, parts] = [value.do, value.parts].map((list) => (Array.isArray(list) ? (list as readonly Value[]) : []))
  return (value.until !== undefined && done!.some((one) => isObject(one) && one.phase === 'deed')) || parts!.some(isTimeOfDeed)
}

/** "This turn, Ferro can use Charge and adjacent friendly characters can use Quake": the time is that of both, and the grammar gives it to the first. */
function isTimeOfBoth(value: Value): boolean {
  const [first, second] = isObject(value) && Array.isArray(value.parts) ? (value.parts as readonly Value[]).filter(isObject) : []
  return first?.until !== undefined && second?.until === undefined
}

const OF_ATTACK: readonly string[] = ['hit', 'missed', 'target', 'attacker']

/** "If any friendly characters aren't on the map": none of them is, or one of them is not. */
const deniesOfSome = ({ not, who }: Fields): boolean =>
  not === true && isObject(who) && who.is === 'figure' && [who.count, who.least, who.each, who.most].some((one) => one !== undefined)

/** "SAFEGUARD: Opposing Outwit, Perplex": both may be meant to be opposing. */
function mayBeOfOpponents({ safeguard }: Fields): boolean {
  const guarded = Array.isArray(safeguard) ? (safeguard as readonly Value[]).filter(isObject) : []
  return guarded.some(({ of }, at) => of !== undefined && guarded.slice(at).some((one) => one.of === undefined))
}

/** A condition of the second of two events may be one of the first, too: "misses or hits with a close attack". */
function mayShareTheLast({ anyOf }: Fields): boolean {
  const [first, second] = Array.isArray(anyOf) ? (anyOf as readonly Value[]).filter(isObject) : []
  if (typeof first?.event !== 'string' || second === undefined || Object.keys(first).length > 1) return false
  const isSuffered = /^(?:is|takes|would)-/.test(first.event)
  const isDone = ATTACKS.includes(first.event)
  return (
    (second.attack !== undefined && (isDone || isSuffered)) ||
    (second.whom !== undefined && isDone) ||
    (second.from !== undefined && isSuffered)
  )
}

const ATTACKS: readonly string[] = ['attacks', 'hits', 'misses', 'kos', 'damages']

/** Fields of a figure that its words need not restrict. */
const BARE_FIELDS: readonly string[] = ['is', 'count', 'each', 'least', 'most', 'other', 'only', 'side', 'kind', 'piece', 'size']

/** A restriction of one figure of a list may be one of another, too: "friendly characters and bystanders", "characters and bystanders within 4 squares". */
function hasLooseWords({ both, anyOf }: Fields): boolean {
  const list = both ?? anyOf
  const figures = Array.isArray(list) ? (list as readonly Value[]).filter(isObject).filter(({ is }) => is === 'figure') : []
  const restrictions = figures.map((one) => Object.keys(one).filter((key) => !BARE_FIELDS.includes(key)))
  if (figures.length < 2) return false
  const isOfOneSide = figures[0]!.side !== undefined && figures.some(({ side }) => side === undefined)
  return isOfOneSide || (restrictions[0]!.length === 0 && restrictions.at(-1)!.length > 0)
}

/** "Ferro or a friendly character …, heal him": he may be either. */
function meansOneOfTwo(keys: readonly string[]): boolean {
  const at = keys.findIndex((key, index) => key === OWN && keys[index + 1] === 'or')
  return at >= 0 && keys.some((key, index) => index > at && /^(?:he|her|his)~$/.test(key) && !/^(?:with|than)$/.test(keys[index - 1]!))
}

/** Changes the damage of an attack that neither the sentence nor the one before it names. */
function isOfUnnamedAttack(value: Value, objects: readonly Fields[], isBeforeRead: boolean): boolean {
  if (!isObject(value) || [value.option, value.row, value.on, value.cost].some((one) => one !== undefined)) return false
  if (objects.some(({ is }) => is === 'did')) return false
  if (objects.some(({ does, of }) => does === 'damage-type' && of === undefined)) return true
  return !isBeforeRead && objects.some(({ does, insteadOf }) => does === 'more-damage' || insteadOf === 'normal-damage')
}

/** Another figure is another than the figure of the card: no second one is there that it may be compared with. */
function isOtherThanOne(objects: readonly Fields[]): boolean {
  const figures = objects.filter((one) => one.is === 'figure')
  return figures.every((one, at) => {
    if (one.other !== true) return true
    // No opposing figure is the figure of the card: it is another than the target.
    if (one.side === 'opponent') return false
    const near = objectsIn(Object.values(one)).some(({ is }) => typeof is === 'string' && is !== 'figure' && NAMED.includes(is))
    return !near && !figures.slice(0, at).some((first) => mayBeOneSide(first, one))
  })
}

const mayBeOneSide = (first: Fields, second: Fields): boolean =>
  first.side === undefined || second.side === undefined || first.side === second.side

const isUnique = ({ words }: Said): boolean => words.keys[0] === 'UNIQUE'

const isRead = (said: Said | undefined, part: number): boolean => said !== undefined && said.value !== null && said.part === part

/** "Otherwise": the sentence before has one condition that it may be the other case of. */
const hasCondition = (said: Said | undefined, part: number): boolean =>
  isRead(said, part) && isObject(said!.value) && said!.value.if !== undefined && said!.value.on === undefined

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
function isOneChoice(said: readonly Said[], part: number): boolean {
  const choices = said.flatMap((one) =>
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
function isOneFigure(objects: readonly Fields[], before: readonly Said[]): boolean {
  const here = objects.filter(namesFigure).length
  if (here > 0) return here === 1
  const last = before.findLast(({ words }) => words.keys.some((key) => isFigureWord(key) || bringsFigure(key) || key === 'generate'))
  return last !== undefined && last.words.keys.filter(isFigureWord).length === 1 && !last.words.keys.some(bringsFigure)
}

/** More words that "they" of the next sentence may mean. */
const OTHERS = /^(?:attackers?|targets?|opponents?|players?|(?:they|he|her|that)[~?])$/

/** "They" and "he" in a sentence without a figure: the one figure of the sentence before. */
function isOneOfAll(before: readonly Said[]): boolean {
  const last = before.at(-1)
  if (last === undefined) return false
  const others = last.words.keys.filter((key) => isFigureWord(key) || bringsFigure(key) || OTHERS.test(key)).length
  return others + (last.words.keys.includes(OWN) ? 1 : 0) === 1
}
