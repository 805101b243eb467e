/** Sets, figures and teams of one's own: made, copied, renamed, corrected, deleted and taken back. */
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest'
import {
  deleteFigure,
  deleteSet,
  duplicateFigure,
  duplicateSet,
  newFigure,
  newSet,
  pasteFigures,
  renameSet,
  takeTheirs
} from '../../../../../src/renderer/actions/figures/figures.ts'
import { editFigure, endEditing, finderOf, rulesOfFigures } from '../../../../../src/renderer/actions/figures/finder.ts'
import {
  changeTeam,
  deleteTeam,
  newTeam,
  own,
  ownedOf,
  printTeam,
  saveTeam,
  saveTeamTable,
  withMember
} from '../../../../../src/renderer/actions/figures/teams.ts'
import { undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { sheetOf } from '../../../../../src/renderer/model/figures/teamSheet.ts'
import type { Printed, PrintSheet } from '../../../../../src/renderer/platform/interface/platform.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { paperPage, textsBelow, type PaperNode } from '../../../../support/paperPage.ts'
import { readInPage } from '../../../../support/pageWorker.ts'
import { sampleSet } from '../../storage/rows/samples.ts'
import { waitFor } from '../../../../support/waitFor.ts'

async function setUp(...sets: readonly FigureSetFile[]) {
  const on = memoryApp()
  await on.library.commitDocuments(sets.map((value) => ({ do: 'put', table: 'figureSets', value, origin: 'user' })))
  const names = () => on.library.figureSets.map(({ name, figures }) => [name, ...figures.map((figure) => figure.name)].join(': '))
  const last = () => on.session.notices.at(-1)
  const set = (id: string) => on.library.figureSets.find((one) => one.id === id)!
  const added = () => (on.app.saving as unknown as { add: Mock }).add.mock.calls.length
  return { ...on, added, names, last, set, finder: finderOf(on.app) }
}
const full = ({ storage }: Awaited<ReturnType<typeof setUp>>) =>
  vi.spyOn(storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sets and figures', () => {
  it('are undone by their own notice, and no later step is', async () => {
    const on = await setUp()
    await newSet(on.app)
    const notice = on.last()!
    await newFigure(on.app)
    const made = on.library.figureSets[0]!
    notice.action!.run()
    await waitFor(() => {
      expect(on.last()!.text).toBe('New set cannot be undone any more: one of its documents has changed since.')
    })
    expect(on.names()).toEqual(['My figures: New figure'])
    // A later step on another document is no obstacle, and stays.
    await deleteFigure(on.app, made, made.figures[0]!)
    const deleted = on.last()!
    await duplicateSet(on.app, on.set(made.id))
    deleted.action!.run()
    await waitFor(() => {
      expect(on.names()).toEqual(['My figures: New figure', 'My figures (2)'])
    })
  })

  it('are edited only while they are there: an edit of a figure that was undone could not be saved', async () => {
    const on = await setUp()
    await newFigure(on.app)
    const { room } = on.finder
    room!.change('Name', { name: 'Rook' })
    await room!.flush()
    expect([on.names(), on.finder.room]).toEqual([['My figures: Rook'], room])
    await on.library.commitDocuments([{ do: 'delete', table: 'figureSets', id: room!.set }])
    expect(on.finder.room).toBeNull()
  })

  it('keep both edits of a set that are written at the same time', async () => {
    const on = await setUp()
    await newFigure(on.app)
    const { room } = on.finder
    const commit = on.storage.commit.bind(on.storage)
    const slow = vi.spyOn(on.storage, 'commit').mockImplementation(async (changes) => {
      await new Promise((done) => setTimeout(done, 20))
      await commit(changes)
    })
    room!.change('Name', { name: 'Rook' })
    const writing = room!.flush()
    const set = on.library.figureSets[0]!
    await Promise.all([writing, renameSet(on.app, set, 'Mine'), duplicateFigure(on.app, set, set.figures[0]!)])
    slow.mockRestore()
    expect(on.names()).toEqual(['Mine: Rook: New figure (2)'])
    expect((await on.storage.figureSets()).map(({ name, figures }) => [name, ...figures.map((figure) => figure.name)])).toEqual([
      ['Mine', 'Rook', 'New figure (2)']
    ])
  })

  it('are counted each if two numbers of the judge’s own are entered at the same time', async () => {
    const on = await setUp(sampleSet('a'))
    await Promise.all([own(on.app, 'a', 'thor', 2), own(on.app, 'a', 'hela', 1)])
    expect([ownedOf(on.app, 'a', 'thor'), ownedOf(on.app, 'a', 'hela')]).toEqual([2, 1])
  })

  it('are two sets if the button is pressed twice', async () => {
    const on = await setUp()
    await Promise.all([newSet(on.app), newSet(on.app)])
    expect(on.names()).toEqual(['My figures', 'My figures (2)'])
  })

  it('go on with an edit that is not saved yet if they are opened again', async () => {
    const on = await setUp()
    await newFigure(on.app)
    const { room } = on.finder
    full(on)
    room!.change('Name', { name: 'Rook' })
    await endEditing(on.app)
    expect([room!.writer.state, on.names()]).toEqual(['failed', ['My figures: New figure']])
    await editFigure(on.app, room!.set, room!.id)
    expect([on.finder.room, on.finder.room?.figure.name]).toEqual([room, 'Rook'])
    await room!.flush()
    expect([room!.writer.state, on.names()]).toEqual(['saved', ['My figures: Rook']])
  })

  it('are made and copied with names and ids of their own, and are open', async () => {
    const on = await setUp()
    await newFigure(on.app)
    expect([on.names(), on.finder.setId, on.finder.figureId, on.finder.room?.id]).toEqual([
      ['My figures: New figure'],
      'own-set:1',
      'own-figure:1',
      'own-figure:1'
    ])
    const made = on.library.figureSets[0]!
    await newFigure(on.app)
    await duplicateFigure(on.app, on.set(made.id), on.set(made.id).figures[0]!)
    expect([on.names(), on.finder.figureId, on.finder.room?.figure.origin]).toEqual([
      ['My figures: New figure: New figure: New figure (2)'],
      'own-figure:3',
      { by: 'hand' }
    ])
    await duplicateSet(on.app, on.set(made.id))
    expect([on.names(), on.finder.setId, on.finder.figureId]).toEqual([
      ['My figures: New figure: New figure: New figure (2)', 'My figures (2): New figure: New figure: New figure (2)'],
      'own-set:2',
      null
    ])
    await newSet(on.app)
    expect([on.names(), on.finder.setId]).toEqual([
      ['My figures: New figure: New figure: New figure (2)', 'My figures (2): New figure: New figure: New figure (2)', 'My figures (3)'],
      'own-set:3'
    ])
    expect([on.last()?.kind, on.last()?.text, on.last()?.action?.label]).toEqual(['info', 'New set', 'Undo'])
  })

  it('go into the open set, or into the first own one', async () => {
    const on = await setUp(sampleSet('a'), sampleSet('b'))
    await newFigure(on.app)
    on.finder.openSet('b')
    await newFigure(on.app)
    expect(on.names()).toEqual(['a: Thor: New figure', 'b: Thor: New figure'])
  })

  it('are renamed where the name says something else', async () => {
    const on = await setUp(sampleSet('a'))
    for (const name of ['  ', 'a', ' Heroes ']) await renameSet(on.app, on.set('a'), name)
    expect([on.names(), on.session.notices.length]).toEqual([['Heroes: Thor'], 1])
    await renameSet(on.app, on.set('a'), 'x'.repeat(200))
    expect(on.set('a').name).toHaveLength(120)
  })

  it('are deleted, and come back by the press that is offered', async () => {
    const on = await setUp(sampleSet('a'), sampleSet('b'))
    await editFigure(on.app, 'a', 'thor')
    const { room } = on.finder
    expect([room?.id, on.added()]).toEqual(['thor', 1])
    await deleteFigure(on.app, on.set('a'), on.set('a').figures[0]!)
    expect([on.names(), on.finder.room, on.finder.figureId]).toEqual([['a', 'b: Thor'], null, null])
    expect([on.last()?.text, on.last()?.action?.label]).toEqual(['Thor is deleted.', 'Undo'])
    on.last()!.action!.run()
    await waitFor(() => {
      expect(on.names()).toEqual(['a: Thor', 'b: Thor'])
    })
    await deleteSet(on.app, on.set('a'))
    expect([on.names(), on.finder.setId]).toEqual([['b: Thor'], null])
    on.finder.show('b', 'thor')
    await deleteFigure(on.app, sampleSet('gone'), sampleSet('b').figures[0]!)
    expect([on.names(), on.finder.figureId]).toEqual([['b: Thor'], 'thor'])
  })

  it('stay as they are where the library does not take the change, and that is told', async () => {
    const on = await setUp(sampleSet('a'))
    on.finder.show('a', 'thor')
    const changes = [
      () => newSet(on.app),
      () => newFigure(on.app),
      () => duplicateFigure(on.app, on.set('a'), on.set('a').figures[0]!),
      () => duplicateSet(on.app, on.set('a')),
      () => renameSet(on.app, on.set('a'), 'B'),
      () => deleteFigure(on.app, on.set('a'), on.set('a').figures[0]!),
      () => deleteSet(on.app, on.set('a')),
      () => newTeam(on.app),
      () => own(on.app, 'a', 'thor', 2)
    ]
    for (const change of changes) {
      full(on)
      await change()
      expect(on.last()).toMatchObject({ kind: 'error', text: 'The disk is full.', action: null })
    }
    expect([on.names(), on.finder.setId, on.finder.figureId, on.finder.room]).toEqual([['a: Thor'], 'a', 'thor', null])
  })

  it('take what their source says again, in one place or everywhere', async () => {
    const set = sampleSet('a')
    const patched = [
      { at: '/speed', theirs: 6 },
      { at: '/defense', theirs: 15 }
    ]
    const on = await setUp({ ...set, figures: [{ ...set.figures[0]!, origin: { file: 'x.csv', patched } }] })
    const figure = () => on.set('a').figures[0]!
    await takeTheirs(on.app, on.set('a'), figure(), '/speed')
    expect([figure().speed, figure().defense, figure().origin?.patched]).toEqual([6, 17, [patched[1]]])
    await takeTheirs(on.app, on.set('a'), figure(), null)
    expect([figure().speed, figure().defense, figure().origin]).toEqual([6, 15, { file: 'x.csv' }])
    expect(on.last()?.text).toEqual('Thor is as its source says.')
  })

  it('come in by pasting, as JSON or as words', async () => {
    readInPage()
    const on = await setUp()
    await pasteFigures(on.app, '  ')
    expect(on.session.imports.preview).toBeNull()
    await pasteFigures(on.app, ` ${JSON.stringify(sampleSet('a'))}`)
    expect(on.session.imports.preview).toMatchObject({
      files: ['Pasted.json'],
      rows: [{ name: 'a', status: 'new', incoming: { kind: 'figures' } }]
    })
    await pasteFigures(on.app, 'no figure at all')
    expect(on.session.broken?.name).toEqual('Pasted.txt')
  })

  it('are looked at by the rules of the table, or by the newest where another game lies there', async () => {
    const on = await setUp(sampleSet('a'))
    const under = (ruleset: string) => {
      on.settings.current.ruleset = ruleset
      return rulesOfFigures(on.app).ruleset
    }
    expect(['heroclix-2012', 'heroscape-knockback', 'descent-2e'].map(under)).toEqual(['heroclix-2012', 'heroclix-2023', 'heroclix-2023'])
    expect(finderOf(on.app)).toBe(on.finder)
    await editFigure(on.app, 'a', 'nobody')
    expect(on.finder.room).toBeNull()
    await editFigure(on.app, 'a', 'thor')
    await endEditing(on.app)
    expect([on.finder.room, on.finder.figureId]).toEqual([null, 'thor'])
  })
})

