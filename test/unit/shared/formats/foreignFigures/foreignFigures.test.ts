/** Figures of other programs: what comes in, what is told, what is left out with its place. */
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../../src/shared/formats/anyFile.ts'
import { parseFigureSetFile } from '../../../../../src/shared/formats/documents/figures/figureSetFile.ts'
import { readIncoming } from '../../../../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { DIAL, DIAL_SLOTS } from '../../../../../src/shared/rules/dialColours.ts'
import { colourOfPower, nearestPower, powerOfColour } from '../../../../../src/shared/formats/foreignFigures/names.ts'

type Json = Readonly<Record<string, unknown>>

const file = (content: unknown, name = 'own file.json') => ({
  name,
  bytes: bytesOf(typeof content === 'string' ? content : JSON.stringify(content))
})

/** What comes of files: figures, teams, notes by code, or the codes of the problems. */
function imported(...files: readonly ReturnType<typeof file>[]) {
  const reading = readAny(files)
  if (!reading.ok) return { problems: reading.broken.problems.map(({ code, facts }) => [code, facts?.line]) }
  const documents = reading.files.flatMap((one) => one.documents)
  const sets = documents.flatMap((one) => (one.kind === 'figures' ? [one.document] : []))
  // Whatever comes in is a document of ours, and comes in again as it is.
  for (const set of sets) {
    const again = parseFigureSetFile(JSON.parse(JSON.stringify(set)))
    expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(set))
  }
  const notes = reading.files.flatMap((one) => one.notes)
  return {
    recognised: reading.files.map((one) => one.recognised),
    generations: reading.files.map((one) => one.generation),
    skipped: reading.files.reduce((sum, one) => sum + (one.skipped ?? 0), 0),
    sets,
    figures: sets.flatMap(({ figures }) => figures),
    teams: documents.flatMap((one) => (one.kind === 'team' ? [one.document] : [])),
    notes,
    counts: Object.fromEntries(
      notes.map(({ code }) => [code, notes.filter((one) => one.code === code).reduce((sum, { count }) => sum + count, 0)])
    )
  }
}

const click = (number: number, values: readonly unknown[], more: Json = {}): Json => ({
  click_number: number,
  ...Object.fromEntries(DIAL_SLOTS.map((slot, at) => [`${slot}_value`, values[at]])),
  ...more
})
const unit = (more: Json = {}): Json => ({
  unit_id: 'own001',
  set_id: 'own',
  collector_number: '001',
  name: 'Watchman',
  type: 'character',
  dimensions: '1x1',
  point_values: [50],
  unit_range: '4',
  targets: '1',
  dial: [click(1, [8, 10, 17, 3], { starting_line: true }), click(2, [7, 9, 16, 2])],
  ...more
})

describe('colours of the card', () => {
  it('mean a power in their column, and each power has one there', () => {
    for (const slot of DIAL_SLOTS)
      for (const [at, colour] of [
        'red',
        'orange',
        'yellow',
        'lime',
        'green',
        'turquoise',
        'blue',
        'purple',
        'pink',
        'brown',
        'black',
        'grey'
      ].entries()) {
        const power = powerOfColour(slot, colour)
        expect(power, `${slot} ${colour} (${DIAL[slot][at]})`).not.toBeNull()
        expect(colourOfPower(slot, power!)).toBe(colour)
      }
    expect(powerOfColour('speed', 'mauve')).toBeNull()
    expect(powerOfColour('attack', 'light blue')).toBe('incapacitate')
    expect(powerOfColour('attack', 'azul')).toBe('penetrating-psychic-blast')
  })

  it('of a name that is slipped in by two letters or fewer the nearest is offered, and of no other', () => {
    expect(nearestPower('Runing Shott')).toBe('Running Shot')
    expect(nearestPower('spell')).toBeNull()
  })
})

