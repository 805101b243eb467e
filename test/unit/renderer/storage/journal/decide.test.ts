/** What a start does about a journal and a database that agree, that do not, and of which one is behind or gone. */
import { describe, expect, it } from 'vitest'
import { decide, type Situation } from '../../../../../src/renderer/storage/journal/decide.ts'
import type { JournalFound } from '../../../../../src/shared/journal/readSlots.ts'
import type { Entry, Tables } from '../../../../../src/shared/journal/entries.ts'

const OURS = '0123456789abcdef0123456789abcdef'
const OTHER = 'fedcba9876543210fedcba9876543210'
const at = (second: number): string => `2013-10-01T12:00:${String(second).padStart(2, '0')}.000Z`
const map = (id: string) => ({ id, value: id })
type Base = Entry & { readonly kind: 'base' }
type Changes = Entry & { readonly kind: 'changes' }
const base = (generation: number, tables: Tables): [number, Base] => [generation, { kind: 'base', at: at(generation), tables }]
const adds = (generation: number, id = `m-${generation}`): [number, Changes] => [
  generation,
  { kind: 'changes', at: at(generation), writes: [{ table: 'maps', put: map(id) }] }
]
const rows = (...ids: readonly string[]): Tables => (ids.length ? { maps: ids.map(map) } : {})
const NOTHING: JournalFound = {
  lineage: null,
  bases: new Map(),
  changes: new Map(),
  generation: -1,
  at: null,
  current: null,
  damaged: [],
  files: [],
  newer: false
}
const CURRENT = { slot: 'a', end: 100, torn: 0, baseBytes: 10 } as unknown as NonNullable<JournalFound['current']>
const FILE = { slot: 'a', file: new Uint8Array(3) } as unknown as JournalFound['files'][number]

/** A journal of these entries, whole unless told otherwise. */
function journal(bases: readonly [number, Base][], changes: readonly [number, Changes][], more: Partial<JournalFound> = {}): JournalFound {
  const generation = Math.max(...bases.map(([n]) => n), ...changes.map(([n]) => n))
  return {
    ...NOTHING,
    lineage: OURS,
    bases: new Map(bases),
    changes: new Map(changes),
    generation,
    at: at(generation),
    current: CURRENT,
    files: [FILE],
    ...more
  }
}
const plan = (found: JournalFound, present: Tables, stamp: Situation['stamp'] = null, wasUsed: string | null = null) =>
  decide({ found, rows: present, stamp, wasUsed, newLineage: () => 'new' })
const stamped = (generation: number, more: Partial<NonNullable<Situation['stamp']>> = {}): NonNullable<Situation['stamp']> => ({
  lineage: OURS,
  generation,
  at: at(generation),
  ...more
})

describe('no journal', () => {
  it('and no rows is a first start: nothing is told', () => {
    expect(plan(NOTHING, {})).toEqual({
      tables: null,
      generation: 0,
      lineage: 'new',
      goOn: false,
      aside: 'all',
      keepRows: false,
      restored: null
    })
  })

  it('beside a database that never had one begins with what the database holds', () => {
    expect(plan(NOTHING, rows('m'))).toMatchObject({ tables: null, generation: 0, restored: null })
  })

  it('beside a database that had one is told, and counts on', () => {
    const told = plan(NOTHING, rows('m'), stamped(7))
    expect(told).toMatchObject({ tables: null, generation: 7, lineage: 'new', aside: 'all' })
    expect(told.restored).toMatchObject({ from: 'database', savedAt: at(7), counts: { maps: 1 }, quiet: false })
  })

  it('where something was saved after what the database holds: a part is lost, and told', () => {
    const partly = plan(NOTHING, rows('m'), stamped(7), at(9)).restored
    expect(partly).toMatchObject({ from: 'journal', savedAt: at(7) })
    expect(partly?.message).not.toBe(plan(NOTHING, rows('m'), stamped(7), at(7)).restored?.message)
    expect(plan(NOTHING, rows('m'), stamped(7), at(7)).restored?.from).toBe('database')
  })

  it('nor rows, but something was saved on this device: all is gone, and from when it was is told', () => {
    expect(plan(NOTHING, {}, null, at(9)).restored).toMatchObject({ from: 'journal', savedAt: at(9) })
  })

  it('but files that cannot be read are told, with and without rows', () => {
    const unread = { ...NOTHING, files: [FILE] }
    expect(plan(unread, {}).restored).toMatchObject({ from: 'journal', savedAt: null })
    expect(plan(unread, rows('m'), stamped(4)).restored).toMatchObject({ from: 'database', savedAt: at(4) })
    expect(plan(unread, rows('m')).restored).toMatchObject({ from: 'database', savedAt: null })
  })
})

