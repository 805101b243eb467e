/** Slips typed without looking: what the scorekeeper meant is written once, and whatever is doubtful stops in sight. */
import { describe, expect, it } from 'vitest'
import { correctionStep, startCorrection, type CorrectionEntry } from '../../../../../../src/renderer/model/event/rounds/correctionEntry.ts'
import { doubtsIn } from '../../../../../../src/renderer/model/event/rounds/doubts.ts'
import { EMPTY_SLIP, type SlipMatch } from '../../../../../../src/renderer/model/event/rounds/slip.ts'
import {
  slipStep,
  startEntry,
  type SlipEntry,
  type SlipEvent,
  type SlipField,
  type SlipKnowledge
} from '../../../../../../src/renderer/model/event/rounds/slipEntry.ts'
import type { NewFact } from '../../../../../../src/renderer/model/event/log/eventHost.ts'
import { eventTexts } from '../../../../../../src/renderer/i18n/laterTexts.ts'
import { chanceFrom } from '../../../../../support/seeded.ts'

type Focus = SlipField | 'save' | 'reason' | 'cancel' | 'apply'

/** A form with its fields as a browser has them, over a log whose writes take some keys. */
class Desk {
  entry: SlipEntry
  dialog: CorrectionEntry | null = null
  focus: Focus = 'table'
  selected = true
  reason = ''
  readonly log: NewFact[] = []
  readonly results = new Map<number, readonly number[]>()
  readonly #waiting: { number: number; facts: readonly NewFact[] }[] = []
  readonly #knows: SlipKnowledge
  readonly tables: number

  constructor(tables: number, done: readonly number[] = []) {
    this.tables = tables
    for (const table of done) this.results.set(table, [300, 95])
    this.#knows = {
      match: (typed) => this.#match(typed),
      refusal: () => null,
      propose: (after, without) => {
        const open = Array.from({ length: tables }, (_, index) => index + 1).filter((one) => !this.results.has(one) && !without.has(one))
        return open.find((one) => one > after) ?? open[0] ?? null
      },
      buildTotal: 300
    }
    this.entry = startEntry({ ...EMPTY_SLIP, table: String(this.#knows.propose(0, new Set()) ?? '') }, false)
  }

  #match(typed: string): SlipMatch | null {
    const table = /^\d+$/.test(typed) ? Number(typed) : 0
    if (table < 1 || table > this.tables) return null
    const score = this.results.get(table)
    const players = [`a${table}`, `b${table}`] as const
    const result = score && {
      winner: players[0],
      score: new Map([
        [players[0], score[0]!],
        [players[1], score[1]!]
      ]),
      kind: 'played' as const,
      first: null,
      reason: null
    }
    return { place: { round: 1, table }, players, result: (result ?? null) as SlipMatch['result'] }
  }

  send(event: SlipEvent): boolean {
    const out = slipStep(this.entry, event, this.#knows)
    this.entry = out.entry
    if (out.focus) [this.focus, this.selected] = [out.focus, true]
    if (out.write) this.#waiting.push(out.write)
    return out.taken
  }

  /** The oldest write ends. */
  written(fails = false): void {
    const one = this.#waiting.shift()
    if (!one) return
    const table = Number(one.facts[0]!['table'])
    const ok = !fails && !this.results.has(table)
    if (ok) {
      this.log.push(...one.facts)
      this.results.set(table, Object.values(one.facts[0]!['score'] as Record<string, number>))
    }
    this.send({ do: 'wrote', number: one.number, ok })
  }

  settle(): void {
    while (this.#waiting.length > 0) this.written()
  }

  /** A dialog that was asked for is there some keys later. */
  open(): void {
    if (this.entry.stop?.why !== 'correct' || this.dialog) return
    this.dialog = startCorrection(this.entry.stop.refused)
    this.focus = 'reason'
  }

  press(key: string): void {
    if (this.dialog) this.#pressInDialog(key)
    else if (key === 'Ctrl+Enter') this.send({ do: 'confirm' })
    else this.#pressInForm(key)
  }

  #pressInDialog(key: string): void {
    const on = this.focus === 'reason' || this.focus === 'apply' ? this.focus : 'other'
    const out =
      key === 'Ctrl+Enter'
        ? correctionStep(this.dialog!, { do: 'confirm' })
        : key === 'Escape'
          ? correctionStep(this.dialog!, { do: 'leave' })
          : correctionStep(this.dialog!, { do: 'key', key, on })
    this.dialog = out.entry
    if (out.back) this.focus = 'reason'
    if (out.does === 'apply') this.#apply()
    else if (out.does === 'leave') this.#leave()
    else if (!out.taken) this.#nativeInDialog(key)
  }

  #nativeInDialog(key: string): void {
    if (key === 'Tab') this.focus = this.focus === 'reason' ? 'cancel' : this.focus === 'cancel' ? 'apply' : 'reason'
    else if (this.focus === 'cancel' && (key === 'Enter' || key === ' ')) this.#leave()
    else if (this.focus === 'reason' && key.length === 1)
      this.dialog = correctionStep(this.dialog!, { do: 'text', value: this.dialog!.reason + key }).entry
  }

  #leave(): void {
    this.dialog = null
    this.send({ do: 'key', field: 'winner', key: 'Escape' })
  }