describe('HCUnits', () => {
  it('whose values hold objects with names of the language are told like any other that is no word', () => {
    const odd = { toString: [null], valueOf: 1 }
    const { figures, counts } = imported(
      file(
        unit({ special_powers: [[odd], { name: 'A', powers: [odd] }], improved_movement: [odd], team_abilities: [odd], unit_range: odd })
      )
    )
    expect(figures).toMatchObject([{ id: 'own001' }])
    expect(counts).toMatchObject({ 'row-skipped': 1, 'grant-not-read': 1, 'unknown-team-ability': 1, 'odd-value': 1 })
    expect(readAny([file(unit({ unit_id: odd }))])).toMatchObject({ ok: false })
  })

  it('come in as a list, as a page of a set and alone, in both generations', () => {
    const second = { ...unit(), unit_id: undefined, id: 'own002', combat_symbols: ['transport_wing', 'duo', 'indomitable', 'giant'] }
    expect(imported(file([unit()]))).toMatchObject({
      recognised: ['hcunits'],
      generations: [1],
      figures: [{ id: 'own001', set: 'own', number: '001' }]
    })
    expect(imported(file({ results: [unit()], next: 'page 2' })).counts).toMatchObject({ 'part-of-a-set': 1 })
    const alone = imported(file(second))
    expect(alone.generations).toEqual([2])
    expect(alone.figures?.[0]).toMatchObject({
      size: 'giant',
      abilities: ['flight', 'duo-attack', 'indomitable'],
      symbols: { speed: 'transport-wing' }
    })
    expect(alone.counts).toMatchObject({ 'symbol-not-read': 1 })
    expect(alone.sets?.[0]).toMatchObject({ id: 'own', name: 'OWN' })
  })

  it('keep holes of a dial as KO, lines with their points and marks, and say where their numbers differ', () => {
    const { figures, counts } = imported(
      file([
        unit({
          dial: [
            click(1, [8, 10, 17, 3], { starting_line: true }),
            click(3, [6, 9, 15, 1], { starting_line: 'orange', alt_click_number: 7 })
          ]
        })
      ])
    )
    expect(figures?.[0]?.dial).toEqual([
      { speed: 8, attack: 10, defense: 17, damage: 3 },
      { ko: true },
      { speed: 6, attack: 9, defense: 15, damage: 1, alt: 7 }
    ])
    expect(figures?.[0]?.lines).toEqual([
      { click: 1, points: 50 },
      { click: 3, points: null, mark: 'orange' }
    ])
    expect(counts).toMatchObject({ 'dial-hole': 1, 'lines-unmatched': 1 })
  })

  it('have texts as powers of a column or as traits, and grant nothing that they only name', () => {
    const texts = [
      { type: 'attack', name: 'PULL', description: 'A text.', powers: ['telekinesis', 'stop'] },
      { type: 'costed_trait', name: 'PULL', point_value: 10, description: 'Another.' },
      { type: 'trait', description: 'No name.' }
    ]
    const { figures, counts, notes } = imported(file([unit({ special_powers: texts, dial: [click(1, [8, 10, '', '?'], { starting_line: true, attack_power: 'special', damage_power: 'spell' })] })])) // prettier-ignore
    expect(figures?.[0]?.specialPowers).toEqual([{ id: 'pull', name: 'PULL', text: 'A text.', mentions: ['telekinesis'], slot: 'attack' }])
    expect(figures?.[0]?.traits).toEqual([
      { id: 'pull-2', name: 'PULL', text: 'Another.', points: 10, kind: 'costed_trait' },
      { id: 'unnamed-1', text: 'No name.' }
    ])
    expect(figures?.[0]?.dial).toEqual([{ speed: 8, attack: 10, powers: ['spell'], special: ['attack'] }])
    expect(counts).toMatchObject({
      'grant-with-condition': 1,
      'grant-not-read': 1,
      'unnamed-power': 1,
      'missing-value': 1,
      'odd-value': 1,
      'unknown-power': 1
    })
    // The file says "telekinesis".
    expect(notes?.find(({ code }) => code === 'grant-with-condition')?.facts).toMatchObject({ names: 'Telekinesis' })
  })

  it('have STOP on the clicks of a column whose text says so', () => {
    const texts = [{ type: 'defense', name: 'HALT', description: 'STOP. Toughness.', powers: ['stop', 'toughness'] }]
    const dial = [click(1, [8, 10, 17, 3], { defense_power: 'special' }), click(2, [8, 10, 17, 3])]
    const { figures, counts } = imported(file([unit({ special_powers: texts, dial })]))
    expect(figures?.[0]?.dial.map(({ stop }) => stop)).toEqual([true, undefined])
    expect(counts).not.toHaveProperty('grant-not-read')
  })

  it.each<[string, readonly string[] | undefined, boolean]>([
    ['Charge, Flurry.', ['charge', 'flurry'], false],
    ['Charge and Flurry', ['charge', 'flurry'], false],
    ['Rook can use Charge and Blades/Claws/Fangs.', ['charge', 'blades-claws-fangs'], false],
    ['This character can use Toughness. When it does, something else happens.', ['toughness'], true],
    ['Flurry, but only if Rook has no action tokens.', undefined, false],
    ['Adjacent friendly characters can use Toughness.', undefined, false],
    ['Choose Charge or Flurry.', undefined, false],
    ['Toughness. Choose one:\nCharge.\nFlurry.', ['toughness'], true],
    ['Choose one\n• Charge\n• Flurry', undefined, false],
    ['When Rook hits, choose one.\nCharge.\nFlurry.', undefined, false],
    ['If Rook moved, Rook can use Flurry.', undefined, false],
    ['', undefined, false]
  ])('grant the powers of a sentence that only lists them: %s', (description, grants, more) => {
    const texts = [{ type: 'trait', name: 'TRAIT', description, powers: ['charge', 'flurry', 'toughness', 'blades_claws_fangs'] }]
    const [trait] = imported(file([unit({ name: 'Rook', special_powers: texts })])).figures?.[0]?.traits ?? []
    expect([trait?.grants, trait?.more ?? false]).toEqual([grants, more])
  })

  it.each<[string, Json, string]>([
    ['a click twice', { dial: [click(1, [8, 10, 17, 3]), click(1, [8, 10, 17, 3])] }, 'dial/1/click'],
    ['a click beyond all dials', { dial: [click(61, [8, 10, 17, 3])] }, 'dial/0/click'],
    ['a value that no dial has', { dial: [click(1, [800, 10, 17, 3])] }, 'dial/0/speed_value'],
    ['no dial', { dial: 'none' }, 'dial'],
    ['no name', { name: '' }, 'name']
  ])('with %s are left out with their place, and the others come in', (_, wrong, where) => {
    const { figures, skipped, notes } = imported(file([unit(), unit({ unit_id: 'own002', ...wrong })]))
    expect(figures).toHaveLength(1)
    expect(skipped).toBe(1)
    expect(notes).toMatchObject([{ code: 'figure-skipped', severity: 'error', path: '/1', facts: { where } }])
  })

  it('on a base that cannot be read are told', () => {
    expect(imported(file([unit({ dimensions: '2x' })])).counts).toMatchObject({ 'odd-value': 1 })
    expect(imported(file([unit({ dimensions: '2x4' })])).counts).toEqual({})
  })

  it('that all fail are a problem; cards that are no figures are none', () => {
    expect(imported(file([unit({ dial: 1 })])).problems).toEqual([
      ['no-figure', undefined],
      ['figure-not-read', undefined]
    ])
    expect(imported(file([unit({ type: 'object' })]))).toMatchObject({ figures: [], counts: { 'other-cards': 1 } })
  })

  it('of one id twice both come in, the second under another', () => {
    const { figures, counts } = imported(file([unit(), unit()]))
    expect(figures?.map(({ id }) => id)).toEqual(['own001', 'own001-2'])
    expect(counts).toMatchObject({ 'same-id': 1 })
  })

  it('are corrected by a patch that is picked with them; a patch alone says so', () => {
    const patch = { updates: { own001: { dial: [{}, { attack_value: 12, starting_line: 'blue' }], point_values: [50, 30] } } }
    const { figures, recognised } = imported(file(patch, 'patch.json'), file([unit()], 'set.json'))
    expect(recognised).toEqual(['hcunits-patch', 'hcunits'])
    expect(figures?.[0]?.dial[1]).toEqual({ speed: 7, attack: 12, defense: 16, damage: 2 })
    expect(figures?.[0]?.lines).toEqual([
      { click: 1, points: 50 },
      { click: 2, points: 30, mark: 'blue' }
    ])
    expect(imported(file(patch)).problems).toEqual([['patch-alone', undefined]])
  })

  it('of a force skip a row without set, number and name, and report it with its line', () => {
    const found = imported(file('Figure,Qty,Points\nMerrow,1,40\n,2,50\nBrine,1,79\n', 'force.csv'))
    expect(found.teams?.map(({ members }) => members.map(({ name }) => name))).toEqual([['Merrow', 'Brine']])
    expect([found.skipped, found.notes?.map(({ code, facts }) => [code, facts['where'], facts['line']])]).toEqual([
      1,
      [['figure-skipped', 'name', 3]]
    ])
  })

  it('of a team are its members with their points, in a list of its own or flat', () => {
    const main = { name: 'Ours', point_limit: 300, main_force: [{ unit_id: 'own001', name: 'Watchman', point_value: 50, quantity: 2, equipment: [{ name: 'Lantern' }] }], sideline: [{ set_id: 'own', number: '9' }] } // prettier-ignore
    expect(imported(file(main)).teams).toMatchObject([
      {
        name: 'Ours',
        total: 100,
        buildTotal: 300,
        members: [{ set: 'own', number: '001', points: 50, count: 2, equipment: ['Lantern'] }],
        sideline: [{ number: '9' }]
      }
    ])
  })
})