describe('an empty database', () => {
  it('gets everything that the journal tells', () => {
    const all = plan(journal([base(0, rows('first'))], [adds(1), adds(2)]), {})
    expect(all).toMatchObject({
      tables: rows('first', 'm-1', 'm-2'),
      generation: 2,
      lineage: OURS,
      goOn: true,
      aside: 'none',
      keepRows: false
    })
    expect(all.restored).toMatchObject({ from: 'journal', savedAt: at(2), counts: { maps: 3 }, quiet: false })
  })

  it('is no news where the journal holds nothing that the user made', () => {
    const starter = { maps: [{ id: 's', origin: 'starter', value: 1 }] } as unknown as Tables
    expect(plan(journal([base(0, starter)], []), {}).restored).toBeNull()
  })

  it('is told where the journal has a hole in it, also where nothing of the user’s is left', () => {
    const starter = { maps: [{ id: 's', origin: 'starter', value: 1 }] } as unknown as Tables
    const change: [number, Changes] = [2, { kind: 'changes', at: at(2), writes: [{ table: 'maps', delete: 'x' }] }]
    expect(plan(journal([base(0, starter)], [change]), {}).restored?.message).toContain('Some changes may be missing')
  })

  it('gets what is left of a journal with a hole in it, and is told that this is not all', () => {
    const whole = plan(journal([base(0, rows('first'))], [adds(1)]), {})
    const partly = plan(journal([base(0, rows('first'))], [adds(2)]), {})
    expect(partly).toMatchObject({ tables: rows('first', 'm-2'), goOn: false, aside: 'all' })
    expect(partly.restored?.message).not.toBe(whole.restored?.message)
  })

  it('gives a name to a journal of which only records are left', () => {
    const nameless = plan(journal([base(0, rows('first'))], [adds(1)], { lineage: null, current: null }), {})
    expect(nameless).toMatchObject({ tables: rows('first', 'm-1'), lineage: 'new', generation: 1, goOn: false, aside: 'damaged' })
  })

  it('begins a new file where the present one cannot be written on', () => {
    expect(plan(journal([base(0, rows('first'))], [], { current: null }), {})).toMatchObject({ goOn: false, aside: 'damaged' })
  })
})

