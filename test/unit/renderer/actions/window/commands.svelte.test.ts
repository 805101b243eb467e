/** The commands of the box: which are offered now, in which order, and what each does. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commitWithInverse } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { commandsOf } from '../../../../../src/renderer/actions/window/commands.ts'
import { boardCommands } from '../../../../../src/renderer/model/board/boardCommands.ts'
import { ASK_KINDS } from '../../../../../src/renderer/model/question/kinds/all.ts'
import { KINDS } from '../../../../../src/renderer/model/noBoard/noBoardKinds.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

afterEach(() => {
  boardCommands.reset()
})

function bench() {
  const memory = memoryApp()
  const ids = (): readonly string[] => commandsOf(memory.app).map(({ id }) => id)
  const command = (id: string) => {
    const found = commandsOf(memory.app).find((one) => one.id === id)
    if (!found) throw new Error(`${id} is not offered`)
    return found
  }
  const give = (id: string): void => {
    command(id).run()
  }
  return { ...memory, ids, command, give }
}

describe('the commands on the table', () => {
  it('begin with questions and editions, and end with what is about figures', () => {
    const { ids } = bench()
    const asks = ASK_KINDS.filter((kind) => kind !== 'line-of-fire').map((kind) => `ask ${kind}`)
    expect(ids().slice(0, asks.length + 1)).toEqual([...asks, 'swap'])
    expect(ids().filter((id) => !id.startsWith('ask '))).toEqual([
      'swap',
      'heroclix-jan-2010',
      'heroclix-2010',
      'heroclix-2013',
      'heroclix-2023',
      'clix-campaign',
      'heroscape-knockback',
      'descent-2e',
      'save',
      'sheet',
      'open',
      'save-as',
      'clear',
      ...KINDS.map((kind) => `no board ${kind}`),
      'beside',
      'force-list',
      'new-table',
      'set-up',
      'data',
      'export all',
      'import all',
      'go maps',
      'go figures',
      'go rules',
      'go rulings',
      'go event',
      'dial',
      'kept',
      'export notes',
      'zoom in',
      'zoom out',
      'zoom fit',
      'zoom question',
      'theme bright',
      'theme system',
      'keys',
      'help',
      'tour',
      'board text',
      'turn',
      'full',
      'what-if',
      'figure thor',
      'figure loki'
    ])
  })

  it('have a name and a place each, no id twice, and say the keys that do the same', () => {
    const { app, command } = bench()
    const all = commandsOf(app)
    for (const { label, note } of all) expect([label.length > 2, (note ?? '').length > 1]).toEqual([true, true])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(['save', 'open', 'zoom in', 'zoom out', 'zoom fit', 'zoom question', 'turn', 'keys'].map((id) => command(id).key)).toEqual([
      'Ctrl or Cmd + S',
      'Ctrl or Cmd + O',
      '=',
      '-',
      '0',
      '.',
      'Alt (Mac: Ctrl) + T',
      '?'
    ])
    expect(['go maps', 'go rulings'].map((id) => command(id).key)).toEqual(['Alt + 2', 'Alt + 5'])
    expect(command('figure thor').label).toContain('Thor')
    expect(command('save-as').key).toBeUndefined()
  })

  it('offer nothing that is so already, and undo and redo where there is something', () => {
    const { ids, give, session, table } = bench()
    expect(ids()).not.toContain('undo')
    give('heroclix-2010')
    expect(table.case.ruleset).toBe('heroclix-2010')
    expect(ids()).toContain('undo')
    expect(ids()).toContain('heroclix-2012')
    expect(ids()).not.toContain('heroclix-2010')
    give('undo')
    expect(table.case.ruleset).toBe('heroclix-2012')
    expect(ids()).not.toContain('undo')
    expect(ids()).toContain('redo')
    give('redo')
    expect(table.case.ruleset).toBe('heroclix-2010')
    give('theme bright')
    expect(ids()).not.toContain('theme bright')
    expect(ids()).toContain('theme dark')
    session.screen = 'maps'
    expect(ids()).not.toContain('go maps')
    expect(ids()).toContain('go table')
    expect(ids()).not.toContain('zoom in')
    session.screen = 'data'
    expect(ids()).not.toContain('data')
  })

  it('ask another question about the same figures, and turn it round', () => {
    const { give, session, table } = bench()
    session.screen = 'rules'
    give('ask reach')
    expect(table.case.ask).toMatchObject({ kind: 'reach', figure: 'thor' })
    expect(session.screen).toBe('table')
    expect(session.pick).toBe('from')
    give('ask line-of-fire')
    expect(table.case.ask).toMatchObject({ kind: 'line-of-fire', from: 'thor', to: 'loki' })
    give('swap')
    expect(table.case.ask).toMatchObject({ from: 'loki', to: 'thor' })
  })

  it('have no ruling to save and no ends to turn round where nothing is asked', () => {
    const { ids, give, table } = bench()
    give('clear')
    expect(table.case.figures).toEqual([])
    expect(table.case.map).toEqual({ size: [8, 8] })
    expect(ids()).not.toContain('save')
    expect(ids().filter((id) => id.startsWith('figure '))).toEqual([])
  })

  it('open what they name', () => {
    const { give, session, settings } = bench()
    give('save')
    give('keys')
    give('board text')
    expect(session).toMatchObject({ saveOpen: true, keysOpen: true, boardTextOpen: true })
    give('data')
    expect(session.screen).toBe('data')
    give('go figures')
    expect(session.screen).toBe('figures')
    give('turn')
    expect(session.screen).toBe('table')
    expect(settings.current.board).toMatchObject({ turned: 1 })
    give('dial')
    expect([session.screen, session.reference.address]).toEqual(['rules', '#speed'])
    give('kept')
    expect([session.reference.address, session.reference.side]).toEqual(['', 'kept'])
    give('figure loki')
    expect(session).toMatchObject({ screen: 'table', selected: 'loki', editing: true, trayOpen: true })
    give('no board action-total')
    expect([session.noBoard.isOpen, session.noBoard.case.ask.kind]).toEqual([true, 'action-total'])
  })

  it('open what lies over the table: the help, the tour, the board alone, what holds beside the figures, the ruling on paper', () => {
    const { give, session, command } = bench()
    give('help')
    expect([session.helpOpen, command('help').key]).toEqual([true, 'F1'])
    session.screen = 'rules'
    give('tour')
    expect([session.tourOpen, session.helpOpen, session.screen]).toEqual([true, false, 'table'])
    session.screen = 'maps'
    give('beside')
    expect([session.besideOpen, session.screen]).toEqual([true, 'table'])
    session.screen = 'maps'
    give('full')
    expect([session.board.full, session.screen, command('full').key]).toEqual([true, 'table', 'Alt (Mac: Ctrl) + F'])
    give('sheet')
    expect(session.sheetFor).toMatchObject({ ruling: { verdict: 'clear' }, case: { ask: { from: 'thor', to: 'loki' } } })
  })

  it('pick what the next tap chooses of another question: its target where who asks is known', () => {
    const { give, session } = bench()
    session.pick = 'to'
    give('ask targets')
    expect(session.pick).toBe('from')
    give('ask move')
    expect(session.pick).toBe('to')
  })

  it('show other screens and editions from wherever one is, and go there', () => {
    const { give, session, settings } = bench()
    session.screen = 'maps'
    give('heroclix-2013')
    expect([session.screen, settings.current.ruleset]).toEqual(['table', 'heroclix-2013'])
    session.screen = 'maps'
    give('kept')
    expect([session.screen, session.reference.side]).toEqual(['rules', 'kept'])
    give('theme system')
    expect(settings.current.theme).toBe('system')
  })

  it('take back what came into the library, while there is something', async () => {
    const { app, command, ids, give, library } = bench()
    expect(ids()).not.toContain('undo import')
    const set = { format: 'linejudge-figures/2', id: 'own', name: 'Own', figures: [] } as const
    await commitWithInverse(app, 'New set', [{ do: 'put', table: 'figureSets', value: set, origin: 'user' }])
    expect(command('undo import').label).toContain('New set')
    give('undo import')
    await waitFor(() => {
      expect(library.figureSets).toEqual([])
    })
  })

  it('write notes to a file, and everything to one; where that fails they say so', async () => {
    const { app, give, platform, told } = bench()
    const take = vi.fn(() => Promise.reject(new Error('Not to be read.')))
    const openFile = vi.fn(() => Promise.resolve(null))
    Object.assign(app, { dataStore: { backups: { take } } })
    Object.assign(platform, { openFile })
    give('export notes')
    give('export all')
    give('import all')
    await waitFor(() => {
      expect(told().toSorted()).toEqual([
        ['error', 'Not to be read.'],
        ['info', 'Saved as Linejudge notes.json.']
      ])
    })
    expect([take.mock.calls.map(([why]: readonly unknown[]) => why), openFile.mock.calls.length]).toEqual([['export'], 1])
    expect(JSON.parse(platform.saveFile.mock.calls[0]![0].text)).toMatchObject({ format: 'linejudge-notes/1' })
  })

  it('lay an empty table, and take a brush in the hand', () => {
    const { give, session, table } = bench()
    session.screen = 'maps'
    give('set-up')
    expect([session.screen, session.brush]).toEqual(['table', 'figure'])
    give('new-table')
    expect(table.case.figures).toEqual([])
    expect(table.case.map?.size).toEqual([16, 24])
    give('undo')
    expect(table.case.figures).toHaveLength(2)
  })

  it('try something on a copy, compare, and go back to the first', () => {
    const { app, ids, give, session } = bench()
    expect(ids()).not.toContain('compare')
    give('what-if')
    expect(app.variants.active).toBe('a')
    session.screen = 'maps'
    give('compare')
    expect([session.comparing, session.screen]).toEqual([true, 'table'])
    expect(ids()).toContain('variant first')
    expect(ids()).not.toContain('variant a')
    session.screen = 'maps'
    give('variant first')
    expect([app.variants.active, session.screen]).toEqual(['first', 'table'])
  })

  it('zoom the board that is shown', () => {
    const { give } = bench()
    const zoomBy = (boardCommands.zoomBy = vi.fn())
    const zoomFit = (boardCommands.zoomFit = vi.fn())
    const zoomToQuestion = (boardCommands.zoomToQuestion = vi.fn())
    give('zoom in')
    give('zoom out')
    give('zoom fit')
    give('zoom question')
    expect(zoomBy.mock.calls).toEqual([[1.25], [0.8]])
    expect(zoomFit).toHaveBeenCalledTimes(1)
    expect(zoomToQuestion).toHaveBeenCalledTimes(1)
  })

  it('open and save files', async () => {
    const { give, platform, told } = bench()
    give('open')
    give('save-as')
    await waitFor(() => {
      expect(told().map(([kind]) => kind)).toEqual(['info'])
    })
    expect(platform.openFiles).toHaveBeenCalledTimes(1)
    expect(JSON.parse(platform.saveFile.mock.calls[0]![0].text)).toMatchObject({ format: 'clixcase/1', ask: { from: 'thor', to: 'loki' } })
  })
})

describe('the commands at a table of another game', () => {
  it('leave out what only HeroClix has', () => {
    const { ids, give, settings } = bench()
    give('heroscape-knockback')
    expect(settings.current.ruleset).toBe('heroscape-knockback')
    expect(ids().filter((id) => /^(ask|figure|variant) /.test(id))).toEqual([])
    for (const id of ['what-if', 'turn', 'new-table', 'set-up', 'swap', 'heroscape-knockback', 'go maps']) expect(ids()).not.toContain(id)
    for (const id of ['open', 'save-as', 'clear', 'heroclix-2012', 'go rules', 'zoom in', 'keys']) expect(ids()).toContain(id)
  })
})