const slot = (colour: string, value: unknown): string => `[slot=${colour}]${String(value)}[/slot]`
const dialOf = (...clicks: readonly string[][]): string =>
  `[dial][header][icon]m-wing[/icon][icon]a-fist[/icon][icon]d-shield[/icon][icon]g-tiny[/icon][/header]${clicks.map((slots) => `[click]${slots.join('')}[/click]`).join('')}[/dial]`
const KO = Array.from({ length: 4 }, () => slot('ko', 'KO'))
const block = (dial: string, ...texts: readonly string[]): string =>
  [
    'own07a R [b]Wisp[/b]',
    'Team: [b]S.H.I.E.L.D.|No Affiliation[/b]',
    'Range: [b]6 :bolt::bolt:[/b]',
    'Points: [b]80[/b]',
    'Keywords: [b]City, Spy[/b]',
    dial,
    ...texts
  ].join('\n')

describe('dials of a forum', () => {
  it('come in with their colours by column, symbols, bolts, texts and KO inside', () => {
    const dial = dialOf(
      [slot('gray', 8), slot('blue', 10), slot('darkblue', 17), slot('special', 'X')],
      KO,
      [slot('clear', '.'), slot('none', 9), slot('none', 16), slot('red', 2)],
      KO
    )
    const { recognised, figures, counts } = imported(file(block(dial, '[b](Damage) Look: [/b]A text.', 'And more of it.', '[b](Improved) Improved Movement: [/b]Ignores Hindering Terrain, Ignores Elevated Terrain', '[b](Special) Shy: [/b]A trait.'), 'wisp.txt')) // prettier-ignore
    expect(recognised).toEqual(['bbcode-dial'])
    expect(figures?.[0]).toMatchObject({
      id: 'own07a',
      set: 'own',
      number: '07a',
      rarity: 'rare',
      size: 'tiny',
      range: 6,
      bolts: 2,
      teamAbilities: ['shield'],
      abilities: ['flight', 'improved-movement:hindering', 'improved-movement:elevated'],
      dial: [
        { speed: 8, attack: 10, defense: 17, powers: ['running-shot', 'incapacitate', 'mastermind'], special: ['damage'] },
        { ko: true },
        { attack: 9, defense: 16, damage: 2, powers: ['ranged-combat-expert'] }
      ],
      specialPowers: [{ name: 'Look', slot: 'damage', text: 'A text.\nAnd more of it.' }],
      traits: [{ kind: 'improved' }, { name: 'Shy' }]
    })
    expect(counts).toMatchObject({ 'odd-value': 2 })
  })

  it('that are cut off are left out with their line, on several lines are whole, and several points are told', () => {
    const click = '[click][slot=none]8[/slot][slot=none]9[/slot][slot=none]17[/slot][slot=none]3[/slot][/click]'
    const dial = (end: string, points = '50') =>
      file(`own1 C [b]Watchman[/b]\nPoints:\u00a0[b]${points}[/b]\n[dial]\n${click}\n${click}${end}`, 'a.txt')
    expect(imported(dial('[/dial]')).figures).toMatchObject([{ points: 50, dial: [{ speed: 8 }, { speed: 8 }] }])
    expect(imported(dial('[click][slot=none]8')).problems).toMatchObject([
      ['no-figure', undefined],
      ['figure-not-read', 3]
    ])
    expect(imported(dial('[/dial]', '100/50')).counts).toMatchObject({ 'odd-value': 1 })
  })

  it.each<[string, string]>([
    ['a colour that the card has not', dialOf([slot('mauve', 8), slot('none', 10), slot('none', 17), slot('none', 3)])],
    ['three slots', dialOf([slot('none', 8), slot('none', 10), slot('none', 17)])]
  ])('with %s are left out with their line', (_, dial) => {
    const good = block(dialOf([slot('none', 8), slot('none', 10), slot('none', 17), slot('none', 3)]))
    const { figures, notes } = imported(file(`${good}\n\n${block(dial)}`, 'two.txt'))
    expect(figures).toHaveLength(1)
    expect(notes?.filter(({ code }) => code === 'figure-skipped')).toMatchObject([{ line: 13 }])
  })
})

