/** Typed lines about the ground and about figures: what they do, what Enter says it will do, and who is selected after it. */
import { describe, expect, it } from 'vitest'
import { parseTyped } from '../../../../../src/renderer/model/typed/parseTyped.ts'
import type { CaseMap, ClixCase } from '../../../../../src/shared/contract/case.ts'
import { isIndoor, kindsAt, levelAt } from '../../../../../src/shared/contract/caseSquares.ts'

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [6, 6] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge'] },
    { id: 'iron', name: 'Iron Man', side: 'blue', at: [4, 1] }
  ],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'iron' }
}
const typed = (text: string, value: ClixCase = table) => {
  const parsed = parseTyped(value, text)
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
  if (parsed.value.do !== 'change') throw new Error(`“${text}” changes nothing`)
  return parsed.value
}
const mapAfter = (...lines: readonly string[]): CaseMap => lines.reduce((value, line) => typed(line, value).next, table).map!
const refused = (text: string, value: ClixCase = table) => {
  const parsed = parseTyped(value, text)
  return parsed.ok ? '' : (parsed.problems[0]?.message ?? '')
}

describe('ground, typed', () => {
  it.each(['hindering', 'blocking', 'water'])('%s is put on and taken off again', (kind) => {
    expect(kindsAt(mapAfter(`${kind} B2 C3`), [1, 1])).toEqual([kind])
    expect(kindsAt(mapAfter(`${kind} B2 C3`), [2, 2])).toEqual([kind])
    expect(kindsAt(mapAfter(`${kind} B2 C3`), [2, 1])).toEqual([])
    const left = mapAfter(`${kind} B2 C3`, `no ${kind} B2`)
    expect([kindsAt(left, [1, 1]), kindsAt(left, [2, 2])]).toEqual([[], [kind]])
  })

  it('has a level, and none again', () => {
    expect(levelAt(mapAfter('elevated B2 3'), [1, 1])).toBe(3)
    expect(levelAt(mapAfter('elevated B2 3', 'no elevated B2'), [1, 1])).toBe(1)
    expect(levelAt(mapAfter('elevated B2 3', 'elevated B2 1'), [1, 1])).toBe(1)
    expect(typed('elevated B2 3').says).toMatch(/3.*B2|B2.*3/)
  })

  it('is indoors or out, either way it is said', () => {
    expect(isIndoor(mapAfter('indoor A1-B2'), [1, 1])).toBe(true)
    expect(isIndoor(mapAfter('indoor A1-B2', 'outdoor B2'), [1, 1])).toBe(false)
    expect(isIndoor(mapAfter('indoor A1-B2', 'outdoor B2'), [0, 0])).toBe(true)
    expect(isIndoor(mapAfter('indoor A1-B2', 'no indoor B2'), [1, 1])).toBe(false)
  })

  it('belongs to a side to start on, red where none is named, and to none again', () => {
    expect(mapAfter('start A1').starting).toEqual({ red: [[0, 0]] })
    expect(mapAfter('start blue A1', 'start A1').starting).toEqual({ red: [[0, 0]] })
    expect(mapAfter('start A1', 'no start A1').starting ?? {}).toEqual({})
  })

  it('is special by name, and not any more', () => {
    expect(kindsAt(mapAfter('special deep space B2'), [1, 1])).toEqual(['special:deep-space'])
    expect(kindsAt(mapAfter('special deep space B2', 'no special B2'), [1, 1])).toEqual([])
  })

  it('is cleared of everything', () => {
    expect(mapAfter('water B2', 'elevated B2 2', 'clear B2')).toEqual({ size: [6, 6] })
  })

  it('needs a map and squares on it', () => {
    const { map: _, ...mapless } = table
    expect(refused('water B2', mapless)).not.toBe('')
    expect(refused('+ Hulk B2', { ...mapless, figures: [] })).toContain('no map')
    expect(refused('water G1')).toContain('A1 to F6')
    expect(refused('water A1-G1')).toContain('A1 to F6')
    expect(refused('water A1-')).toContain('no square')
  })
})

