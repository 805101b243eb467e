/** The desk of card sentences: read, accepted by form, written once, undone, and on the table. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptOffers, closeCards, dropAccepted, keepFigures, openCards, readFiguresAgain } from '../../../../../src/renderer/actions/cards/cardDesk.ts'
import { againOf, deskOf } from '../../../../../src/renderer/actions/cards/cardStores.ts'
import { countAgain, reportAgain } from '../../../../../src/renderer/actions/cards/figuresAgain.ts'
import { undoLast } from '../../../../../src/renderer/actions/importing/libraryUndo.ts'
import { decidedOf, examplesOf, isAccepted } from '../../../../../src/renderer/model/cards/cardsFound.ts'
import { partWords, formWords } from '../../../../../src/renderer/model/cards/partWords.ts'
import { blankFigure, blankSet } from '../../../../../src/renderer/model/figures/newFigure.ts'
import { figureFromEntry } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import type { FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const figure = (id: string, text: string) => ({
  ...blankFigure(id, `Figure ${id}`),
  specialPowers: [{ id: 'hide', name: 'Hide', slot: 'defense', text }],
  dial: [{ defense: 17, special: ['hide'] }, { defense: 16 }]
})
const SET: FigureSetFile = {
  ...blankSet('zz', 'Set ZZ'),
  figures: [figure('a', 'Toughness. STOP.'), figure('b', 'Toughness. Figure b hums.'), figure('c', 'Figure c modifies attack +1.')]
}

async function setUp() {
  const on = memoryApp()
  await on.library.commitDocuments([{ do: 'put', table: 'figureSets', value: SET, origin: 'user' }])
  const desk = deskOf(on.app)
  const set = () => on.library.figureSets.find(({ id }) => id === 'zz')!
  return { ...on, desk, set, sets: () => new Map(on.library.figureSets.map((one) => [one.id, one])) }
}

afterEach(() => vi.restoreAllMocks())

describe('the desk', () => {
  it('reads the cards of a set, of a figure or of all sets, by form', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    expect(on.desk.found.sentences).toBe(5)
    expect(on.desk.found.forms.map(({ id, offers, figures }) => [id, offers.length, figures])).toEqual([
      ['powers', 2, 2],
      ['stop', 1, 1],
      ['values', 1, 1]
    ])
    await openCards(on.app, { set: 'zz', figure: 'b' })
    expect(on.desk.found.forms.flatMap(({ offers }) => offers.map(({ sentence }) => sentence))).toEqual(['Toughness.'])
    await openCards(on.app, {})
    expect(on.desk.found.sentences).toBeGreaterThanOrEqual(5)
    closeCards(on.app)
    expect(on.desk.open).toBe(false)
  })

  it('accepts a form once, however often it is pressed; the form stays in its place', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    const { forms } = on.desk.found
    const commit = vi.spyOn(on.storage, 'commit')
    await Promise.all([acceptOffers(on.app, forms[0]!.offers), acceptOffers(on.app, forms[0]!.offers)])
    expect(commit).toHaveBeenCalledTimes(1)
    expect(on.desk.found.forms).toBe(forms)
    expect(forms.map(({ offers }) => offers.every((offer) => isAccepted(on.sets(), offer)))).toEqual([true, false, false])
    expect(on.set().format).toBe('linejudge-figures/3')
    await undoLast(on.app)
    expect(on.set()).toEqual(SET)
  })

  it('puts accepted sentences on the table: powers, STOP, and what is left', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    await acceptOffers(on.app, on.desk.found.forms.flatMap(({ offers }) => offers)) // prettier-ignore
    const [a, b, c] = on.set().figures.map((entry) => figureFromEntry(entry, 'red'))
    expect([a!.specialPowers![0]!.grants, a!.specialPowers![0]!.more, a!.dial!.map(({ stop }) => stop)]).toEqual([
      ['toughness'],
      false,
      [true, undefined]
    ])
    expect([b!.specialPowers![0]!.more, c!.specialPowers![0]!.clauses?.length]).toEqual([true, 1])
    expect(JSON.stringify([a, b, c])).not.toContain('sentences')
  })

  it('leaves out a sentence whose text has changed meanwhile', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    const changed = { ...SET, figures: [figure('a', 'Toughness on a 6.'), ...SET.figures.slice(1)] }
    await on.library.commitDocuments([{ do: 'put', table: 'figureSets', value: changed, origin: 'user' }])
    await acceptOffers(on.app, on.desk.found.forms[0]!.offers)
    expect(on.set().figures.map(({ specialPowers: [text] }) => text!.sentences?.length ?? 0)).toEqual([0, 1, 0])
  })

  it('removes an acceptance, and names one whose sentence is gone', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    await acceptOffers(on.app, on.desk.found.forms[0]!.offers)
    await openCards(on.app, { set: 'zz' })
    expect(on.desk.found.accepted.map(({ figureName }) => figureName)).toEqual(['Figure a', 'Figure b'])
    await dropAccepted(on.app, on.desk.found.accepted.slice(0, 1))
    const [a, b, c] = on.set().figures
    expect([a, c]).toEqual([SET.figures[0], SET.figures[2]])
    const text = { ...b!.specialPowers[0]!, text: 'Figure b hums.' }
    const figures = [a!, { ...b!, specialPowers: [text] }, c!]
    await on.library.commitDocuments([{ do: 'put', table: 'figureSets', value: { ...on.set(), figures }, origin: 'user' }])
    await openCards(on.app, { set: 'zz' })
    expect(on.desk.found.review.map(({ why, figureName }) => [why, figureName])).toEqual([['gone', 'Figure b']])
    await dropAccepted(on.app, on.desk.found.review)
    expect(on.set().format).toBe('linejudge-figures/2')
  })

  it('reports a disk that is full, and can be pressed again', async () => {
    const on = await setUp()
    await openCards(on.app, { set: 'zz' })
    vi.spyOn(on.storage, 'commit').mockRejectedValueOnce(new Error('The disk is full.'))
    await acceptOffers(on.app, on.desk.found.forms[0]!.offers)
    expect([on.session.notices.at(-1)?.text, on.desk.writing, on.set()]).toEqual(['The disk is full.', false, SET])
    await acceptOffers(on.app, on.desk.found.forms[0]!.offers)
    expect(on.set()).not.toEqual(SET)
  })
})

describe('figures that an older version imported', () => {
  const OLD = { grants: ['toughness', 'outwit'], more: true }
  const old = (id: string, text: string) => {
    const entry = figure(id, text)
    return { ...entry, specialPowers: entry.specialPowers.map((one) => ({ ...one, ...OLD })), origin: { file: 'own.json' } }
  }
  const OLD_SET: FigureSetFile = {
    ...SET,
    figures: [old('a', 'Toughness. If figure a is alone, Outwit.'), old('b', 'STOP. When figure b hits, Outwit.'), SET.figures[2]!]
  }
  async function withOld() {
    const on = await setUp()
    await on.library.commitDocuments([{ do: 'put', table: 'figureSets', value: OLD_SET, origin: 'user' }])
    await openCards(on.app, { set: 'zz' })
    return on
  }
  const grantsOf = ({ set }: Awaited<ReturnType<typeof withOld>>) => set().figures.map(({ specialPowers: [text] }) => text!.grants)

  it('are read again once, however often it is pressed, and that is undone by one step', async () => {
    const on = await withOld()
    const { again } = on.desk.found
    expect(again.map(({ figureName, texts: [text] }) => [figureName, text!.removed, text!.stop])).toEqual([
      ['Figure a', ['outwit'], false],
      ['Figure b', ['toughness', 'outwit'], true]
    ])
    const commit = vi.spyOn(on.storage, 'commit')
    await Promise.all([readFiguresAgain(on.app, again), readFiguresAgain(on.app, again)])
    expect(commit).toHaveBeenCalledTimes(1)
    expect([grantsOf(on), on.set().figures[1]!.dial[0]!.stop]).toEqual([[['toughness'], undefined, undefined], true])
    expect(again.map((one) => decidedOf(on.sets(), one))).toEqual(['read', 'read'])
    await undoLast(on.app)
    expect(on.set()).toEqual(OLD_SET)
    expect(again.map((one) => decidedOf(on.sets(), one))).toEqual(['open', 'open'])
  })

  it('stay as they are if the judge leaves them, as a correction', async () => {
    const on = await withOld()
    const { again } = on.desk.found
    await keepFigures(on.app, again.slice(0, 1))
    await readFiguresAgain(on.app, again)
    expect(grantsOf(on)).toEqual([['toughness', 'outwit'], undefined, undefined])
    expect(again.map((one) => decidedOf(on.sets(), one))).toEqual(['kept', 'read'])
    await openCards(on.app, { set: 'zz' })
    expect(on.desk.found.again).toEqual([])
  })

  it('are counted by set, and reported once on a device', async () => {
    const on = await withOld()
    const counted = () => new Promise<number>((resolve) => countAgain(on.app, resolve))
    expect([await counted(), againOf(on.app).countOf('zz'), againOf(on.app).countOf('other')]).toEqual([2, 2, 0])
    reportAgain(on.app)
    await vi.waitFor(() => {
      expect(on.session.notices.at(-1)?.text).toMatch(/^2 figures were imported by an older version/)
    })
    const { length } = on.session.notices
    reportAgain(on.app)
    await readFiguresAgain(on.app, on.desk.found.again)
    expect([await counted(), on.session.notices.slice(length).map(({ text }) => text)]).toEqual([0, ['2 figures read again']])
  })
})

describe('the words of a part', () => {
  it('say what rulings use', () => {
    const clauses = [{ phase: 'value', value: 'attack', occupies: 'self', modify: -1 }]
    expect(partWords({ grants: ['toughness', 'charge'], protected: ['outwit'], symbol: 'giant', clauses, stop: true })).toBe(
      'Can use Toughness, Charge. Protected: Outwit. Size: Giant. Modifies its attack by −1. STOP on these clicks.'
    )
    expect(partWords(null)).toBe('Rulings use nothing of it.')
    expect(formWords('powers+stop')).toBe('Standard powers, STOP')
  })

  it('shows the first, the middle and the last sentence of a form', () => {
    const offers = Array.from({ length: 9 }, (_, index) => ({ of: String(index) })) as unknown as Parameters<typeof examplesOf>[0]
    expect(examplesOf(offers).map(({ of }) => of)).toEqual(['0', '4', '8'])
    expect(examplesOf(offers.slice(0, 1)).length).toBe(1)
  })
})
