/**
 * Whether the words of a sentence that point to another one point to one thing: "it" to the one power that was listed before, "that character"
 * to the one figure that was named. Two that may be meant are none.
 */
import { isObject, type Value, type Words } from './grammar/grammar.ts'
import { canonical } from './grammar/parse.ts'
import { namesAt, type NameIndex } from './cardNames.ts'
import { OWN } from './cardWords.ts'

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

const objectsIn = (value: Value): readonly { readonly [key: string]: Value }[] => [...inside(value)].filter(isObject)

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
  if ((points('that') || points('those')) && !isOneFigure(objects, before)) return false
  if (points('before') && !isOneOfAll(before)) return false
  const isOfChoice = points('chosen') || objects.some((one) => one.does === 'use-chosen')
  if (isOfChoice && !isOneChoice([...before, { words, value, part }], part)) return false
  if (points('generated') && !saysBefore(before, ['generate'])) return false
  return !points('replacement') || saysBefore(before, ['replace', 'replaced'])
}

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

/** "That character": the one other figure of the sentence itself, or else of the last sentence that names one. */
function isOneFigure(objects: readonly { readonly [key: string]: Value }[], before: readonly Said[]): boolean {
  const here = new Set(objects.filter((one) => one.is === 'figure').map(canonical))
  if (here.size > 0) return here.size === 1
  const last = before.findLast(({ words }) => words.keys.some(isFigureWord))
  return last !== undefined && last.words.keys.filter(isFigureWord).length === 1
}

/** "They" and "he" in a sentence without a figure: the one figure of the sentence before. */
function isOneOfAll(before: readonly Said[]): boolean {
  const last = before.at(-1)
  if (last === undefined) return false
  const others = last.words.keys.filter((key) => isFigureWord(key) || /^(?:they|he|her|that)[~?]$/.test(key)).length
  return others + (last.words.keys.includes(OWN) ? 1 : 0) === 1
}