  #apply(): void {
    const facts = this.entry.stop!.facts!
    // A second confirmation while it is written writes nothing.
    expect(correctionStep(this.dialog!, { do: 'confirm' }).does).toBeUndefined()
    this.log.push(...facts)
    this.dialog = null
    this.send({ do: 'corrected' })
  }

  #pressInForm(key: string): void {
    const at = this.focus === 'save' ? null : (this.focus as SlipField)
    if (at === null && this.entry.stop === null && !/^\d$/.test(key)) {
      if (key === 'Enter' || key === ' ') this.send({ do: 'save' })
      else if (key === 'Tab') this.focus = 'table'
      return
    }
    if (this.send({ do: 'key', field: at, key })) return
    if (key === 'Tab') this.focus = 'save'
    else if (key.length === 1 && this.focus !== 'save') this.#text(this.focus as SlipField, key)
  }

  #text(field: SlipField, key: string): void {
    const value = (this.selected ? '' : this.entry.slip[field]) + key
    this.selected = false
    if (value.length <= 6) this.send({ do: 'text', field, value })
  }

  type(keys: readonly string[]): void {
    for (const key of keys) this.press(key)
  }

  seen(): string {
    return JSON.stringify([this.entry, this.dialog, this.focus, this.selected])
  }
}

const chars = (text: string | number): string[] => [...String(text)]

interface Meant {
  readonly table: number
  readonly winner: 1 | 2
  readonly a: number
  readonly b: number
}
const keysOf = ({ table, winner, a, b }: Meant, between: () => string): string[] => [
  ...chars(table),
  between(),
  String(winner),
  ...chars(a),
  between(),
  ...chars(b),
  'Enter'
]
const factOf = ({ table, winner, a, b }: Meant): NewFact => ({
  do: 'result',
  round: 1,
  table,
  winner: `${winner === 1 ? 'a' : 'b'}${table}`,
  score: { [`a${table}`]: a, [`b${table}`]: b },
  kind: 'played'
})

