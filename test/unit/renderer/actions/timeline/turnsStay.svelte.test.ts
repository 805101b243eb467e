/** A question that is asked in between: the turns and their moment stay, however it is asked, over a restart, too. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../src/renderer/actions/app.ts'
import { openRuling } from '../../../../../src/renderer/actions/games/openRuling.ts'
import { openExample } from '../../../../../src/renderer/actions/table/moreExamples.ts'
import { newTable } from '../../../../../src/renderer/actions/table/newTable.ts'
import {
  addEvent,
  commitDraft,
  editEvent,
  removeEvent,
  askFromHere,
  backToTurns,
  chooseKind,
  forgetTurns,
  newTurns,
  startDraft
} from '../../../../../src/renderer/actions/timeline/timelineActions.ts'
import { runTyped } from '../../../../../src/renderer/actions/typed/runTyped.ts'
import { commandsOf } from '../../../../../src/renderer/actions/window/commands.ts'
import { GameTables } from '../../../../../src/renderer/model/games/gameTables.svelte.ts'
import { RestartState } from '../../../../../src/renderer/model/restart/restartState.ts'
import { readStepCode } from '../../../../../src/renderer/model/restart/undoRows.ts'
import { SettingsStore } from '../../../../../src/renderer/model/settings/settings.svelte.ts'
import { Table } from '../../../../../src/renderer/model/table/table.svelte.ts'
import { TimelineStore } from '../../../../../src/renderer/model/timeline/timelineStore.svelte.ts'
import { Variants } from '../../../../../src/renderer/model/variants/variants.svelte.ts'
import { Session } from '../../../../../src/renderer/model/window/session.svelte.ts'
import { timelineTexts } from '../../../../../src/renderer/i18n/texts.ts'
import { memoryStorage } from '../../../../../src/renderer/storage/rows/memoryStorage.ts'
import type { Storage } from '../../../../../src/renderer/storage/interface/storage.ts'
import type { ClixCase, TimelineEvent } from '../../../../../src/shared/contract/case.ts'
import { hela, HELA_EVENTS, withEvents } from '../../../../support/helaTimeline.ts'

beforeAll(readStepCode)

async function opened(storage: Storage = memoryStorage(), first: ClixCase = hela) {
  const table = new Table()
  const variants = new Variants(table)
  const games = new GameTables(() => Promise.resolve([]))
  await games.open()
  const settings = new SettingsStore(storage)
  const work = new RestartState(table, variants, games)
  settings.beside = {
    take: () =>
      (
        (now) => () =>
          work.changes(now)
      )(work.now())
  }
  await settings.load()
  const unreadable = work.restore(settings.current, await storage.sessions(), first)
  const session = new Session()
  const timeline = new TimelineStore(table)
  const map = {
    format: 'linejudge-map/2',
    id: 'deep-space-training',
    name: 'Deep',
    systems: [],
    map: { size: [16, 24] },
    specialTerrain: []
  }
  const library = { maps: [map], figureSets: [], specialTerrain: [], rulings: [], origins: new Map() }
  const app = { table, variants, games, settings, session, timeline, library, notes: { all: [] }, platform: {} } as unknown as App
  const save = async () => {
    settings.keepTable(table.case)
    settings.touch()
    await settings.writer.flush()
  }
  const turns = () => (table.case.ask.kind === 'timeline' ? [table.case.ask.events.length, timeline.at] : null)
  return { app, table, variants, session, timeline, storage, save, turns, unreadable }
}

type Opened = Awaited<ReturnType<typeof opened>>
const WAYS: Readonly<Record<string, (on: Opened) => void>> = {
  'a typed question': ({ app }) => runTyped(app, 'm-11 > hela'),
  'a typed question with its kind': ({ app }) => runTyped(app, 'odds m-11 > hela'),
  'Ask from here': ({ app }) => askFromHere(app, 'attack'),
  'another kind in the sentence': ({ app }) => chooseKind(app, 'targets'),
  'a command': ({ app }) =>
    commandsOf(app)
      .find(({ id }) => id === 'ask attack')
      ?.run(),
  'an example': ({ app }) => openExample(app, { id: 'deepSpace', map: 'deep-space-training' })
}

describe('turns that are left for another question', () => {
  it.each(Object.keys(WAYS))('are there again with their moment after %s', async (way) => {
    const on = await opened()
    on.timeline.go(3)
    WAYS[way]!(on)
    await vi.waitFor(() => {
      expect(on.turns()).toBeNull()
    })
    expect(on.table.kept?.game).toMatchObject({ format: 'linejudge-game/1', edition: 'heroclix-2010', at: 3 })
    // However much is asked after it.
    on.table.change('Rules', { ...on.table.case, ruleset: 'heroclix-2012' })
    chooseKind(on.app, 'timeline')
    expect(on.turns()).toEqual([5, 3])
    expect(on.table.case).toEqual(hela)
    on.table.undo()
    expect(on.turns()).toBeNull()
    expect(on.table.kept?.game.at).toBe(3)
  })

  it('asks about the moment on the board, in one step, and says that the turns are kept', async () => {
    for (const [way, ask] of Object.entries(WAYS)) {
      if (way === 'an example') continue
      const on = await opened()
      on.timeline.go(4)
      ask(on)
      await vi.waitFor(() => {
        expect(on.turns()).toBeNull()
      })
      expect(on.table.case.figures?.find(({ id }) => id === 'm11')?.countered, way).toEqual(['willpower'])
      expect(on.session.notices.at(-1)?.text, way).toContain(timelineTexts.askedFromHere(4))
      expect(on.table.history.past, way).toHaveLength(1)
    }
  })

  it('are there again after a restart, asked about or on the board', async () => {
    const storage = memoryStorage()
    const first = await opened(storage)
    first.timeline.go(2)
    await first.save()
    const second = await opened(storage)
    expect(second.turns()).toEqual([5, 2])
    runTyped(second.app, 'm-11 > hela')
    await second.save()
    const third = await opened(storage)
    expect(third.turns()).toBeNull()
    backToTurns(third.app)
    expect(third.turns()).toEqual([5, 2])
    expect(third.table.case).toEqual(hela)
    // The turns of the table itself need not be kept in addition.
    await third.save()
    expect((await opened(storage)).table.kept).toBeNull()
  })

  it('are set aside with a reason if this version cannot read them', async () => {
    const storage = memoryStorage()
    const first = await opened(storage)
    runTyped(first.app, 'm-11 > hela')
    await first.save()
    const row = (await storage.sessions()).find(({ id }) => id === 'undo table first')!
    const game = row.state.game as Record<string, unknown>
    await storage.commit([
      {
        do: 'put',
        table: 'sessions',
        value: { ...row, state: { ...row.state, game: { ...game, start: { ...(game.start as object), figures: 'gone' } } } }
      }
    ])
    const second = await opened(storage)
    expect([second.table.kept, second.unreadable.length]).toEqual([null, 1])
  })

  it('keep an event that is being put together', async () => {
    const { app, timeline } = await opened()
    startDraft(app, 'damage')
    chooseKind(app, 'targets')
    expect(timeline.draft).toBeNull()
    backToTurns(app)
    expect(timeline.draft?.event).toMatchObject({ do: 'damage' })
  })

  it('go with their variant', async () => {
    const { app, variants, table, turns } = await opened()
    runTyped(app, 'm-11 > hela')
    variants.add('Try')
    expect(table.kept?.game.events).toHaveLength(5)
    table.change('Events', withEvents(hela, HELA_EVENTS.slice(0, 2)))
    chooseKind(app, 'targets')
    variants.show('first')
    backToTurns(app)
    expect(turns()).toEqual([5, 5])
  })

  it('begin anew where the judge wants that, and the ones before are there until these have an event', async () => {
    const { app, session, table, turns } = await opened()
    runTyped(app, 'm-11 > hela')
    chooseKind(app, 'timeline')
    const notice = session.notices.at(-1)
    expect(notice?.action?.label).toBe(timelineTexts.newTurns)
    notice?.action?.run()
    expect(turns()).toEqual([0, 0])
    expect(table.kept?.game.events).toHaveLength(5)
    addEvent(app, { do: 'begin-turn', side: 'red' })
    chooseKind(app, 'targets')
    expect(table.kept?.game.events).toHaveLength(1)
  })

  it('are those of the table before after New table, and of this one again when that is undone', async () => {
    const { app, table, turns } = await opened()
    newTable(app)
    expect(table.kept).toMatchObject({ apart: true })
    chooseKind(app, 'timeline')
    expect(turns()).toEqual([0, 0])
    table.undo()
    table.redo()
    table.undo()
    table.undo()
    expect(turns()).toEqual([5, 5])
    chooseKind(app, 'targets')
    newTable(app)
    table.undo()
    chooseKind(app, 'timeline')
    expect(turns()).toEqual([5, 5])
  })

  it('are kept by every way out of them, and gone from beside the table when they are on it', async () => {
    const { app, table } = await opened()
    chooseKind(app, 'targets')
    table.undo()
    expect(table.kept).toBeNull()
    table.redo()
    expect(table.kept?.game.events).toHaveLength(5)
    newTurns(app)
    expect(table.kept?.game.events).toHaveLength(5)
  })

  it('are brought back by the notice of the turns that replaced them', async () => {
    const { app, session, table, turns } = await opened()
    openRuling(app, { id: 'r', title: 'Other turns', case: withEvents(hela, HELA_EVENTS.slice(0, 2)) })
    expect(turns()?.[0]).toBe(2)
    const notice = session.notices.at(-1)
    expect(notice?.text).toBe(timelineTexts.turnsReplaced(5))
    notice?.action?.run()
    expect(table.case).toEqual(hela)
    // Another question keeps them, as before.
    const count = session.notices.length
    openRuling(app, { id: 'q', title: 'A question', case: { ...hela, ask: { kind: 'reach', figure: 'hela' } } })
    expect([session.notices.length, table.kept?.game.events.length]).toEqual([count, 5])
  })

  it('are offered no more when the judge says so, with a way back', async () => {
    const { app, table, session } = await opened()
    chooseKind(app, 'targets')
    forgetTurns(app)
    expect(table.kept).toBeNull()
    session.notices.at(-1)?.action?.run()
    expect(table.kept?.game.events).toHaveLength(5)
  })
})

describe('events after one that was changed', () => {
  const damaged = (): ClixCase =>
    withEvents(hela, [
      { do: 'begin-turn', side: 'red' },
      { do: 'damage', to: 'm11', amount: 1 },
      { do: 'damage', to: 'm11', amount: 1 },
      { do: 'end-turn' }
    ])
  async function changed() {
    const on = await opened(memoryStorage(), damaged())
    expect(on.timeline.different.size).toBe(0)
    const change = (index: number, event: TimelineEvent) => {
      editEvent(on.app, index)
      on.timeline.draft = { ...on.timeline.draft!, event }
      commitDraft(on.app)
    }
    const marks = () => [...on.timeline.different].map(([index, was]) => [index, was.join()])
    change(1, { do: 'damage', to: 'm11', amount: 2 })
    return { ...on, change, marks }
  }

  it('are marked where they come out differently, with how they came out before', async () => {
    const { marks } = await changed()
    expect(marks()).toEqual([[2, expect.stringContaining('click 3')]])
  })

  it('are marked no more when the judge has seen them', async () => {
    const { timeline, marks, change } = await changed()
    timeline.go(3)
    expect(marks()).toHaveLength(1)
    timeline.confirm([2])
    expect(marks()).toEqual([])
    change(1, { do: 'damage', to: 'm11', amount: 1 })
    expect(marks()).toEqual([[2, expect.stringContaining('click 4')]])
    timeline.confirm(timeline.different.keys())
    expect(marks()).toEqual([])
  })

  it('are marked no more when they come out as before, or are changed themselves', async () => {
    const one = await changed()
    one.table.undo()
    expect(one.marks()).toEqual([])
    one.table.redo()
    expect(one.marks()).toHaveLength(1)
    one.change(2, { do: 'damage', to: 'm11', amount: 2 })
    expect(one.marks()).toEqual([])
  })

  it('stay marked while another question is asked', async () => {
    const { app, marks } = await changed()
    chooseKind(app, 'targets')
    expect(marks()).toEqual([])
    chooseKind(app, 'timeline')
    expect(marks()).toHaveLength(1)
  })

  it('are marked where an event is put before them or taken out, and where nothing can be played any more', async () => {
    const { app, timeline, marks, table } = await changed()
    timeline.confirm(timeline.different.keys())
    timeline.go(1)
    addEvent(app, { do: 'damage', to: 'm11', amount: 9 })
    expect(marks().map(([index]) => index)).toEqual([2, 3, 4])
    table.undo()
    removeEvent(app, 1)
    expect(marks().map(([index]) => index)).toEqual([1])
  })
})
