/**
 * Further meanings that the words of one sentence may have: a time, a condition or a side that two parts of it may
 * share. Such a sentence is not parsed.
 */
import { isObject, type Fields, type Value } from './grammar.ts'

/** Every value inside a value, in order. */
function* inside(value: Value): Generator<Value> {
  yield value
  if (Array.isArray(value)) for (const one of value as readonly Value[]) yield* inside(one)
  else if (isObject(value)) for (const one of Object.values(value)) yield* inside(one)
}

/** Every object inside a value, in order. */
export const objectsIn = (value: Value): readonly Fields[] => [...inside(value)].filter(isObject)

/** Each is true if this object of a sentence may mean two things. */
const OBJECTS: readonly ((one: Fields) => boolean)[] = [isOwnerlessInstead, deniesOfSome, mayBeOfOpponents, mayShareTheLast, hasLooseWords]

/** Each is true if the whole sentence may mean two things. */
const SENTENCES: readonly ((value: Value, objects: readonly Fields[]) => boolean)[] = [
  (_, objects) => objects.some(({ is }) => is === 'named') && !objects.some(namesFigure),
  (_, objects) => !isOtherThanOne(objects),
  // "The resulting click" may be that of a table; with the roll in the same sentence it is the number on the die.
  (_, objects) => objects.some(({ click }) => click === 'result') && !objects.some(({ does }) => does === 'roll'),
  isTimeOfDeed,
  isTimeOfBoth
]

/** Whether a sentence may mean something else, too. @param objects all objects of its value */
export const isAmbiguous = (value: Value, objects: readonly Fields[]): boolean =>
  SENTENCES.some((isUnsure) => isUnsure(value, objects)) || objects.some((one) => OBJECTS.some((isUnsure) => isUnsure(one)))

/** Figures that "they" of the same sentence may mean. */
const NAMED: readonly string[] = ['figure', 'that', 'those', 'chosen', 'attacker', 'target', 'hit', 'missed', 'generated', 'replacement']

const namesFigure = ({ is }: Fields): boolean => typeof is === 'string' && NAMED.includes(is)

/** "Modify defense +2 instead": the owner of the value is only in the sentence before. */
function isOwnerlessInstead({ instead, do: done }: Fields): boolean {
  return (
    instead === true && Array.isArray(done) && done.some((one: Value) => isObject(one) && one.phase === 'value' && one.who === undefined)
  )
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

/** "If any friendly characters aren't on the map": none of them is, or one of them is not. */
function deniesOfSome({ not, who }: Fields): boolean {
  return not === true && isObject(who) && who.is === 'figure' && [who.count, who.least, who.each, who.most].some((one) => one !== undefined)
}

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

/** Another figure is another than the figure of the card: no second one is there that it may be compared with. */
function isOtherThanOne(objects: readonly Fields[]): boolean {
  const figures = objects.filter((one) => one.is === 'figure')
  return figures.every((one, at) => {
    if (one.other !== true) return true
    // No opposing figure is the figure of the card: it is another than the target.
    if (one.side === 'opponent') return false
    const near = objectsIn(Object.values(one)).some((near) => near.is !== 'figure' && namesFigure(near))
    return !near && !figures.slice(0, at).some((first) => mayBeOneSide(first, one))
  })
}

const mayBeOneSide = (first: Fields, second: Fields): boolean =>
  first.side === undefined || second.side === undefined || first.side === second.side