describe('tables', () => {
  it.each<[string, string, number]>([
    [
      'commas and one row a click',
      'set,number,name,click,speed,attack,defense,damage,attack power\nown,1,Watchman,1,8,10,17,3,Pulse Wave\n,,,2,7,9,16,2,\n',
      2
    ],
    [
      'semicolons in Spanish',
      'coleccion;numero;nombre;clic;velocidad;ataque;defensa;daño;poder de ataque\r\nown;1;Watchman;1;8;10;17;3;negro\r\n',
      1
    ],
    [
      'tabs in Portuguese',
      '\uFEFFconjunto\tnumero\tnome\tclique\tvelocidade\tataque\tdefesa\tdano\tpoder de ataque\nown\t1\tWatchman\t1\t8\t10\t17\t3\tverde\n',
      1
    ],
    ['a row a figure', 'set,number,name,click 1,click 2\nown,1,Watchman,8 / 10 Penetrating/Psychic Blast / 17 / 3 red,KO\n', 1]
  ])('with %s are figures', (_, text, clicks) => {
    const { figures, recognised } = imported(file(text, 'own.csv'))
    expect(recognised).toEqual(['figures-table'])
    expect(figures).toMatchObject([{ id: 'own1', name: 'Watchman', speed: 8, attack: 10, defense: 17, damage: 3 }])
    expect(figures?.[0]?.dial.filter((one) => !one.ko)).toHaveLength(clicks)
    expect(figures?.[0]?.dial[0]?.powers).toHaveLength(text.includes('red') ? 2 : 1)
  })

  it('say what no column is, keep what is no power with the nearest name, and leave out a row with its line', () => {
    const { figures, notes } = imported(
      file(
        'name,click,speed,attack,defense,damage,speed power,shoe size\nOne,1,8,10,17,3,Chargee,44\n"Two\nlines",1,8,10,170,3,,\nThree,1,8,10,17,3,,\n'
      )
    )
    expect(figures?.map(({ name }) => name)).toEqual(['One', 'Three'])
    expect(figures?.[0]?.dial[0]?.powers).toEqual(['chargee'])
    expect(notes?.map(({ code, facts, line }) => [code, facts.near ?? facts.name, line])).toEqual([
      ['unknown-column', 'shoe size', undefined],
      ['unknown-power', 'Charge', undefined],
      ['figure-skipped', 'Two\nlines', 3]
    ])
  })

  it('in the encoding of an older spreadsheet keep their letters and say that it was guessed, in the app as well', () => {
    const bytes = Uint8Array.from('name;click;speed;attack;defense;damage\nÁngel Ñandú;1;8;9;17;3\n', (letter) => letter.charCodeAt(0))
    const { figures, notes } = imported({ name: 'club.csv', bytes })
    expect(figures).toMatchObject([{ name: 'Ángel Ñandú' }])
    expect(notes).toMatchObject([{ code: 'encoding-guessed', severity: 'info', facts: { encoding: 'Windows-1252' } }])
    expect(readIncoming([{ name: 'club.csv', bytes }])).toMatchObject({
      ok: true,
      documents: [{ document: { figures: [{ name: 'Ángel Ñandú' }] }, notes: [{ code: 'encoding-guessed' }] }]
    })
    bytes[bytes.length - 2] = 0x9d
    expect(readIncoming([{ name: 'club.csv', bytes }])).toMatchObject({
      ok: false,
      broken: [{ problems: [{ say: 'not-decoded', facts: { line: 2 } }] }]
    })
  })

  it.each([
    ['Points', 'name,points,Points,click,speed,attack,defense,damage\nWatchman,50,60,1,8,9,17,3\n'],
    ['Puntos', 'name,points,Puntos,click,speed,attack,defense,damage\nWatchman,50,60,1,8,9,17,3\n']
  ])('with two columns for one thing (%s) are read by the first, and the second is told', (name, text) => {
    const { figures, notes } = imported(file(text, 'club.csv'))
    expect(figures).toMatchObject([{ points: 50 }])
    expect(notes).toMatchObject([{ code: 'doubled-column', severity: 'loss', facts: { name, first: 'points' } }])
  })

  it('with the clicks of a figure in another order are one dial; a figure that comes again is another one', () => {
    const heads = 'set,number,name,points,click,speed,attack,defense,damage\n'
    const [last, first] = ['xxx,1,Uno,50,2,7,8,16,2\n', 'xxx,1,Uno,50,1,8,9,17,3\n']
    expect(imported(file(heads + last + first, 'club.csv')).figures).toMatchObject([{ dial: [{ speed: 8 }, { speed: 7 }] }])
    expect(imported(file(heads + first + last + first, 'club.csv')).figures).toHaveLength(2)
  })

  it('that count figures do not take the line of their sum for one', () => {
    const { teams, notes } = imported(file('Qty,Set,#,Figure,Pts\n2,xxx,1,Uno,50\n,,,TOTAL,100\n', 'force.csv'))
    expect(teams).toMatchObject([{ total: 100, members: [{ name: 'Uno', count: 2 }] }])
    expect(notes).toMatchObject([{ code: 'row-skipped', line: 3 }])
  })

  it('begin with empty lines or with the separator that a spreadsheet names, and lines are counted from the first', () => {
    const table = 'name;click;speed;attack;defense;damage\nUno;1;8;9;17;3\nDos;first;8;9;17;3\n'
    const { figures, notes } = imported(file(`sep=;\r\n\r\n${table}`, 'club.csv'))
    expect(figures).toMatchObject([{ name: 'Uno' }])
    expect(notes).toMatchObject([{ code: 'figure-skipped', line: 5 }])
    expect(imported(file(`sep=;\n${table}"open;1\n`, 'club.csv')).problems).toEqual([['syntax', 5]])
  })

  it('are read by what the judge says of their columns', () => {
    const reading = readAny([file('Who,Fast\nWatchman,8\n', 'own.csv')], { columns: new Map([['Who', 'name'], ['Fast', 'speed']]) }) // prettier-ignore
    expect(reading.ok && reading.files[0]?.documents[0]).toMatchObject({ document: { figures: [{ name: 'Watchman', speed: 8 }] } })
  })

  it('that count figures are a team', () => {
    expect(imported(file('Qty,Set,#,Figure,Pts\n2,own,1,Watchman,50\n1,own,2,"Queen, Tide",120\n,,,Nobody,x\n', 'sat.csv'))).toMatchObject({
      recognised: ['force-list'],
      skipped: 1,
      teams: [{ name: 'sat', total: 220, members: [{ count: 2 }, { name: 'Queen, Tide' }] }]
    })
  })

  it('with a quote that is never closed name its line', () => {
    expect(imported(file('name,click,speed\n"One\n,1,8\n', 'own.csv')).problems).toEqual([['syntax', 2]])
  })
})