describe('a database of the same journal', () => {
  const whole = journal([base(0, rows('first'))], [adds(1), adds(2)])

  it('that holds the same is left as it is, and nothing is told', () => {
    expect(plan(whole, rows('first', 'm-1', 'm-2'), stamped(2))).toEqual({
      tables: null,
      generation: 2,
      lineage: OURS,
      goOn: true,
      aside: 'none',
      keepRows: false,
      restored: null
    })
  })

  it('that is behind gets what is missing, quietly', () => {
    const late = plan(whole, rows('first'), stamped(0))
    expect(late).toMatchObject({ tables: rows('first', 'm-1', 'm-2'), generation: 2, goOn: true, keepRows: false })
    expect(late.restored).toMatchObject({ from: 'journal', quiet: true, savedAt: at(2) })
    expect(late.restored?.message).toMatch(/2/)
  })

  it('that says it has all and has something else gives way, and is kept aside', () => {
    const other = plan(whole, rows('first', 'm-1'), stamped(2))
    expect(other).toMatchObject({ tables: rows('first', 'm-1', 'm-2'), keepRows: true })
    expect(other.restored?.from).toBe('journal')
  })

  it('that is further goes on, and the journal begins anew', () => {
    const further = plan(whole, rows('first', 'x'), stamped(5))
    expect(further).toMatchObject({ tables: null, generation: 5, lineage: OURS, goOn: false, aside: 'all', keepRows: false })
    expect(further.restored).toMatchObject({ from: 'database', savedAt: at(5) })
    const torn = plan({ ...whole, current: { ...CURRENT, torn: 1 } }, rows('x'), stamped(5)).restored?.message
    const damaged = plan({ ...whole, damaged: [FILE] }, rows('x'), stamped(5)).restored?.message
    expect(torn).toBe(damaged)
    expect(torn).not.toBe(further.restored?.message)
  })

  it('that went on alone is expected to be further: only damage is set aside, and nothing is told', () => {
    expect(plan(whole, rows('x'), stamped(5, { alone: true }))).toMatchObject({ restored: null, aside: 'damaged', generation: 5 })
  })

  it('whose journal cannot be written on is told', () => {
    const same = plan({ ...whole, current: null }, rows('first', 'm-1', 'm-2'), stamped(2))
    expect(same).toMatchObject({ tables: null, goOn: false, aside: 'damaged' })
    expect(same.restored?.from).toBe('database')
  })

  it('has what a journal without its beginning tells after it', () => {
    const cut = journal([], [adds(2), adds(3)])
    const late = plan(cut, rows('first', 'm-1'), stamped(1))
    expect(late).toMatchObject({ tables: rows('first', 'm-1', 'm-2', 'm-3'), generation: 3, goOn: false, aside: 'all', keepRows: false })
    expect(late.restored?.quiet).toBe(true)
    const level = plan(cut, rows('first', 'm-1', 'm-2', 'm-3'), stamped(3))
    expect(level).toMatchObject({ tables: null, goOn: false })
    expect(level.restored).toMatchObject({ from: 'database', quiet: false })
  })

  it('with a hole in what comes after it gets all that can be read, and its rows are kept', () => {
    const hole = plan(journal([base(0, rows('first'))], [adds(1), adds(4), adds(3)]), rows('first', 'm-1', 'own'), stamped(1))
    expect(hole).toMatchObject({
      tables: rows('first', 'm-1', 'm-3', 'm-4', 'own'),
      keepRows: true,
      goOn: false,
      aside: 'all',
      generation: 4
    })
    expect(hole.restored?.from).toBe('journal')
    const later = plan(journal([base(3, rows('base'))], [adds(2), adds(5)]), rows('own'), stamped(1))
    expect(later.tables).toEqual(rows('base', 'm-5'))
    // A base holds the change of its own generation already.
    const level = plan(journal([base(3, rows('base'))], [adds(2), adds(3), adds(5)]), rows('own'), stamped(1))
    expect(level.tables).toEqual(rows('base', 'm-5'))
    const told = (generation: number): [number, Changes] => [
      generation,
      { kind: 'changes', at: at(generation), writes: [{ table: 'maps', put: { id: 'same', by: generation } as never }] }
    ]
    const last = plan(journal([base(0, {})], [told(1), told(6), told(4), told(5)]), rows('own'), stamped(1))
    expect(last.tables).toEqual({ maps: [map('own'), { id: 'same', by: 6 }] })
  })
})

describe('a database of another journal', () => {
  const whole = journal([base(0, rows('first'))], [adds(1)])

  it('that holds the same takes the journal up', () => {
    expect(plan(whole, rows('first', 'm-1'), stamped(9, { lineage: OTHER }))).toMatchObject({
      tables: null,
      lineage: OURS,
      generation: 1,
      goOn: true,
      restored: null
    })
  })

  it('that is older gives way, and is kept aside where it holds work', () => {
    const older = plan(whole, rows('own'), stamped(0, { lineage: OTHER }))
    expect(older).toMatchObject({ tables: rows('first', 'm-1'), keepRows: true, lineage: OURS })
    const starter = { maps: [{ id: 's', origin: 'starter', value: 1 }] } as unknown as Tables
    const lost = plan(whole, starter)
    expect(lost).toMatchObject({ tables: rows('first', 'm-1'), keepRows: false })
    expect(lost.restored?.message).not.toBe(older.restored?.message)
    expect(plan(whole, rows('own'), stamped(1, { lineage: OTHER })).tables).not.toBeNull()
  })

  it('that is newer stays, and the journal begins anew under its name', () => {
    const newer = plan(whole, rows('own'), stamped(9, { lineage: OTHER }))
    expect(newer).toMatchObject({ tables: null, lineage: OTHER, generation: 9, goOn: false, aside: 'all', keepRows: false })
    expect(newer.restored).toMatchObject({ from: 'database', savedAt: at(9) })
  })

  it('stays where the journal has a hole in it', () => {
    const hole = journal([base(0, rows('first'))], [adds(3)])
    expect(plan(hole, rows('own'))).toMatchObject({ tables: null, lineage: 'new', generation: 0 })
    expect(plan(hole, rows('own')).restored?.savedAt).toBeNull()
    // Also where the database holds just what can be read of it: more may have been there.
    const same = plan(hole, rows('first', 'm-3'))
    expect(same).toMatchObject({ tables: null, lineage: 'new', generation: 0, goOn: false, aside: 'all' })
    expect(same.restored).toMatchObject({ from: 'database', quiet: false })
    expect(plan(hole, rows('own'), stamped(9, { lineage: OTHER })).restored?.message).not.toBe(
      plan(whole, rows('own'), stamped(9, { lineage: OTHER })).restored?.message
    )
  })
})

