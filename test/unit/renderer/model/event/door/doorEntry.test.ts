/** Names typed at the door without looking: every player is let in once, and a doubt stops in sight. */
import { describe, expect, it } from 'vitest'
import {
  chosenRow,
  doorRows,
  doorStep,
  EMPTY_DOOR,
  type DoorDeed,
  type DoorEntry,
  type DoorEvent,
  type DoorKnowledge
} from '../../../../../../src/renderer/model/event/door/doorEntry.ts'
import { foundRegulars, regularsOf, regularTable, type Regular } from '../../../../../../src/renderer/model/event/door/regulars.ts'
import type { Standing } from '../../../../../../src/renderer/model/event/words/people.ts'
import type { PlayerState } from '../../../../../../src/shared/tournament/state/state.ts'
import { EventLog } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { mustTake } from '../../../../../support/randomEvents.ts'
import { chanceFrom } from '../../../../../support/seeded.ts'

class Door {
  entry: DoorEntry = EMPTY_DOOR
  readonly log: DoorDeed[] = []
  readonly standings = new Map<string, Standing>()
  regulars: readonly Regular[] = []
  perSide = 1
  readonly #waiting: { number: number; deed: DoorDeed }[] = []

  constructor(people: Readonly<Record<string, Standing>> = {}) {
    for (const [name, standing] of Object.entries(people)) this.standings.set(name, standing)
  }

  get knows(): DoorKnowledge {
    const players = [...this.standings.keys()].map(
      (name, index) =>
        ({ id: name, name, members: [], club: null, publisher: null, number: index + 1 }) as Partial<PlayerState> as PlayerState
    )
    return { players, regulars: this.regulars, perSide: this.perSide, standing: ({ name }) => this.standings.get(name)! }
  }

  send(event: DoorEvent): boolean {
    const out = doorStep(this.entry, event, this.knows)
    this.entry = out.entry
    if (out.write) this.#waiting.push(out.write)
    return out.taken
  }

  press(key: string): void {
    if (this.send({ do: 'key', key })) return
    if (key.length === 1) this.send({ do: 'text', value: this.entry.typed + key })
    else if (key === 'Backspace') this.send({ do: 'text', value: this.entry.typed.slice(0, -1) })
  }

  type(words: string, end = 'Enter'): void {
    for (const key of words) this.press(key)
    this.press(end)
  }

  written(fails = false): void {
    const one = this.#waiting.shift()
    if (!one) return
    const ok = !fails && (one.deed.do !== 'add' || !this.standings.has(one.deed.name))
    if (ok) {
      this.log.push(one.deed)
      this.standings.set(one.deed.name, 'in')
    }
    this.send({ do: 'wrote', number: one.number, ok })
  }

