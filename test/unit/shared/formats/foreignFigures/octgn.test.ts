/** Sets of OCTGN: the parts of a card that are imported, reported and refused. The cards are our own. */
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../../src/shared/formats/anyFile.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { click, octgnCard, octgnSet, type OctgnCard } from '../../../../support/octgnSet.ts'

/** The figures and notes of a set of these cards, or the codes of the problems. */
function imported(cards: readonly OctgnCard[] | string) {
  const text = typeof cards === 'string' ? cards : octgnSet(cards)
  const reading = readAny([{ name: 'set.xml', bytes: bytesOf(text) }])
  if (!reading.ok) return { problems: reading.broken.problems.map(({ code }) => code), figures: [], elements: [], notes: {} }
  const [file] = reading.files
  const sets = file!.documents.flatMap((one) => (one.kind === 'figures' ? [one.document] : []))
  return {
    problems: [],
    set: sets[0],
    figures: sets.flatMap(({ figures }) => figures),
    elements: file!.documents.flatMap((one) => (one.kind === 'elements' ? one.document.elements : [])),
    notes: Object.fromEntries(file!.notes.map(({ code, count, facts }) => [code, { count, ...facts }]))
  }
}

const one = (card: Partial<OctgnCard> = {}) => imported([octgnCard(card)])
/** A figure with this text on its card, whose first click shows its special power of the defense. */
const withText = (text: string) =>
  one({ fields: { 'Traits and Special Powers': text }, clicks: [click(1, { defense: 'Special - OWN', start: 'Auto' }), click(2)] })