describe('teams', () => {
  const member = { name: 'Thor', figure: { set: 'a', id: 'thor' }, count: 1, points: 100 }

  it('are made, changed, deleted and taken back', async () => {
    const on = await setUp(sampleSet('a'))
    await newTeam(on.app)
    await newTeam(on.app)
    expect(on.library.teams.map(({ id, team }) => [id, team.name, team.buildTotal])).toEqual([
      ['team:1', 'My team', 300],
      ['team:2', 'My team (2)', 300]
    ])
    expect(on.finder.teamId).toEqual('team:2')
    const [first] = on.library.teams
    await changeTeam(on.app, first!, { members: [{ ...member, count: 2 }] as never, buildTotal: 400 })
    expect(on.library.teams.find(({ id }) => id === first!.id)?.team).toMatchObject({
      format: 'linejudge-team/1',
      name: 'My team',
      total: 200,
      buildTotal: 400,
      members: [{ name: 'Thor', figure: { set: 'a', id: 'thor' }, count: 2, points: 100 }]
    })
    const second = on.library.teams.find(({ id }) => id === on.finder.teamId)!
    await deleteTeam(on.app, first!)
    expect(on.finder.teamId).toBe(second.id)
    await deleteTeam(on.app, second)
    expect([on.library.teams, on.finder.teamId]).toEqual([[], null])
    expect([on.last()?.text, on.last()?.action?.label]).toEqual(['My team (2) is deleted.', 'Undo'])
    on.last()!.action!.run()
    await waitFor(() => {
      expect(on.library.teams).toHaveLength(1)
    })
    full(on)
    await deleteTeam(on.app, second)
    expect([on.library.teams.length, on.last()?.kind]).toEqual([1, 'error'])
  })

  it('keep each of two changes that come faster than they are written, and take back one after the other', async () => {
    const on = await setUp(sampleSet('a'))
    await newTeam(on.app)
    const [seen] = on.library.teams
    const add = (name: string) => changeTeam(on.app, seen!, ({ members }) => ({ members: [...members, { ...member, name }] as never }))
    await Promise.all([add('Thor'), add('Loki'), changeTeam(on.app, seen!, { buildTotal: 400 })])
    const now = () => on.library.teams[0]!.team
    expect([now().members.map(({ name }) => name), now().buildTotal]).toEqual([['Thor', 'Loki'], 400])
    await undoLast(on.app)
    await undoLast(on.app)
    expect([now().members.map(({ name }) => name), now().buildTotal]).toEqual([['Thor'], 300])
  })

  it('have one member changed, the others as they were', () => {
    const members = [member, { ...member, points: 50 }] as never[]
    expect(withMember(members, 1, { count: 3 })).toEqual([member, { ...member, points: 50, count: 3 }])
  })

  it('are saved as a file of ours, or as a table that names what does not go with it', async () => {
    const on = await setUp(sampleSet('a'))
    await newTeam(on.app)
    await changeTeam(on.app, on.library.teams[0]!, { members: [member] as never })
    const [team] = on.library.teams
    await saveTeam(on.app, team!)
    await saveTeamTable(on.app, team!)
    const saved = on.platform.saveBytes.mock.calls.map(([one]) => one as unknown as { name: string; kind: string; bytes: Uint8Array })
    expect(saved.map(({ name, kind }) => [name, kind])).toEqual([
      ['My team', 'json'],
      ['My team', 'csv']
    ])
    expect(saved.map(({ bytes }) => new TextDecoder().decode(bytes).split(/\r?\n/).slice(0, 2))).toEqual([
      ['{', '  "format": "linejudge-team/1",'],
      ['Qty,Set,#,Figure,Pts', '1,,,Thor,100']
    ])
    expect(on.told()).toEqual([
      ['info', 'Saved as My team.'],
      [
        'info',
        'Saved as My team. 1 of objects, maps, sideline, build total and such do not go with it: it is a table of the members. Equipment, feats and starting lines of 1 members do not go with it.'
      ]
    ])
    const before = on.last()?.id
    on.platform.saveBytes.mockResolvedValueOnce(null).mockResolvedValueOnce(null)
    await saveTeam(on.app, team!)
    await saveTeamTable(on.app, team!)
    expect(on.last()?.id).toBe(before)
    on.platform.saveBytes.mockRejectedValueOnce(new Error('No room.')).mockRejectedValueOnce(new Error('No room.'))
    await saveTeam(on.app, team!)
    await saveTeamTable(on.app, team!)
    expect([on.last()?.kind, on.last()?.text]).toEqual(['error', 'No room.'])
  })

  it('are printed on one page, with who is in it and for how many points', async () => {
    const on = await setUp(sampleSet('a'))
    await newTeam(on.app)
    await changeTeam(on.app, on.library.teams[0]!, { members: [member] as never })
    const [stored] = on.library.teams
    const sheet = sheetOf(stored!.team, on.library.figureSets, 'heroclix-2013')
    const print = vi.fn((_sheet: PrintSheet) => Promise.resolve<Printed>({ kind: 'shown' }))
    Object.assign(on.app.platform, { print })
    const give = () => printTeam(on.app, stored!, sheet, paperPage())
    await give()
    const { name, page, element } = print.mock.calls[0]![0]
    expect([name, page, (element as unknown as PaperNode).children.length]).toEqual(['My team-en', [595.28, 841.89], 1])
    expect(textsBelow(element)).toEqual(expect.arrayContaining(['My team', 'Thor', '100']))
    const before = on.told().length
    print.mockResolvedValueOnce({ kind: 'saved', name: 'team.pdf' })
    await give()
    print.mockRejectedValueOnce(new Error('No printer.'))
    await give()
    expect(on.told().slice(before)).toEqual([
      ['info', 'Saved as team.pdf.'],
      ['error', 'No printer.']
    ])
  })

  it('know how many of a figure the judge owns', async () => {
    const on = await setUp(sampleSet('a'))
    expect(ownedOf(on.app, 'a', 'thor')).toBe(0)
    await own(on.app, 'a', 'thor', 2)
    await own(on.app, 'a', 'loki', 1)
    await own(on.app, 'b', 'thor', 5)
    expect([ownedOf(on.app, 'a', 'thor'), ownedOf(on.app, 'a', 'loki'), ownedOf(on.app, 'b', 'thor'), ownedOf(on.app, 'b', 'x')]).toEqual([
      2, 1, 5, 0
    ])
    await own(on.app, 'a', 'thor', 0)
    expect(on.library.owned.find(({ set }) => set === 'a')?.counts).toEqual({ loki: 1 })
  })
})
