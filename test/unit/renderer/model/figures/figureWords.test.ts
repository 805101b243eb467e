/** A figure in the words and marks of its card and of its dial's editor. */
import { describe, expect, it } from 'vitest'
import { alikeIn, coverageOfFigure } from '../../../../../src/renderer/model/figures/alike.ts'
import { clicksOf, clicksOfText, leftOf, powersOnCard, runs, stateOf } from '../../../../../src/renderer/model/figures/card.ts'
import { offeredPowers, withOffered } from '../../../../../src/renderer/model/figures/cardTexts.ts'
import { correctionWords } from '../../../../../src/renderer/model/figures/correctionWords.ts'
import { dialCells, keypad, meantNames, powerChoices, shownValue } from '../../../../../src/renderer/model/figures/dialWords.ts'
import { blankFigure, blankSet, withFigure } from '../../../../../src/renderer/model/figures/newFigure.ts'
import { countCorrected, percents } from '../../../../../src/renderer/model/figures/shelf.ts'
import { isUnknown, valuesLine } from '../../../../../src/renderer/model/library/entries.ts'
import { openDial, type DialEdit } from '../../../../../src/shared/figures/dial/dialKeys.ts'
import { rowsOf } from '../../../../../src/shared/figures/dial/dialRows.ts'
import type { FigureEntry } from '../../../../../src/shared/formats/documents/documents.ts'

const hawk: FigureEntry = {
  ...blankFigure('hawk', 'Ember Hawk'),
  set: 'embers',
  number: '001',
  speed: 10,
  attack: 11,
  range: 6,
  abilities: ['flight'],
  canUse: ['willpower'],
  specialPowers: [
    { id: 'blaze', name: 'Blaze', slot: 'attack', text: 'Ember Hawk can use Running Shot.', grants: ['running-shot'] },
    { id: 'myth', name: 'Myth', text: 'Nobody knows.' }
  ],
  lines: [
    { click: 1, points: 90, mark: '★' },
    { click: 3, points: null }
  ],
  dial: [
    { speed: 10, attack: 11, defense: 17, damage: 3, powers: ['running-shot', 'toughness'], special: ['blaze'] },
    { speed: 9, attack: 10, defense: 17, damage: 3, powers: ['running-shot', 'toughness'], special: ['blaze'] },
    { speed: 8, attack: 9, defense: 16, damage: 2, powers: ['toughness'], special: ['attack'] },
    { speed: 7, attack: 9, defense: 15, damage: 2, powers: ['running-shot', 'toughness', 'flurry'] },
    { ko: true }
  ]
}