describe('a file of which nothing can be read', () => {
  it.each([
    ['a dial that is no list', [unit({ dial: null }), unit({ dial: 1 })], '/0', undefined],
    ['a table with a word for a click', 'name,click,speed\nA,x,8\n', '', 2],
    ['a force with a word for a count', 'Qty,Figure\n1.5,One\n', '', 2]
  ])('says of the first figures where they failed: %s', (_what, content, path, line) => {
    const reading = readAny([file(content, typeof content === 'string' ? 'a.csv' : 'a.json')])
    const [first, second] = reading.ok ? [] : reading.broken.problems
    expect(first).toMatchObject({ code: 'no-figure' })
    expect(second).toMatchObject({ code: 'figure-not-read', path, facts: line === undefined ? {} : { line } })
  })

  it.each([
    ['a table of heads alone', 'name,click,speed\n', 'a.csv'],
    ['dials without a head', '[dial][click][slot=none]8[/slot][/click][/dial]', 'a.txt']
  ])('is told: %s', (_what, content, name) => {
    const reading = readAny([file(content, name)])
    expect(reading.ok ? [] : reading.broken.problems).toMatchObject([{ code: 'no-figures' }])
  })

  it('a word for a range or for points is left out and told', () => {
    expect(imported(file([unit({ unit_range: 'far' })])).counts).toMatchObject({ 'odd-value': 1 })
  })
})