describe('every kind of journal beside every kind of database', () => {
  const starter = { maps: [{ id: 's', origin: 'starter', value: 1 }] } as unknown as Tables
  const journals: Readonly<Record<string, JournalFound>> = {
    none: NOTHING,
    unread: { ...NOTHING, files: [FILE] },
    whole: journal([base(0, rows('first'))], [adds(1), adds(2)]),
    'base-alone': journal([base(2, rows('first'))], []),
    starters: journal([base(0, starter)], []),
    hole: journal([base(0, rows('first'))], [adds(2)]),
    'no-base': journal([], [adds(1), adds(2)]),
    torn: journal([base(0, rows('first'))], [adds(1), adds(2)], { current: { ...CURRENT, torn: 3 } }),
    damaged: journal([base(0, rows('first'))], [adds(1), adds(2)], { damaged: [FILE] as unknown as JournalFound['damaged'] }),
    closed: journal([base(0, rows('first'))], [adds(1), adds(2)], { current: null })
  }
  const databases: Readonly<Record<string, Tables>> = {
    empty: {},
    starters: starter,
    own: rows('own'),
    first: rows('first'),
    'all-but-one': rows('first', 'm-1'),
    all: rows('first', 'm-1', 'm-2'),
    more: rows('first', 'm-1', 'm-2', 'm-3')
  }
  const stamps: Readonly<Record<string, Situation['stamp']>> = {
    unstamped: null,
    'at-0': stamped(0),
    'at-1': stamped(1),
    'at-2': stamped(2),
    'at-3': stamped(3),
    'alone-3': stamped(3, { alone: true }),
    'other-0': stamped(0, { lineage: OTHER }),
    'other-2': stamped(2, { lineage: OTHER }),
    'other-9': stamped(9, { lineage: OTHER })
  }
  const all = Object.entries(journals).flatMap(([journalName, found]) =>
    Object.entries(databases).flatMap(([name, present]) =>
      Object.entries(stamps).flatMap(([stampName, stamp]) =>
        (found.generation < 0 ? [null, at(1), at(5)] : [null]).map((wasUsed, used) => ({
          name: `${journalName} ${name} ${stampName} ${['unused', 'used-1', 'used-5'][used]}`,
          present,
          made: plan(found, present, stamp, wasUsed)
        }))
      )
    )
  )
  const idsOf = (tables: Tables): readonly string[] => (tables.maps ?? []).map(({ id }) => id)

  it('the whole plan is what was looked through', async () => {
    const lines = all.map(({ name, made: { tables, generation, lineage, goOn, aside, keepRows, restored } }) =>
      [
        `${name}:`,
        tables === null ? 'rows stay' : `rows ${idsOf(tables).join('+') || 'none'}`,
        `at ${generation} of ${{ [OURS]: 'ours', [OTHER]: 'other' }[lineage] ?? lineage}`,
        goOn ? 'go on' : 'begin anew',
        `aside ${aside}${keepRows ? ' and the rows' : ''}`,
        restored === null
          ? 'say nothing'
          : `say${restored.quiet ? ' quietly' : ''} ${restored.from} ${restored.savedAt?.slice(17, 19)}: ${restored.message.split('. ')[0]}`
      ].join(' | ')
    )
    await expect(`${[...new Set(lines)].join('\n')}\n`).toMatchFileSnapshot('decide.plans.txt')
  })

  it('no row of the user goes without being kept aside', () => {
    const lost = all.filter(({ present, made }) => {
      const after = made.tables
      return after !== null && !made.keepRows && idsOf(present).some((id) => id !== 's' && !idsOf(after).includes(id))
    })
    // A base that is younger than the database has all that was not deleted since: nobody can tell what was.
    expect(lost.map(({ name }) => name).filter((name) => !/^base-alone .* at-[01] /.test(name))).toEqual([])
  })
})