describe('the card of a figure', () => {
  it('shows each click with values, colours, letters and starting lines', () => {
    const clicks = clicksOf(hawk)
    expect(clicks.map(({ number, ko, line }) => [number, ko, line])).toEqual([
      [1, false, { points: 90, mark: '★' }],
      [2, false, null],
      [3, false, { points: null, mark: '' }],
      [4, false, null],
      [5, true, null]
    ])
    expect(clicks[0]!.cells).toEqual([
      { slot: 'speed', value: 10, colour: 'grey', special: false, letters: 'RS', power: 'Running Shot' },
      { slot: 'attack', value: 11, colour: null, special: true, letters: '★', power: '' },
      { slot: 'defense', value: 17, colour: 'orange', special: false, letters: 'To', power: 'Toughness' },
      { slot: 'damage', value: 3, colour: null, special: false, letters: '', power: '' }
    ])
    expect(clicks[3]!.cells.map(({ letters, colour }) => [letters, colour])).toEqual([
      ['RS', 'grey'],
      ['', null],
      ['To', 'orange'],
      ['', null]
    ])
  })

  it('marks the clicks that show STOP', () => {
    const stopped = { ...hawk, dial: hawk.dial.map((click, index) => (index === 1 || index === 4 ? { ...click, stop: true } : click)) }
    expect(clicksOf(stopped).map(({ stop }) => stop)).toEqual([false, true, false, false, false])
  })

  it('lists its powers with the clicks that show them; one on all of them or beside the dial names none', () => {
    expect(powersOnCard(hawk, 'heroclix-2013')).toEqual([
      { id: 'running-shot', name: 'Running Shot', rule: 'POW-RS', slot: 'speed', colour: 'grey', clicks: '1–2, 4' },
      { id: 'toughness', name: 'Toughness', rule: 'POW-TO', slot: 'defense', colour: 'orange', clicks: '' },
      { id: 'flurry', name: 'Flurry', rule: 'POW-FL', slot: 'speed', colour: 'red', clicks: '4' },
      { id: 'willpower', name: 'Willpower', rule: 'POW-WI', slot: 'defense', colour: 'purple', clicks: '' },
      { id: 'flight', name: 'Flight', rule: 'ABL-FLY', slot: null, colour: null, clicks: '' }
    ])
    expect([runs([1, 2, 3, 6]), runs([4]), runs([1, 3, 4]), runs([])]).toEqual(['1–3, 6', '4', '1, 3–4', ''])
    expect(hawk.specialPowers.map((text) => clicksOfText(text, hawk))).toEqual(['1–3', ''])
  })

  it('says what of it is ruled on', () => {
    expect(hawk.specialPowers.map((text) => stateOf(text, hawk, 'heroclix-2013'))).toEqual(['partly', 'notConsidered'])
    expect(stateOf({ id: 'both', text: 'More than it grants.', grants: ['flurry'], more: true }, hawk, 'heroclix-2013')).toBe('partly')
    expect(leftOf(hawk, 'heroclix-2013')).toEqual([{ kind: 'special-power', id: 'myth', name: 'Myth', figures: 1 }])
    expect(coverageOfFigure(hawk, 'heroclix-2013')).toMatchObject({
      id: 'hawk',
      name: 'Ember Hawk',
      ruled: 10,
      partly: 3,
      notConsidered: 1,
      full: false
    })
    expect(coverageOfFigure(hawk, 'no-such-rules')).toBeNull()
  })

  it('says which values nobody states', () => {
    expect(isUnknown(hawk)).toBe(false)
    expect([isUnknown({ ...hawk, range: null }), isUnknown({ ...hawk, defense: null, dial: [{ speed: 1 }] })]).toEqual([true, true])
    expect(valuesLine({ ...hawk, range: null, damage: null }, '?').map(({ value, text }) => `${value} ${text}`)).toEqual([
      'speed 10',
      'attack 11',
      'defense 17',
      'damage 3',
      'range ?'
    ])
    expect(valuesLine({ ...hawk, dial: [] }, '?').map(({ text }) => text)).toEqual(['10', '11', '?', '?', '6'])
  })

  it('is told from others of its name or number in any set, itself left out', () => {
    const set = (id: string, figure: FigureEntry) => withFigure(blankSet(id, `Set ${id}`), figure)
    const sets = [
      set('own', hawk),
      set('a', { ...hawk, id: 'other', name: ' ember HAWK ', number: '9' }),
      set('b', { ...hawk, name: 'Another' }),
      set('c', { ...hawk, name: 'Another', set: 'later' }),
      set('d', { ...hawk, name: 'Another', number: undefined })
    ]
    expect(alikeIn(sets, 'own', hawk)).toEqual(['Set a', 'Set b'])
    expect(alikeIn(sets, 'own', { ...hawk, number: undefined })).toEqual(['Set a'])
  })

  it('offers the powers that a text names and does not grant yet', () => {
    const text = { id: 't', text: 'It can use Running Shot, Flurry and “Charge”; it cannot use Toughness.', grants: ['flurry'] }
    expect(offeredPowers(text, 'heroclix-2013')).toEqual(['charge', 'running-shot', 'toughness'])
    expect(offeredPowers({ id: 't' }, 'heroclix-2013')).toEqual([])
    expect(withOffered(text, ['charge']).grants).toEqual(['flurry', 'charge'])
    expect(withOffered({ id: 't' }, ['charge']).grants).toEqual(['charge'])
  })
})