describe('the gate of the app', () => {
  it('says so where a file holds cards that are no figures, and nothing else', () => {
    expect(readIncoming([file([unit({ type: 'object' })])])).toMatchObject({ ok: false, broken: [{ problems: [{ code: 'no-figures' }] }] })
  })

  it('takes pages of one set as one set, other sets and a table beside them, and tells what is wrong with each broken one', () => {
    const page = (more: Record<string, unknown>, name: string) => file({ results: [unit(more)], next: null }, name)
    const two = unit({ unit_id: 'own002', collector_number: '002', name: 'Lamplighter' })
    const files = [
      page({}, 'p1.json'),
      // The same figure on both pages is one.
      file({ results: [two, unit()], next: null }, 'p2.json'),
      page({ unit_id: 'oth001', set_id: 'oth' }, 'other.json'),
      file('name,set,number,click,speed\nBellringer,tab,001,1,8\n', 'table.csv'),
      file('name,click,speed\n"One\n,1,8\n', 'torn.csv')
    ]
    const reading = readIncoming(files)
    expect(reading).toMatchObject({ ok: true, broken: [{ name: 'torn.csv', problems: [{ code: 'syntax', facts: { line: 2 } }] }] })
    const sets = reading.ok ? reading.documents.flatMap((one) => (one.kind === 'figures' ? [[one.file, one.document] as const] : [])) : []
    expect(sets.map(([from, { figures }]) => [from, figures.map(({ name }) => name)])).toEqual([
      ['p1.json, p2.json', ['Watchman', 'Lamplighter']],
      ['other.json', ['Watchman']],
      ['table.csv', ['Bellringer']]
    ])
  })

  it('takes neither of two files that say different things of one figure', () => {
    const reading = readIncoming([file([unit()], 'a.json'), file([unit({ name: 'Watcher' })], 'b.json'), file([unit({ unit_id: 'x1', set_id: 'x' })], 'c.json')]) // prettier-ignore
    expect(reading).toMatchObject({ ok: true, documents: [{ file: 'c.json' }], broken: [{ name: 'b.json', problems: [{ code: 'doubled-document' }] }] }) // prettier-ignore
  })

  it('takes figures of other programs with what is told of them, and a list of a force as a team', () => {
    expect(readIncoming([file([unit({ team_abilities: ['own_team'] })])])).toMatchObject({
      ok: true,
      documents: [{ kind: 'figures', program: 'hcunits', notes: [{ code: 'unknown-team-ability' }] }]
    })
    expect(readIncoming([file('Qty,Figure\n1,One\n', 'f.csv')])).toMatchObject({
      ok: true,
      documents: [{ kind: 'team', document: { name: 'f', members: [{ name: 'One', count: 1 }] } }]
    })
  })
})