describe('slips typed one after the other', () => {
  it('are each written once, by Space, Tab or Enter between the fields, however slow the disk is', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const chance = chanceFrom(seed)
      const desk = new Desk(12)
      const meant = chance.shuffled(Array.from({ length: 12 }, (_, index) => index + 1)).map((table): Meant => {
        const winner = chance.whole(0, 1) === 0 ? 1 : 2
        const [low, high] = [chance.whole(0, 149), 150 + chance.whole(0, 150)]
        return { table, winner, a: winner === 1 ? high : low, b: winner === 1 ? low : high }
      })
      for (const slip of meant)
        for (const key of keysOf(slip, () => chance.pick([' ', 'Tab', 'Enter']))) {
          desk.press(key)
          if (chance.whole(0, 7) === 0) desk.written()
        }
      desk.settle()
      expect(desk.log, `seed ${seed}`).toEqual(meant.map(factOf))
      expect(desk.entry.stop).toBeNull()
    }
  })

  it('stop at the first doubtful one: nothing after it is written, nothing of it either, and the keys since are counted', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const chance = chanceFrom(seed)
      const desk = new Desk(12, [3, 7])
      const open = chance.shuffled([1, 2, 4, 5, 6, 8, 9, 10, 11, 12])
      const wrong = 1 + chance.whole(0, 5)
      const kind = chance.whole(0, 6)
      const meant = open.map((table): Meant => ({ table, winner: 1, a: 200 + chance.whole(0, 100), b: chance.whole(0, 199) }))
      const odd: Partial<Meant> = [{ table: 3 }, { table: 90 }, { table: open[0]! }, { a: 50, b: 60 }, { a: 301 }, { table: 1250 }, {}][
        kind
      ]!
      for (const [index, slip] of meant.entries()) {
        const keys = keysOf(index === wrong ? { ...slip, ...odd } : slip, () => chance.pick([' ', 'Tab', 'Enter']))
        // A space after the last field.
        if (index === wrong && kind === 6) keys.splice(-1, 0, ' ')
        for (const key of keys) {
          desk.press(key)
          if (chance.whole(0, 5) === 0) desk.written()
          if (chance.whole(0, 2) === 0) desk.open()
        }
      }
      desk.settle()
      expect(desk.log, `seed ${seed}`).toEqual(meant.slice(0, wrong).map(factOf))
      expect(desk.entry.stop, `seed ${seed}`).not.toBeNull()
      expect((desk.dialog?.refused ?? 0) + desk.entry.stop!.refused).toBeGreaterThan(0)
    }
  })

  it('have no blanks around what a paste or a phone brings, so that a stop names the table', () => {
    const desk = new Desk(4, [2])
    desk.send({ do: 'text', field: 'table', value: ' 22 ' })
    desk.press('Enter')
    expect(desk.entry).toMatchObject({ stop: { why: 'no-table' }, slip: { table: '22' } })
    expect(eventTexts.slip.stoppedAt(desk.entry.slip.table)).toBe('Stopped at table 22.')
    desk.press('Escape')
    for (const [field, value] of [['table', '3\u00A0'], ['a', '300 '], ['b', '\t20']] as const) desk.send({ do: 'text', field, value }) // prettier-ignore
    desk.send({ do: 'save' })
    desk.settle()
    expect(desk.log).toEqual([factOf({ table: 3, winner: 1, a: 300, b: 20 })])
  })

  it('are listed if another table is asked for while they are half typed, and stay if their own is', () => {
    const desk = new Desk(6)
    desk.type([' ', '1', ...chars(280)])
    desk.send({ do: 'ask', table: '1' })
    expect(desk.entry).toMatchObject({ slip: { table: '1', winner: '1', a: '280' }, unsaved: [] })
    desk.send({ do: 'ask', table: '4' })
    expect(desk.entry).toMatchObject({ slip: { ...EMPTY_SLIP, table: '4' }, unsaved: [{ table: '1', winner: '1', a: '280' }] })
    // A table without anything typed is no slip.
    desk.send({ do: 'ask', table: '5' })
    expect(desk.entry.unsaved).toHaveLength(1)
  })

  it('take a second Enter for no slip, and a number after it for the next table', () => {
    const desk = new Desk(4)
    desk.type([...keysOf({ table: 1, winner: 1, a: 100, b: 20 }, () => ' '), 'Enter', 'Enter'])
    expect(desk.entry).toMatchObject({ again: true, slip: { table: '2' } })
    desk.type(keysOf({ table: 4, winner: 2, a: 10, b: 20 }, () => ' '))
    desk.settle()
    expect(desk.log.map(({ table }) => table)).toEqual([1, 4])
  })

  it('are there again if they could not be written, also behind the next one', () => {
    const desk = new Desk(4)
    desk.type(keysOf({ table: 1, winner: 1, a: 100, b: 20 }, () => ' '))
    desk.written(true)
    expect(desk.entry.slip).toMatchObject({ table: '1', winner: '1', a: '100', b: '20' })
    desk.focus = 'b'
    desk.type(['Enter', '2', ' ', '2'])
    desk.written(true)
    expect(desk.entry).toMatchObject({ slip: { table: '2', winner: '2' }, unsaved: [{ table: '1', a: '100' }] })
    desk.send({ do: 'again', index: 0 })
    expect(desk.entry).toMatchObject({ slip: { table: '1', a: '100' }, unsaved: [{ table: '2', winner: '2' }] })
  })
})