describe('the corrections of a figure', () => {
  const patched: FigureEntry = {
    ...hawk,
    origin: {
      file: 'x.csv',
      patched: [
        { at: '/name', theirs: 'Ember Hwak' },
        { at: '/points', theirs: null },
        { at: '/dial/1/attack', theirs: 9 },
        { at: '/dial/2', theirs: { speed: 1 } },
        { at: '/abilities', theirs: [] },
        { at: '/dial/4/ko', theirs: false },
        { at: '/specialPowers', theirs: [{ id: 'blaze' }] },
        { at: '/oddField', theirs: '' }
      ]
    }
  }

  it('are told with what the source says and what stands there now', () => {
    expect(correctionWords(patched)).toEqual([
      { at: '/name', what: 'Name', theirs: 'Ember Hwak', mine: 'Ember Hawk' },
      { at: '/points', what: 'Points', theirs: '–', mine: '–' },
      { at: '/dial/1/attack', what: 'Click 2, Attack', theirs: '9', mine: '10' },
      { at: '/dial/2', what: 'Click 3', theirs: '…', mine: '…' },
      { at: '/abilities', what: 'Combat abilities', theirs: '', mine: 'Flight' },
      { at: '/dial/4/ko', what: 'Click 5, KO', theirs: 'no', mine: 'yes' },
      { at: '/specialPowers', what: 'Special powers', theirs: '1', mine: '2' },
      { at: '/oddField', what: 'oddField', theirs: '–', mine: '–' }
    ])
    expect(countCorrected(withFigure(withFigure(blankSet('s', 'S'), patched), hawk))).toBe(0)
    expect(countCorrected(withFigure(blankSet('s', 'S'), patched))).toBe(1)
  })

  it('and what is ruled on adds up to a hundred', () => {
    expect(percents({ ruled: 0, partly: 0, notConsidered: 0 })).toEqual({ ruled: 100, partly: 0, notConsidered: 0 })
    expect(percents({ ruled: 1, partly: 1, notConsidered: 1 })).toEqual({ ruled: 34, partly: 33, notConsidered: 33 })
    expect(percents({ ruled: 2, partly: 5, notConsidered: 1 })).toEqual({ ruled: 24, partly: 63, notConsidered: 13 })
  })
})

describe('the editor of a dial', () => {
  const dial: DialEdit = { ...openDial(rowsOf(hawk.dial.slice(0, 2), hawk.specialPowers), [1]), row: 2 }

  it('shows every click, and below them what the next one would be', () => {
    const cells = dialCells(dial)
    expect(cells.map(({ at, ghost, ko, line }) => [at, ghost, ko, line])).toEqual([
      [0, false, false, false],
      [1, false, false, true],
      [2, true, false, false]
    ])
    expect(cells.map((row) => row.cells.map(({ value, letters }) => [value, letters]))).toEqual([
      [
        [10, 'RS'],
        [11, '★'],
        [17, 'To'],
        [3, '']
      ],
      [
        [9, 'RS'],
        [10, '★'],
        [17, 'To'],
        [3, '']
      ],
      [
        [9, 'RS'],
        [10, '★'],
        [17, 'To'],
        [3, '']
      ]
    ])
    const full: DialEdit = { ...dial, rows: Array.from({ length: 40 }, () => dial.rows[0]!) }
    expect([dialCells(full).length, dialCells({ ...full, rows: full.rows.slice(1) }).length]).toEqual([40, 40])
  })

  it('shows the digit typed so far, and a dash for no value', () => {
    const [cell] = dialCells(dial)[0]!.cells
    expect([
      shownValue({ ...dial, typed: '1' }, cell!, true),
      shownValue({ ...dial, typed: '1' }, cell!, false),
      shownValue(dial, cell!, true),
      shownValue(dial, { ...cell!, value: null }, false)
    ]).toEqual(['1_', '10', '10', '–'])
  })

  it('says what the keys of the colours, a word and the list mean in a column', () => {
    expect(keypad().map(({ key, colour, letters }) => [key, colour, letters('speed'), letters('damage')].join(' '))).toEqual([
      'r red Fl RCE',
      'o orange LC BF',
      'y yellow PT Su',
      'l lime EN EW',
      'g green Ch En',
      't turquoise MC PC',
      'b blue Pl SC',
      'u purple FB CCE',
      'p pink Si Em',
      'n brown HS Pe',
      'k black St Ou',
      'e grey RS Le'
    ])
    expect(meantNames({ ...dial, word: 'fl', slot: 'speed' })).toEqual(['Flurry'])
    expect(meantNames(dial)).toEqual([])
    expect(powerChoices('defense').slice(0, 5)).toEqual([
      { id: '', label: 'No power' },
      { id: 'special', label: 'Special power' },
      { id: 'super-senses', label: 'Super Senses', note: 'Red' },
      { id: 'toughness', label: 'Toughness', note: 'Orange' },
      { id: 'defend', label: 'Defend', note: 'Yellow' }
    ])
  })
})