describe('a set of OCTGN', () => {
  it('is a figure set with the name of the set and the letters of its ids', () => {
    const { set, figures } = one()
    expect(set).toMatchObject({ id: 'own', name: 'Own Set' })
    expect(figures[0]).toMatchObject({
      id: 'own001',
      set: 'own',
      number: '001',
      name: 'Watchman',
      type: 'character',
      rarity: 'super-rare',
      points: 75,
      range: 6,
      bolts: 2,
      size: 'standard',
      symbols: { speed: 'wing', attack: 'fist', defense: 'shield', damage: 'starburst' },
      abilities: ['flight'],
      teamAbilities: ['x-men'],
      keywords: ['X-Men', 'Guardians of the Galaxy', "Darkseid's Elite"],
      marks: ['unique', 'prime'],
      base: '1x1',
      lines: [{ click: 1, points: 75 }]
    })
    expect(figures[0]?.dial).toEqual([
      { speed: 10, attack: 11, defense: 17, damage: 3, powers: ['running-shot', 'blades-claws-fangs', 'super-senses', 'outwit'] },
      { speed: 10, attack: 11, defense: 17, damage: 3 },
      { speed: 10, attack: 11, defense: 17, damage: 3 }
    ])
  })

  it('is of this game, has cards and no DTD', () => {
    expect(imported(octgnSet([octgnCard()]).replace(/gameId="[^"]*"/, 'gameId="another"')).problems).toEqual(['octgn-other-game'])
    expect(imported(octgnSet([octgnCard()]).replace('?>', '?><!DOCTYPE set>')).problems).toEqual(['forbidden-doctype'])
    expect(imported(`\uFEFF${octgnSet([octgnCard()]).replaceAll('\n', '\r\n')}`).figures).toHaveLength(1)
  })

  it('keeps every special power on its clicks, by its id, and takes STOP to those clicks', () => {
    const { figures, notes } = withText(
      '[Defense] OWN\nPowers: Stop, Toughness\nSTOP. Toughness. // When this click is revealed, own words.'
    )
    expect(figures[0]?.specialPowers).toEqual([
      {
        id: 'own',
        name: 'OWN',
        slot: 'defense',
        text: 'STOP. Toughness. // When this click is revealed, own words.',
        grants: ['toughness'],
        more: true,
        mentions: ['toughness']
      }
    ])
    expect(figures[0]?.dial[0]).toMatchObject({ special: ['own'], stop: true })
    expect(figures[0]?.dial[1]).not.toHaveProperty('stop')
    expect(notes).toMatchObject({ 'powers-listed': { count: 1 } })
    expect(notes).not.toHaveProperty('grant-with-condition')
  })

  it.each<[string, readonly string[] | undefined]>([
    ['Toughness, Blades/Claws/Fangs.', ['toughness', 'blades-claws-fangs']],
    ['Charge. // Flurry.', ['charge', 'flurry']],
    ['Stealth // FREE: Own words.', ['stealth']],
    ['Watchman can use Toughness.', ['toughness']],
    ['Charge * Flurry', undefined],
    ['Toughness. * Charge. * Flurry.', undefined],
    ['If Watchman is alone, Toughness.', undefined],
    ['Other friendly characters have "Sidestep. Toughness."', undefined],
    ['Watchman rests (as written. Toughness. here).', undefined],
    ['Choose one: Toughness. Charge.', undefined],
    ['Charge, but only to attack.', undefined],
    ['Toughness as FREE.', undefined],
    ['Toughness. when Watchman uses it, he rests.', undefined],
    ['Charge. Toughness. (Watchman rests.)', ['charge', 'toughness']]
  ])('grants of "%s" %s', (text, grants) => {
    const { figures, notes } = withText(`[Defense] OWN\nPowers: Toughness\n${text}`)
    expect(figures[0]?.specialPowers[0]?.grants).toEqual(grants)
    if (!grants?.includes('toughness')) expect(notes).toMatchObject({ 'grant-with-condition': { count: 1, names: 'Toughness' } })
  })

  it('reads traits of every kind, lines of a table and heads without brackets', () => {
    const { figures } = withText('[Trait] FIRST\nOne.\n\n[Rally Trait] SECOND\nTwo.\n1-2: none.\n\n3+: all.\n\n[Trait] FIRST\nThree.')
    expect(figures[0]?.traits).toEqual([
      { id: 'first', name: 'FIRST', text: 'One.' },
      { id: 'second', name: 'SECOND', text: 'Two.\n1-2: none.\n3+: all.', kind: 'rally-trait' },
      { id: 'first-2', name: 'FIRST', text: 'Three.' }
    ])
    expect(withText('EFFECT:\nOwn words.').figures[0]?.traits).toEqual([{ id: 'effect', name: 'EFFECT', text: 'Own words.' }])
    expect(withText('Own words.').figures[0]?.traits).toEqual([{ id: 'unnamed-1', text: 'Own words.' }])
    expect(withText('').notes).toMatchObject({ 'special-without-text': { name: 'OWN' } })
  })

  const starts = (...lines: readonly (readonly [number, string])[]) =>
    [1, 2, 3, 4].map((at) => click(at, { start: lines.find(([number]) => number === at)?.[1] ?? '' }))
  it.each<[string, string, readonly (readonly [number, string])[], readonly (number | null)[], number | null]>([
    [
      'two prices of two lines go in order',
      '75/50',
      [
        [1, 'Auto'],
        [3, 'Auto']
      ],
      [75, 50],
      75
    ],
    [
      'one price belongs to the line without a colour',
      '75',
      [
        [1, 'Red'],
        [3, 'Auto']
      ],
      [null, 75],
      75
    ],
    [
      'one price is that of all lines',
      '75',
      [
        [1, 'Auto'],
        [2, 'Auto'],
        [3, 'Auto']
      ],
      [75, 75, 75],
      75
    ],
    ['six prices of one line are not known', '10/20/30/40/50/60', [[1, 'Auto']], [null], 10],
    ['no price', '', [[1, 'Auto']], [null], null]
  ])('%s', (_, prices, lines, points, ofFigure) => {
    const { figures, notes } = one({ fields: { 'Point Values': prices }, clicks: starts(...lines) })
    expect(figures[0]?.lines?.map((line) => line.points)).toEqual(points)
    expect(figures[0]?.points).toBe(ofFigure)
    expect('lines-unmatched' in notes).toBe(prices.split('/').filter(Boolean).length !== lines.length)
  })

  it('has the values of its starting line, KO in gaps and behind the end', () => {
    const clicks = [click(2, { speed: 4 }), click(6, { speed: 9, start: 'Auto' }), click(7, { values: '' })]
    const { figures, notes } = one({ clicks })
    expect(figures[0]).toMatchObject({ speed: 9, lines: [{ click: 6, points: 75 }] })
    expect(figures[0]?.dial.map(({ ko = false }) => ko)).toEqual([true, false, true, true, true, false, true])
    expect(notes).toMatchObject({ 'dial-hole': { count: 4 } })
  })

  it('reads sizes, bases, symbols and improved abilities', () => {
    const { figures, notes } = one({
      fields: {
        'Combat Symbols': 'Dolphin | Autonomous | Indomitable | Colossal',
        'Improved Movement': 'Destroy Blocking | Move Through',
        'Improved Targeting': 'Adjacent | Hindering'
      },
      size: '2x3'
    })
    expect(figures[0]).toMatchObject({ size: 'colossal', base: '2x3', baseSquares: 6 })
    expect(figures[0]?.abilities).toEqual([
      'swim',
      'autonomous',
      'improved-movement:destroying',
      'improved-movement:move-past',
      'improved-targeting:adjacent-characters',
      'improved-targeting:hindering'
    ])
    expect(notes).toMatchObject({ 'symbol-default': { count: 1 } })
    expect(notes).not.toHaveProperty('unknown-ability')
  })

  it('has cards without a dial as game elements, and reports what it does not know', () => {
    const { figures, elements, notes } = imported([
      octgnCard(),
      octgnCard({ number: '002', fields: { 'Unit Type': 'Equipment', 'Traits and Special Powers': 'EFFECT:\nOwn words.' }, clicks: [] }),
      octgnCard({ number: '003', fields: { 'Unit Type': 'Attachment' } }),
      octgnCard({ number: '004', fields: { 'Unit Type': 'Bystander', 'Team Abilities': 'Nobody', Weight: '3' }, clicks: [click(1, { speedPower: 'Hover' })] }) // prettier-ignore
    ])
    expect(figures.map(({ id, type }) => [id, type])).toEqual([
      ['own001', 'character'],
      ['own003', 'attachment'],
      ['own004', 'bystander']
    ])
    expect(elements).toMatchObject([
      { id: 'own002', type: 'equipment', name: 'Watchman', points: 75, range: 6, text: 'EFFECT:\nOwn words.' }
    ])
    expect(notes).toMatchObject({
      'element-not-held': { count: 1, name: 'Combat Symbols' },
      'unknown-team-ability': { name: 'nobody' },
      'unknown-power': { name: 'hover' },
      'fields-not-read': { names: 'Weight', count: 1 }
    })
  })

  it('is none if the program hides it: its pieces are counted', () => {
    const { figures, notes } = imported(octgnSet([octgnCard()]).replace(' gameVersion', ' hidden="true" gameVersion'))
    expect(figures).toEqual([])
    expect(notes).toMatchObject({ 'hidden-set': { count: 1, name: 'Own Set' } })
  })

  it('has the unit that an alternate card, a bystander or a token belongs to, if the file has it', () => {
    const ids = ['007', '007.1', '007bt', '007bta', '009.1', '010a']
    const { figures, set } = imported(ids.map((number) => octgnCard({ number })))
    expect(figures.map(({ id, ref }) => [id, ref?.unit])).toEqual([
      ['own007', undefined],
      ['own007-1', 'own007'],
      ['own007bt', 'own007'],
      ['own007bta', 'own007'],
      ['own009-1', undefined],
      ['own010a', undefined]
    ])
    expect(set?.format).toBe('linejudge-figures/3')
    expect(one().set?.format).toBe('linejudge-figures/2')
  })

  it('leaves out a figure whose dial cannot be read, and gives the second of two ids a number', () => {
    const { figures, notes } = imported([octgnCard(), octgnCard(), octgnCard({ number: '002', clicks: [click(1), click(1)] })])
    expect(figures.map(({ id }) => id)).toEqual(['own001', 'own001-2'])
    expect(notes).toMatchObject({ 'same-id': { count: 1 }, 'figure-skipped': { count: 1, where: 'dial/1/click' } })
  })
})