describe('a doubt', () => {
  it('is confirmed by Ctrl+Enter alone, and only after it was shown', () => {
    const desk = new Desk(2)
    desk.type([...chars('1'), ' ', '1', ...chars('20'), ' ', ...chars('90'), 'Ctrl+Enter'])
    desk.settle()
    expect(desk.log).toEqual([])
    desk.type(['Enter', 'Enter', ' ', '5'])
    expect(desk.entry.stop).toMatchObject({ why: 'fewer', refused: 3 })
    desk.press('Ctrl+Enter')
    desk.settle()
    expect(desk.log).toEqual([factOf({ table: 1, winner: 1, a: 20, b: 90 })])
  })

  it('is left by Escape, which then empties the field and the slip', () => {
    const desk = new Desk(2)
    desk.type([...chars('2'), ' ', '1', ...chars('400'), ' ', ...chars('9'), 'Enter'])
    expect(desk.entry.stop).toMatchObject({ why: 'above', field: 'b' })
    desk.press('Escape')
    expect(desk.entry).toMatchObject({ stop: null, slip: { a: '400', b: '9' } })
    desk.press('Escape')
    expect(desk.entry.slip).toMatchObject({ table: '2', a: '400', b: '' })
    desk.press('Escape')
    expect(desk.entry.slip).toEqual({ ...EMPTY_SLIP, table: '1' })
  })

  it('is left by a press in the form', () => {
    const desk = new Desk(2)
    desk.type(['9', ' '])
    expect(desk.entry.stop?.why).toBe('no-table')
    desk.send({ do: 'press' })
    expect(desk.entry.stop).toBeNull()
  })
})

describe('Tab', () => {
  it('goes from field to field, and digits on a button are nothing’s', () => {
    const desk = new Desk(64)
    desk.type([...chars('1'), 'Tab', '1', ...chars('300'), 'Tab', ...chars('120'), 'Tab'])
    expect(desk.focus).toBe('save')
    desk.type(chars('50'))
    expect(desk.entry).toMatchObject({ stop: { why: 'elsewhere', refused: 2 }, slip: { table: '1', a: '300', b: '120' } })
  })
})

const KEYS = [
  ...'0123456789',
  ...'0123456789',
  ...'123',
  ' ',
  ' ',
  ' ',
  'Tab',
  'Tab',
  'Enter',
  'Enter',
  'Enter',
  'Escape',
  'n',
  'x',
  'Ctrl+Enter'
]