describe('edges, typed', () => {
  const sides = (...lines: readonly string[]): number => mapAfter(...lines).walls?.length ?? 0

  it('are named by two neighbours, in pairs, or by sides of squares; those of the map are none', () => {
    expect(sides('wall B2 B3')).toBe(1)
    expect(sides('wall B2 B3 D2 D3')).toBe(2)
    expect(sides('wall B2 south east')).toBe(2)
    expect(sides('wall A1-B1 north east')).toBe(2)
    expect(sides('wall A1 east', 'no wall B1 west')).toBe(0)
    expect(refused('wall B2 B3 D2')).toContain('Between which squares?')
    expect(refused('wall B2 C3')).toContain('B2 and C3')
    expect(refused('wall')).toContain('Between which squares?')
    expect(refused('wall A1-B2')).toContain('Between which squares?')
    expect(sides('wall A1-A2')).toBe(1)
    expect(sides('wall A1-B2 south')).toBe(4)
    expect(refused('wall A1 west')).toContain('west')
    expect(refused('wall foo south')).toContain('foo')
  })
})

describe('figures, typed', () => {
  it('put on are selected, and named in what Enter will do', () => {
    const hulk = typed('+ Hulk C4')
    expect(hulk.selected).toBe('hulk')
    expect(hulk.says).toMatch(/Hulk.*C4/)
    const two = typed('+ C4 d5')
    expect(two.says).toMatch(/C4, D5/)
    expect(two.selected).toBe(two.next.figures?.at(-1)?.id)
    expect(refused('+ Hulk B2')).toMatch(/Thor.*B2/)
  })

  it('moved, given something and copied are selected', () => {
    expect(typed('move iron man C5')).toMatchObject({ selected: 'iron', says: expect.stringMatching(/Iron Man.*C5/) as unknown })
    expect(typed('give iron man stealth')).toMatchObject({ selected: 'iron', says: expect.stringMatching(/Iron Man.*stealth/i) as unknown })
    const copied = typed('duplicate thor')
    expect(copied.next.figures).toHaveLength(3)
    expect(copied.selected).toBe(copied.next.figures?.at(-1)?.id)
    expect(refused('duplicate thor Z9')).toContain('A1 to F6')
    expect(refused('give thor C5')).toContain('What is it that Thor gets?')
    expect(refused('give')).toContain('Which figure?')
    expect(refused('move')).toContain('Which figure?')
    expect(refused('remove')).toContain('Which figure?')
  })

  it('given a power twice have it once', () => {
    expect(typed('give thor charge stealth').next.figures?.[0]?.powers).toEqual(['charge', 'stealth'])
  })

  it('changed by a number or a modifier, keep their dial', () => {
    const dial = [{ attack: 10 }, { attack: 9 }]
    const withDial = { ...table, figures: table.figures!.map((one) => (one.id === 'thor' ? { ...one, dial } : one)) }
    expect(typed('give thor attack 12', withDial).next.figures?.[0]).toMatchObject({ dial, set: { attack: 12 } })
    expect(typed('give thor attack 12').next.figures?.[0]).toMatchObject({ attack: 12 })
    const perplexed = [{ value: 'attack', modifier: 1, source: 'perplex' }]
    expect(typed('give thor attack +1 perplex').next.figures?.[0]).toMatchObject({ effects: perplexed, powers: ['charge'] })
    expect(typed('give thor +1 attack perplex').next.figures?.[0]?.effects).toEqual(perplexed)
    const twice = typed('give thor -1 speed', typed('give thor attack +1 perplex').next).next.figures?.[0]?.effects
    expect(twice).toEqual([...perplexed, { value: 'speed', modifier: -1, source: 'judge' }])
    expect(refused('give thor +1')).not.toBe('')
  })

  it('taken off leave the question to be asked anew', () => {
    expect(typed('remove iron man')).toMatchObject({ pick: 'from', says: expect.stringContaining('Iron Man') as unknown })
    expect(refused('remove C6')).not.toBe('')
  })
})
