import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { cellInDoubt, openDial, press, type DialEdit } from '../../../../../src/shared/figures/dial/dialKeys.ts'
import { dialOf, SPECIAL } from '../../../../../src/shared/figures/dial/dialRows.ts'
import { DIAL_SLOTS } from '../../../../../src/shared/rules/dialColours.ts'
import { keysFor } from '../../../../support/dialTyping.ts'

const typed = (keys: readonly string[], from: DialEdit = openDial([], [])): DialEdit => keys.reduce(press, from)
const keys = (text: string): readonly string[] => text.split(' ').filter(Boolean)
const valuesOf = ({ rows }: DialEdit) =>
  rows.map(({ ko, cells }) => (ko ? 'KO' : DIAL_SLOTS.map((slot) => cells[slot].value ?? '–').join('/')))

describe('the dial editor', () => {
  it('opens a row with the one before it: Enter takes it, minus takes one less, digits type over and go on by themselves', () => {
    expect(valuesOf(typed(keys('1 0 9 1 7 3')))).toEqual(['10/9/17/3'])
    expect(valuesOf(typed(keys('1 0 9 1 7 3 Enter - Enter - - 1 5 -')))).toEqual(['10/9/17/3', '10/9/17/3', '9/9/17/3', '8/8/15/2'])
  })

  it('settles a first digit that waits when something else comes', () => {
    expect(valuesOf(typed(['1', 'Enter']))).toEqual(['1/–/–/–'])
    expect(typed(['1']).typed).toBe('1')
    expect(typed(['9']).typed).toBe('')
  })

  it('lets a colour run down from a click to where another begins, also in what is there already', () => {
    const made = typed(keys('r 8 o 9 1 7 3 Enter Enter Enter'))
    expect(dialOf(made.rows).map(({ powers }) => powers)).toEqual(Array.from({ length: 4 }, () => ['flurry', 'energy-explosion']))
    const later = typed(keys('ArrowUp ArrowUp c h Enter'), made)
    expect(dialOf(later.rows).map(({ powers }) => powers?.[0])).toEqual(['flurry', 'flurry', 'charge', 'charge'])
    expect(dialOf(typed(keys('ArrowUp .'), later).rows)[1]!.powers).toEqual(['energy-explosion'])
  })

  it('says which number a colour right after it could be for, and moves it there', () => {
    const doubtful = typed(keys('1 0 g'))
    expect(cellInDoubt(doubtful)).toEqual({ row: 0, slot: 'speed', value: 10 })
    const moved = press(doubtful, '<')
    expect(dialOf(moved.rows)).toEqual([{ speed: 10, powers: ['charge'] }])
    expect([moved.slot, cellInDoubt(moved), press(moved, '<')]).toEqual(['attack', null, moved])
    // A special power moves, too; the colour of a damage leaves no row behind.
    expect(typed(keys('1 0 * <')).rows[0]!.cells).toMatchObject({ speed: { value: 10, power: SPECIAL }, attack: {} })
    const damage = typed(keys('r 1 0 o 9 b 1 7 3 b <'))
    expect([valuesOf(damage), damage.rows[0]!.cells.damage.power, damage.rows[0]!.cells.speed.power]).toEqual([
      ['10/9/17/3'],
      'shape-change',
      'flurry'
    ])
    expect(valuesOf(typed(keys('9 b'), damage))).toEqual(['10/9/17/3', '9/9/17/3'])
  })

  it('has no doubt where the colour comes first, or after its number was typed', () => {
    for (const text of ['r 8 o', 'g 9', '1 0 g 9', '1 0 ArrowRight', '1 g'])
      expect([text, cellInDoubt(typed(keys(text)))]).toEqual([text, null])
  })

  it('takes the name of a power as well as its colour', () => {
    expect(dialOf(typed(['c', 'h', 'Enter']).rows)[0]!.powers).toEqual(['charge'])
    // A number after it ends the word and is meant besides; a letter of a colour inside a word is a letter.
    expect(dialOf(typed(['h', 'y', 'p', '9']).rows)).toEqual([{ speed: 9, powers: ['hypersonic-speed'] }])
    // A word that means several waits; Escape gives it up.
    expect(typed(['s']).word).toBe('s')
    expect(typed(['s', 'Escape'])).toMatchObject({ word: '', rows: [] })
  })

  it('holds KO clicks inside, starting lines, rows put in and taken out', () => {
    const made = typed(keys('8 9 1 7 3 x x Enter |'))
    expect(valuesOf(made)).toEqual(['8/9/17/3', 'KO', 'KO', '8/9/17/3', '8/9/17/3'])
    expect(made.lines).toEqual([4])
    const shorter = typed(keys('ArrowUp ArrowUp ArrowUp Ctrl+Delete'), made)
    expect([valuesOf(shorter).length, shorter.lines]).toEqual([4, [3]])
    expect(typed(['Insert'], shorter).lines).toEqual([4])
    expect(typed(keys('ArrowDown ArrowDown |'), shorter).lines).toEqual([])
  })

  it('puts STOP on a click and takes it off, never on KO and never on the click below', () => {
    const made = typed(keys('8 9 1 7 3 Enter ArrowUp !'))
    expect(dialOf(made.rows).map(({ stop }) => stop)).toEqual([undefined, true])
    const longer = typed(keys('ArrowDown Enter'), made)
    expect(dialOf(longer.rows).map(({ stop }) => stop)).toEqual([undefined, true, undefined])
    expect(dialOf(typed(['!'], made).rows)).toEqual(dialOf(typed(keys('8 9 1 7 3 Enter')).rows))
    const ended = typed(keys('8 9 1 7 3 x ArrowUp'))
    expect(typed(['!'], ended)).toBe(ended)
    expect(dialOf(typed(['x'], made).rows)[1]).toEqual({ stop: true, ko: true })
  })

  it('goes column by column where somebody wants to', () => {
    const made = typed(keys('8 9 1 7 3 Enter Enter'))
    const down = typed(keys('ArrowUp ArrowUp ArrowUp Ctrl+Enter 6 5 4'), made)
    expect(valuesOf(down)).toEqual(['6/9/17/3', '5/9/17/3', '4/9/17/3'])
  })

  it('leaves what it does not mean alone', () => {
    const state = typed(keys('8 9 1 7 3'))
    for (const key of ['F5', 'Shift', 'ß', 'q1', '?']) expect(press(state, key)).toBe(state)
  })

  it('needs at most 120 keys for a dial of twelve clicks, and what comes of them is that dial', () => {
    const set = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
    const long = set.figures.filter(({ dial }) => dial.length >= 12)
    expect(long.length).toBeGreaterThanOrEqual(3)
    for (const { name, dial } of long) {
      const twelve = dial.slice(0, 12)
      const pressed = keysFor(twelve)
      expect(dialOf(typed(pressed).rows), name).toEqual(twelve)
      expect(pressed.length, `${name}: ${pressed.join(' ')}`).toBeLessThanOrEqual(120)
    }
  })
})