describe('keys by chance', () => {
  it('write what is in the fields and nothing else, nothing twice, nothing doubtful unconfirmed, and none is swallowed', () => {
    let written = 0
    for (let seed = 1; seed <= 100; seed++) {
      const chance = chanceFrom(seed)
      const desk = new Desk(9, [2, 5])
      for (let step = 0; step < 250; step++) {
        const key = chance.pick(KEYS)
        const [slip, before, seen, focus, dialog] = [desk.entry.slip, desk.log.length, desk.seen(), desk.focus, desk.dialog]
        const sent = desk.entry.writing.length
        const wasAgain = desk.entry.again
        const mouse = dialog ? 'none' : chance.is(0.04) ? 'name' : chance.is(0.04) ? 'button' : 'none'
        if (mouse === 'name') desk.send({ do: 'set', change: { winner: chance.whole(0, 1) === 0 ? '1' : '2' } })
        else if (mouse === 'button') desk.send({ do: 'press' })
        else {
          desk.press(key)
          expect(desk.entry.writing.length - sent, `seed ${seed}, step ${step}`).toBeLessThanOrEqual(1)
          if (desk.entry.writing.length > sent) {
            expect(desk.entry.writing.at(-1)!.slip).toEqual(slip)
            if (key !== 'Ctrl+Enter') expect(['Enter', ' ']).toContain(key)
          }
          if (desk.log.length > before) expect([key, desk.log.length - before]).toEqual(['Ctrl+Enter', 1])
          // A field that is full refuses by itself, and letters on a button are nothing’s.
          const isOther = ['Ctrl+Enter', 'Escape', 'n', 'x'].includes(key) || (focus !== 'save' && dialog === null && key.length === 1)
          expect(isOther || wasAgain || desk.seen() !== seen, `seed ${seed}, step ${step}: ${key} in ${focus}`).toBe(true)
        }
        if (chance.whole(0, 3) === 0) desk.open()
        if (chance.whole(0, 4) === 0) {
          const count = desk.log.length
          desk.written()
          for (const fact of desk.log.slice(count)) written += fact.do === 'result' ? 1 : 0
        }
      }
      desk.settle()
      const results = desk.log.filter((fact) => fact.do === 'result').map(({ table }) => table)
      expect(new Set(results).size, `seed ${seed}`).toBe(results.length)
    }
    expect(written).toBeGreaterThan(50)
  })

  it('without Ctrl+Enter and presses, correct nothing and save no doubt', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const chance = chanceFrom(seed)
      const desk = new Desk(9, [2, 5])
      for (let step = 0; step < 250; step++) {
        const key = chance.pick(KEYS)
        if (key !== 'Ctrl+Enter') desk.press(key)
        if (chance.whole(0, 3) === 0) desk.open()
        if (chance.whole(0, 4) === 0) desk.written()
      }
      desk.settle()
      for (const fact of desk.log) expect([fact.do, doubtsIn(fact, 300)], `seed ${seed}`).toEqual(['result', []])
    }
  })
})

describe('nobody as the winner of a match of the cut', () => {
  const match: SlipMatch = { place: { match: 'cut-1-1' }, players: ['a', 'b'], result: null }
  const knows: SlipKnowledge = { match: () => match, refusal: () => 'refused', propose: () => null, buildTotal: 300 }
  const fixed = { ...EMPTY_SLIP, table: '1' }

  it('stops as soon as it is typed, and what is possible is said', () => {
    const { entry, focus } = slipStep(startEntry(fixed, true), { do: 'key', field: 'winner', key: '0' }, knows)
    expect([entry.stop, entry.slip.winner, focus]).toEqual([{ why: 'no-draw', field: 'winner', refused: 0 }, '', 'winner'])
    expect(eventTexts.slip.stops['no-draw']).toMatch(/no draw.*1 or 2/)
    const back = slipStep(entry, { do: 'key', field: 'winner', key: 'Escape' }, knows).entry
    expect(slipStep(back, { do: 'key', field: 'winner', key: '2' }, knows)).toMatchObject({ entry: { slip: { winner: '2' } }, focus: 'a' })
  })

  it('is not saved if it comes from a slip that was half typed before', () => {
    const out = slipStep(startEntry({ ...fixed, winner: '0', a: '10' }, true), { do: 'save' }, knows)
    expect([out.entry.stop?.why, out.write]).toEqual(['no-draw', undefined])
  })
})