  settle(): void {
    while (this.#waiting.length > 0) this.written()
  }

  get did(): string[] {
    return this.log.map((deed) => `${deed.do} ${deed.name}`)
  }
}

describe('names at the door', () => {
  it('let everybody in once, walk-ins and who is on the list, in any order and however slow the disk is', () => {
    const listed = ['Kim Park', 'Ada Lo', 'Bo Chen', 'Cy Diaz', 'Dan Ek', 'Eve Fox']
    const walkIns = ['Flo Gil', 'Gus Ho', 'Ida Jung', 'Jo King', 'Lea Mo', 'Max Noor']
    for (let seed = 1; seed <= 100; seed++) {
      const chance = chanceFrom(seed)
      const door = new Door(Object.fromEntries(listed.map((name) => [name, 'not-here'])))
      const all = chance.shuffled([...listed, ...walkIns])
      for (const name of all) {
        for (const key of [...(listed.includes(name) ? name.slice(0, 3).toLowerCase() : name), 'Enter']) {
          door.press(key)
          if (chance.is(0.1)) door.written()
        }
        // A second press of the key.
        if (chance.is(0.2)) door.press('Enter')
        if (chance.is(0.2)) door.type(name)
      }
      door.settle()
      expect(door.did, `seed ${seed}`).toEqual(all.map((name) => `${listed.includes(name) ? 'check-in' : 'add'} ${name}`))
      expect(door.entry).toMatchObject({ typed: '', stopped: null, unsaved: [] })
    }
  })

  it('say of somebody who is here that they are, and go on with the next name', () => {
    const door = new Door({ 'Ada Lo': 'in', 'Bo Chen': 'not-here', 'Dee Q': 'disqualified' })
    door.type('ada')
    expect(door.entry).toMatchObject({ typed: '', note: { say: 'here', name: 'Ada Lo' }, stopped: null })
    door.type('bo')
    door.type('dee')
    expect(door.entry.note).toEqual({ say: 'out', name: 'Dee Q' })
    door.settle()
    expect(door.did).toEqual(['check-in Bo Chen'])
  })

  it('choose who is not here yet before who is', () => {
    const door = new Door({ 'Sam Jr.': 'in', 'Sam Smith': 'not-here', 'Max Noor': 'dropped', 'Wei Wu': 'waiting' })
    for (const letters of ['sam', 'max', 'wei']) door.type(letters)
    door.settle()
    expect(door.did).toEqual(['check-in Sam Smith', 'return Max Noor', 'admit Wei Wu'])
  })
})

describe('a walk-in who is still being written', () => {
  it('is here for the next name', () => {
    const door = new Door()
    door.type('Max Noor')
    door.type('max')
    expect(door.entry).toMatchObject({ typed: '', note: { say: 'here', name: 'Max Noor' } })
    door.type('Max Noo')
    expect(door.entry).toMatchObject({ note: { say: 'which-new', name: 'Max Noor', typed: 'Max Noo' }, stopped: 0 })
    door.settle()
    expect(door.did).toEqual(['add Max Noor'])
  })
})

describe('two who fit', () => {
  const two = () => new Door({ 'Sam Jones': 'not-here', 'Sam Smith': 'not-here', 'Max Noor': 'not-here' })

  it('are a question: what is typed on is refused and counted, and nobody comes in', () => {
    const door = two()
    door.type('sam')
    expect(door.entry).toMatchObject({ note: { say: 'which', names: ['Sam Jones', 'Sam Smith'] }, stopped: 0 })
    door.type('max')
    door.settle()
    expect([door.did, door.entry.typed, door.entry.stopped]).toEqual([[], 'sam', 4])
  })

  it('are answered by an arrow key and Enter, by a longer name, or by a press', () => {
    const door = two()
    door.type('sam')
    door.press('ArrowDown')
    door.press('ArrowDown')
    door.press('Enter')
    door.type('sam')
    door.type('max')
    door.type('sam')
    door.send({ do: 'player', player: 'Sam Smith' })
    door.settle()
    expect(door.did).toEqual(['check-in Sam Smith', 'check-in Sam Jones', 'check-in Max Noor'])
    expect(door.entry.note).toEqual({ say: 'here', name: 'Sam Smith' })
  })

  it('are none if one of them has exactly the typed name', () => {
    const door = new Door({ 'Jo King': 'not-here', 'Jo Kingston': 'not-here' })
    door.type('jo king')
    door.settle()
    expect(door.did).toEqual(['check-in Jo King'])
  })

  it('go with Escape, and with a letter that is deleted', () => {
    const door = two()
    door.type('sam')
    door.press('Backspace')
    expect(door.entry).toMatchObject({ typed: 'sa', stopped: null, note: null })
    door.press('Enter')
    door.press('Escape')
    expect(door.entry).toMatchObject({ typed: '', stopped: null, note: null })
  })

  it('are also a whole new name and somebody who is here', () => {
    const door = new Door({ 'Kim Parker': 'in' })
    door.type('Kim Park')
    expect(door.entry).toMatchObject({ note: { say: 'which-new', name: 'Kim Parker', typed: 'Kim Park' }, stopped: 0 })
    expect(chosenRow(door.entry, doorRows(door.entry, door.knows), door.knows)).toBeNull()
    door.press('ArrowDown')
    door.press('ArrowDown')
    door.press('Enter')
    door.settle()
    expect(door.did).toEqual(['add Kim Park'])
  })
})

describe('somebody of an earlier event', () => {
  const regular = (name: string, more: Partial<Regular> = {}): Regular => ({
    name,
    club: null,
    publisher: null,
    minor: false,
    fixedTable: null,
    ...more
  })
  const withRegulars = (people: Readonly<Record<string, Standing>>, ...regulars: readonly Regular[]) => {
    const door = new Door(people)
    door.regulars = regulars
    return door
  }

  it('comes in by three letters with what is known of them, once', () => {
    const nia = regular('Nia Ode', { club: 'Red', minor: true, fixedTable: 4 })
    const door = withRegulars({ 'Ada Lo': 'not-here' }, nia, regular('Oz Pil'))
    for (const letters of ['nia', 'nia', 'oz', 'ada', 'Uli Vey']) door.type(letters)
    door.settle()
    // The second time she is here, although she is still being written.
    expect(door.log).toEqual([
      { do: 'add', name: 'Nia Ode', regular: nia },
      { do: 'add', name: 'Oz Pil', regular: regular('Oz Pil') },
      { do: 'check-in', player: 'Ada Lo', name: 'Ada Lo' },
      { do: 'add', name: 'Uli Vey' }
    ])
  })

  it('is a question if several fit, if somebody fits who is here, or if a whole name was typed that is not quite theirs', () => {
    for (const [people, typed] of [
      [{}, 'sam'],
      [{ 'Sam Jones': 'in' }, 'smi'],
      [{ 'Sam Jones': 'in' }, 'sam'],
      [{}, 'Kim Park']
    ] as const) {
      const door = withRegulars(people, regular('Sam Smith'), regular('Sam Smithers'), regular('Kim Parker'))
      door.type(typed)
      door.settle()
      expect([door.did, door.entry.stopped], typed).toEqual([[], 0])
    }
    const one = withRegulars({ 'Ada Lo': 'in' }, regular('Ada Moss'))
    one.type('ada')
    expect(one.entry.note).toMatchObject({ say: 'which', names: ['Ada Lo', 'Ada Moss', 'ada'] })
    // A player of the list is meant before them.
    const listed = withRegulars({ 'Sam Smith': 'not-here' }, regular('Sam Smithers'))
    listed.type('sam')
    listed.settle()
    expect(listed.did).toEqual(['check-in Sam Smith'])
  })

  it('is found together with whoever sat beside them, and two who have not sat together yet by two names', () => {
    const [cy, di, eva] = ['Cy Diaz', 'Di Ross', 'Eva Ray'].map((name) => regular(name))
    const together = regular('Cy Diaz & Di Ross', { members: ['Cy Diaz', 'Di Ross'], club: 'Red' })
    const sides = (people: Readonly<Record<string, Standing>> = {}) => {
      const door = withRegulars(people, cy!, together, di!, eva!)
      door.perSide = 2
      return door
    }
    const one = sides()
    one.type('di')
    one.settle()
    expect(one.log).toEqual([{ do: 'add', name: 'Cy Diaz & Di Ross', regular: together }])
    const other = sides()
    other.type('eva / cy')
    other.settle()
    const made = regular('Eva Ray & Cy Diaz', { members: ['Eva Ray', 'Cy Diaz'] })
    expect(other.log).toEqual([{ do: 'add', name: 'Eva Ray & Cy Diaz', regular: made }])
    // The same two in the other order are the side that is known.
    const turned = sides()
    turned.type('ross / cy')
    turned.settle()
    expect(turned.log).toEqual([{ do: 'add', name: 'Cy Diaz & Di Ross', regular: together }])
    // A person sits on one side only: the known side of Cy Diaz is not offered.
    const taken = sides()
    taken.type('eva / cy')
    taken.press('d')
    expect(doorRows(taken.entry, taken.knows).map(({ name }) => name)).toEqual(['Eva Ray & Cy Diaz', 'd'])
    expect(foundRegulars([cy!, together, di!, eva!], 'cy', 1)).toEqual([cy])
  })

  it('is who the last event says, without whoever was forgotten or made up', () => {
    const event = (settings: SomeSettings, ...facts: readonly Readonly<Record<string, unknown>>[]) => {
      const log = new EventLog(settings)
      for (const fact of facts) mustTake(log, fact)
      return log.state
    }
    const earlier = [
      event(
        { fixedTables: { p1: 3, p2: 5 } },
        { do: 'register', player: 'p1', name: 'Nia Ode', club: 'Red', minor: true },
        { do: 'register', player: 'p2', name: 'Bo Chen' },
        { do: 'register', player: 'p3', name: 'Gone' },
        { do: 'forget', player: 'p3' }
      ),
      event({ practice: { seed: 1, players: 4 } }, { do: 'register', player: 'p1', name: 'Made Up' }),
      event(
        { perSide: 2, fixedTables: { p2: 7 } },
        { do: 'register', player: 'p1', name: 'nia ode' },
        { do: 'register', player: 'p2', name: 'Cy & Di', members: ['Cy Diaz', 'Di'], club: 'Blue' }
      )
    ]
    expect(regularsOf(earlier)).toEqual([
      regular('Bo Chen', { fixedTable: 5 }),
      regular('Cy Diaz', { club: 'Blue' }),
      regular('Cy Diaz & Di', { members: ['Cy Diaz', 'Di'], club: 'Blue', fixedTable: 7 }),
      regular('Di', { club: 'Blue' }),
      regular('nia ode', { club: 'Red' })
    ])
    const here = event({ fixedTables: { p9: 5 } })
    expect(regularTable(here, 'p1', regular('Bo Chen', { fixedTable: 5 }))).toEqual([])
    expect(regularTable(here, 'p1', regular('Bo Chen', { fixedTable: 6 }))).toEqual([
      { do: 'settings', changes: { fixedTables: { p9: 5, p1: 6 } } }
    ])
  })
})

describe('a name that could not be written', () => {
  it('is in the box again, or in sight beside the next one', () => {
    const door = new Door()
    door.type('Ada Lo')
    door.written(true)
    expect(door.entry.typed).toBe('Ada Lo')
    door.press('Enter')
    door.press('B')
    door.written(true)
    expect(door.entry).toMatchObject({ typed: 'B', unsaved: ['Ada Lo'] })
    door.send({ do: 'again', index: 0 })
    expect(door.entry).toMatchObject({ typed: 'Ada Lo', unsaved: [] })
  })
})

describe('keys by chance', () => {
  it('let nobody in twice, write at most one thing each, and none is swallowed', () => {
    const keys = [...'samxjo kim smith', 'Enter', 'Enter', 'Enter', 'Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'Backspace']
    for (let seed = 1; seed <= 100; seed++) {
      const chance = chanceFrom(seed)
      const door = new Door({ 'Sam Jones': 'not-here', 'Sam Smith': 'in', 'Jo King': 'dropped', 'Kim Sa': 'not-here' })
      for (let step = 0; step < 200; step++) {
        const key = chance.pick(keys)
        const [before, sent] = [JSON.stringify(door.entry), door.entry.writing.length]
        door.press(key)
        expect(door.entry.writing.length - sent).toBeLessThanOrEqual(1)
        if (door.entry.writing.length > sent) expect(key).toBe('Enter')
        if (key.length === 1) expect(JSON.stringify(door.entry), `seed ${seed}, step ${step}: ${key}`).not.toBe(before)
        if (chance.is(0.2)) door.written()
      }
      door.settle()
      expect(new Set(door.did.map((one) => one.replace(/^\S+ /, '').toLowerCase())).size, `seed ${seed}`).toBe(door.did.length)
    }
  })
})

describe('the number of the publisher', () => {
  it('is typed behind the name of a new player, of one of the list, and of one who is here', () => {
    const door = new Door({ 'Ada Lo': 'not-here', 'Bo Chen': 'in' })
    for (const line of ['Kim Park #12345', 'ada #A-77', 'bo chen # 900', 'Max Noor']) door.type(line)
    door.settle()
    expect(door.log).toEqual([
      { do: 'add', name: 'Kim Park', publisher: '12345' },
      { do: 'check-in', player: 'Ada Lo', name: 'Ada Lo', publisher: 'A-77' },
      { do: 'number', player: 'Bo Chen', name: 'Bo Chen', publisher: '900' },
      { do: 'add', name: 'Max Noor' }
    ])
  })

  it('finds its player, and nobody is called by it', () => {
    const door = new Door()
    const nia = { name: 'Nia Ode', club: null, publisher: '55512', minor: false, fixedTable: null }
    door.regulars = [nia]
    door.type('#555')
    door.settle()
    expect(door.log).toEqual([{ do: 'add', name: 'Nia Ode', regular: nia }])
    door.type('#99999')
    expect([door.entry.note, door.entry.typed, door.did.length]).toEqual([{ say: 'no-number', name: '99999' }, '#99999', 1])
  })
})
