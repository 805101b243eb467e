/** What would change a verdict: every proposal is true, and none of what is said to be tried is left out. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import type { ClixCase, Segment, SquareXY } from '../../../../../src/shared/contract/case.ts'
import { GROUNDS, groundAt, withChange, withChanges, type Change } from '../../../../../src/shared/cases/change/change.ts'
import { differenceOf, outcomeOf } from '../../../../../src/shared/cases/change/outcome.ts'
import { TABLE_QUESTIONS } from '../../../../../src/shared/cases/questions/onTable.ts'
import { whatWouldChange } from '../../../../../src/shared/cases/change/whatWouldChange.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { chanceFrom, times } from '../../../../support/seeded.ts'
import { anyQuestion } from '../../../../support/randomAsks.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

/** A board of so few squares that everything on it can be tried. */
function smallBoard(seed: number): ClixCase {
  const chance = chanceFrom(seed)
  const size: readonly [number, number] = [chance.whole(4, 6), chance.whole(4, 6)]
  const row = (signs: string): string => Array.from({ length: size[0] }, () => chance.pick([...signs])).join('')
  const places: SquareXY[] = []
  for (let y = 0; y < size[1]; y++) for (let x = 0; x < size[0]; x++) places.push([x, y])
  const walls: Segment[] = places.flatMap(([x, y]): Segment[] =>
    x + 1 < size[0] && chance.is(0.1)
      ? [
          [
            [x, y],
            [x + 1, y]
          ]
        ]
      : []
  )
  const free = chance.shuffled(places)
  const figure = (id: string, side: string) => ({
    id,
    side,
    at: free.pop()!,
    size: chance.pick(['standard', 'standard', 'giant', 'tiny'] as const),
    ...(chance.is(0.3) && { powers: [chance.pick(['stealth', 'charge', 'toughness', 'super-senses', 'combat-reflexes'])] }),
    ...(chance.is(0.3) && { abilities: [chance.pick(['flight', 'indomitable'])] })
  })
  const figures = [figure('a', 'red'), figure('b', 'blue'), figure('c', 'blue'), figure('d', 'red')]
  const value: Omit<ClixCase, 'ask'> = {
    format: 'clixcase/1',
    ruleset: chance.pick(['heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const),
    map: {
      size,
      terrain: Array.from({ length: size[1] }, () => row('.....hb')),
      level: Array.from({ length: size[1] }, () => row('11111112')),
      walls
    },
    figures
  }
  const [x, y] = figures[0]!.at
  switch (seed % 4) {
    case 0:
      return { ...value, ask: { kind: 'line-of-fire', from: 'a', to: 'b' } }
    case 1:
      return { ...value, ask: { kind: 'can-target', from: 'a', to: 'b', with: 'ranged-attack' } }
    case 2:
      return { ...value, ask: { kind: 'knock-back', from: 'a', hits: [{ figure: 'b', damageTaken: chance.whole(1, 4) }], dice: [3, 3] } }
    default:
      return { ...value, ask: { kind: 'move', figure: 'a', path: [[Math.min(size[0] - 1, x + 1) === x ? x - 1 : x + 1, y]] } }
  }
}

const key = (change: Change): string => JSON.stringify(change)

/** Everything on the board that could be otherwise, of the kinds about the board: listed without looking at the question. */
function everything(value: ClixCase): Change[] {
  const { map, figures = [] } = value
  if (!map) return []
  const squares: SquareXY[] = []
  for (let y = 0; y < map.size[1]; y++) for (let x = 0; x < map.size[0]; x++) squares.push([x, y])
  const taken = new Set(figures.map(({ at }) => String(at)))
  const changes: Change[] = []
  /** Whom the question names. */
  const asked = value.ask.kind === 'move' ? ['a'] : ['a', 'b']
  for (const { id } of figures) if (!asked.includes(id)) changes.push({ do: 'figure-gone', figure: id })
  for (const { id, at, powers = [], abilities = [], size } of figures) {
    for (const power of [...powers, ...abilities]) changes.push({ do: 'countered', figure: id, power })
    if (!asked.includes(id)) continue
    for (const other of ['tiny', 'standard', 'giant', 'colossal'] as const)
      if (other !== size) changes.push({ do: 'size', figure: id, size: other })
    for (const to of squares) {
      const aside = Math.max(Math.abs(to[0] - at![0]), Math.abs(to[1] - at![1])) === 1
      if (aside && !taken.has(String(to)) && groundAt(map, to) !== 'blocking' && !(value.ask.kind === 'move' && id === 'a'))
        changes.push({ do: 'figure-moved', figure: id, to })
    }
  }
  for (const between of map.walls ?? []) changes.push({ do: 'wall-gone', between })
  for (const at of squares) {
    for (const to of GROUNDS)
      if (to !== groundAt(map, at) && !(to === 'blocking' && taken.has(String(at)))) changes.push({ do: 'ground', at, to })
    for (const to of [1, 2]) if (map.level![at[1]]![at[0]] !== String(to)) changes.push({ do: 'level', at, to })
  }
  return changes
}

/** On so many boards proposals are asked again, and on so many others everything is tried. */
const [TRUE_ON, WHOLE_ON] = [times(24), times(40)]

describe('what would change a verdict', () => {
  it('states of every proposal exactly what the engine says of the changed case', () => {
    let proposals = 0
    for (let seed = 0; seed < TRUE_ON; seed++) {
      const value = seed % 5 === 0 ? anyQuestion(seed) : smallBoard(seed)
      const found = whatWouldChange(checkedCase(value))
      for (const { changes, ruling, effect } of found?.proposals ?? []) {
        const changed = parseCase(JSON.parse(JSON.stringify(withChanges(value, changes))))
        expect(changed.ok, `seed ${seed}: ${JSON.stringify(changes)}`).toBe(true)
        if (!changed.ok) continue
        expect(answerCase(changed.value)).toEqual(ruling)
        expect(differenceOf(outcomeOf(answerCase(checkedCase(value))), outcomeOf(ruling))).toBe(effect)
        proposals++
      }
    }
    expect(proposals).toBeGreaterThan(TRUE_ON * 6)
  })

  it('leaves out nothing of the kinds that it tries, on boards small enough to try everything', () => {
    let flips = 0
    for (let seed = 0; seed < WHOLE_ON; seed++) {
      const value = smallBoard(seed)
      const before = answerCase(checkedCase(value))
      const found = whatWouldChange(checkedCase(value), before)!
      const proposed = new Set(found.proposals.flatMap(({ changes }) => (changes.length === 1 ? [key(changes[0]!)] : [])))
      for (const change of everything(value)) {
        const after = answerCase(checkedCase(withChange(value, change)))
        if (after.verdict === 'judge' || differenceOf(outcomeOf(before), outcomeOf(after)) !== 'verdict') continue
        expect(proposed, `seed ${seed}: ${key(change)} makes ${before.verdict} ${after.verdict}`).toContain(key(change))
        flips++
      }
    }
    expect(flips).toBeGreaterThan(WHOLE_ON * 2.5)
  })
})

describe('an attack that the rules refuse', () => {
  it('is asked first in the other kind of combat: adjacent figures fight hand to hand', () => {
    const value: ClixCase = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      map: { size: [8, 8] },
      figures: [
        { id: 'thor', side: 'red', at: [1, 1], attack: 11, damage: 3 },
        { id: 'loki', side: 'blue', at: [2, 1], defense: 16 }
      ],
      ask: { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'ranged', dice: [4, 4] }
    }
    const checked = checkedCase(value)
    expect(answerCase(checked).verdict).toBe('illegal')
    const [first] = whatWouldChange(checked, answerCase(checked))!.proposals
    expect(first?.changes).toEqual([{ do: 'combat', to: 'close' }])
    expect(first?.effect).toBe('verdict')
  })
})

describe('a table on which a change or a line cannot be', () => {
  const line: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [8, 1], terrain: ['..h.....'] },
    figures: [
      { id: 'thor', side: 'red', at: [0, 0] },
      { id: 'loki', side: 'blue', at: [2, 0] }
    ],
    ask: { kind: 'line-of-fire', from: 'thor', to: [5, 0] }
  }

  it('is searched all the same: the last figure of a side whose grenades are counted is not taken away', () => {
    const asked = (value: ClixCase) => whatWouldChange(checkedCase(value))!.proposals.flatMap(({ changes }) => changes)
    expect(asked(line)).toContainEqual({ do: 'figure-gone', figure: 'loki' })
    expect(asked({ ...line, grenadePool: { red: 1, blue: 0 } })).not.toContainEqual({ do: 'figure-gone', figure: 'loki' })
  })

  it('is searched all the same: no line is drawn from a figure that is defeated', () => {
    const [thor, loki] = line.figures!
    const defeated: ClixCase = {
      ...line,
      figures: [{ ...thor!, click: 4, dial: [{}, {}, {}] }, loki!],
      ask: { kind: 'attack', from: 'thor', targets: ['loki'], attack: 'ranged', dice: [4, 5] }
    }
    expect(whatWouldChange(checkedCase(defeated))!.complete).toBe(true)
  })
})

it('is looked for where a question has one verdict, and nowhere else', () => {
  const searched = TABLE_QUESTIONS.filter((question) => question.searched).map(({ kind }) => kind)
  expect(searched.sort()).toEqual([
    'attack',
    'break-away',
    'can-target',
    'damage',
    'knock-back',
    'line-of-fire',
    'move',
    'targets',
    'value'
  ])
})
