/** A list of players from outside: which column is what, what each row would do, and who comes in. */
import { describe, expect, it } from 'vitest'
import {
  judgedRows,
  readList,
  registrations,
  type Column,
  type ListFile,
  type ListRow
} from '../../../../../../src/renderer/model/event/door/playerList.ts'
import { membersTyped, sideFields } from '../../../../../../src/renderer/model/event/door/sides.ts'
import type { SomeSettings } from '../../../../../../src/shared/tournament/state/settings.ts'
import { logOf, type FactJson } from '../../../../../support/randomEvents.ts'

const dayOf = (facts: readonly FactJson[], settings: SomeSettings = {}) => logOf(facts, settings).state

describe('a list that is read', () => {
  it.each<[of: string, text: string, headings: readonly string[] | null, columns: readonly Column[], rows: readonly (readonly string[])[]]>(
    [
      ['nothing', '', null, [], []],
      ['blanks alone', '\uFEFF \n ', null, [], []],
      ['a name in brackets, and no JSON', '[Kim] Park', null, ['name'], [['[Kim] Park']]],
      ['what begins as JSON and ends elsewhere', '["Kim", "Ada"', null, ['name', 'skip'], [['["Kim"', '"Ada"']]],
      ['names in the second column, where some rows have none', '1|Kim\n2|\n3|Bo', null, ['skip', 'name'], [['1', 'Kim'], ['2', ''], ['3', 'Bo']]], // prettier-ignore
      ['one name', 'Kim Park', null, ['name'], [['Kim Park']]],
      ['names, with empty lines between', 'Kim Park\n\n Ada Lo \n', null, ['name'], [['Kim Park'], ['Ada Lo']]],
      [
        'two names and more in columns with headings, each kind once',
        'Apellido;Nombre;Club;Team;Minor;Seat\nPark;Kim;Rooks;Jays;yes;4',
        ['Apellido', 'Nombre', 'Club', 'Team', 'Minor', 'Seat'],
        ['last', 'name', 'club', 'skip', 'minor', 'skip'],
        [['Park', 'Kim', 'Rooks', 'Jays', 'yes', '4']]
      ],
      ['a last name alone', 'Seat,Surname\n1,Park', ['Seat', 'Surname'], ['skip', 'last'], [['1', 'Park']]],
      [
        'headings that say no name are a row',
        'Club,Seat\nRooks,4',
        null,
        ['name', 'skip'],
        [
          ['Club', 'Seat'],
          ['Rooks', '4']
        ]
      ],
      [
        'a number in front',
        '1|Kim Park|Rooks\n2|Ada Lo|Jays',
        null,
        ['skip', 'name', 'club'],
        [
          ['1', 'Kim Park', 'Rooks'],
          ['2', 'Ada Lo', 'Jays']
        ]
      ],
      ['rows of other lengths', 'Seat,Name\n1,Kim,Rooks', ['Seat', 'Name'], ['skip', 'name', 'skip'], [['1', 'Kim', 'Rooks']]],
      [
        'letters alone name nobody',
        '1;A\n2;B',
        null,
        ['name', 'skip'],
        [
          ['1', 'A'],
          ['2', 'B']
        ]
      ],
      ['names in JSON', '["Kim", 4, true, null]', null, ['name'], [['Kim'], ['4'], ['true'], ['']]],
      [
        'rows in JSON',
        '[["1", "Kim"], ["2", "Ada"]]',
        null,
        ['skip', 'name'],
        [
          ['1', 'Kim'],
          ['2', 'Ada']
        ]
      ],
      [
        'players in JSON',
        '[{"name": "Kim", "seat": 4}, {"name": "Ada", "club": "Rooks", "list": [1]}]',
        ['name', 'seat', 'club', 'list'],
        ['name', 'skip', 'club', 'skip'],
        [
          ['Kim', '4', '', ''],
          ['Ada', '', 'Rooks', '']
        ]
      ]
    ]
  )('%s', (_of, text, headings, columns, rows) => {
    expect(readList(text)).toEqual({ headings, columns, rows })
  })

  it('has no more rows than any event has players, nor columns without end', () => {
    const many = Array.from({ length: 5001 }, (_, index) => `Kim ${index}`)
    expect(readList(many.join('\n')).rows).toHaveLength(5000)
    expect(readList(JSON.stringify(many)).rows).toHaveLength(5000)
    expect(readList(JSON.stringify([Array.from({ length: 50 }, () => 'Kim')])).rows[0]).toHaveLength(40)
    expect(readList(JSON.stringify([Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, 'x']))])).rows[0]).toHaveLength(40)
  })
})

describe('a list without heads', () => {
  const names = (text: string): string[] => {
    const file = readList(text)
    return judgedRows(dayOf([]), file, file.columns).map(({ name, club, verdict }) => [name, ...(club ? [club] : []), ...(verdict === 'new' ? [] : [verdict])].join(' | ')) // prettier-ignore
  }

  it.each<[of: string, text: string, names: readonly string[]]>([
    ['last names first', 'Garcia, Ana\nGarcia, Luis\nPark, Kim', ['Ana Garcia', 'Luis Garcia', 'Kim Park']],
    ['with small words and two first names', 'de la Cruz, Ana Maria\nvan Dyk, Piet', ['Ana Maria de la Cruz', 'Piet van Dyk']],
    ['with Jr.', 'Garcia, Ana, Jr.\nPark, Kim', ['Ana Garcia Jr.', 'Kim Park']],
    ['one last name first', 'Garcia, Ana', ['Ana Garcia']],
    ['numbered, last names first', '1. Garcia, Ana\n2. Park, Kim', ['Ana Garcia', 'Kim Park']],
    ['two last names, of which one repeats', 'Garcia Lopez, Ana\nGarcia Lopez, Luis', ['Ana Garcia Lopez', 'Luis Garcia Lopez']],
    ['names and clubs', 'Ana Lima, Red Club\nBo Chen, Jays', ['Ana Lima | Red Club', 'Bo Chen | Jays']],
    [
      'single names and clubs that repeat',
      'Ana, Rooks\nBo, Rooks\nCy, Jays\nDi, Jays',
      ['Ana | Rooks', 'Bo | Rooks', 'Cy | Jays', 'Di | Jays']
    ],
    ['names in one line', 'Ana Lima, Bo Chen, Cy Diaz', ['Ana Lima', 'Bo Chen', 'Cy Diaz']],
    ['two names in one line', 'Ana Lima; Bo Chen', ['Ana Lima', 'Bo Chen']],
    [
      'numbers and marks of lists',
      '1. Ana Lima\n2) Bo Chen\n- Cy Diaz\n* Di Day\n• Ed Low\n(6) Flo Ray',
      ['Ana Lima', 'Bo Chen', 'Cy Diaz', 'Di Day', 'Ed Low', 'Flo Ray']
    ],
    ['numbers and blanks', '1 Ana Lima\n2 Bo Chen', ['Ana Lima', 'Bo Chen']],
    ['a name that begins with a number', '8ball Kim\nBo Chen', ['8ball Kim', 'Bo Chen']],
    [
      'the report of a tournament',
      `012 Night\n062 2\n001    1      Alpha, Ann                       1900\n001    2      Beta, Bo                         1800\n`,
      ['Ann Alpha', 'Bo Beta']
    ]
  ])('has %s', (_, text, wanted) => {
    expect(names(text)).toEqual(wanted)
  })
})

describe('what a row would do', () => {
  const state = dayOf([{ do: 'register', player: 'p1', name: 'Kim Park' }])
  const judged = (columns: readonly Column[], ...rows: string[][]): ListRow[] =>
    judgedRows(state, { rows, headings: null, columns } satisfies ListFile, columns)
  const row = (name: string, verdict: ListRow['verdict'], more: Partial<ListRow> = {}): ListRow => ({
    name,
    club: null,
    publisher: null,
    minor: false,
    verdict,
    ...more
  })

  it('is said of each: new, here already, twice in the list, without a name, too long', () => {
    const long = 'x'.repeat(200)
    expect(judged(['name'], ['Ada'], ['the kim PARK'], ['ada'], [''], [long], [`${long}x`], [])).toEqual([
      row('Ada', 'new'),
      row('the kim PARK', 'here'),
      row('ada', 'twice'),
      row('', 'no-name'),
      row(long, 'new'),
      row(`${long}x`, 'too-long'),
      row('', 'no-name')
    ])
  })

  it('takes a name of two columns, a club that is not too long, and who is a minor in any language', () => {
    expect(
      judged(
        ['last', 'name', 'club', 'minor'],
        ['Lo', 'Ada', 'x'.repeat(300), 'Sí'],
        ['', 'Bo', '', 'no'],
        ['Cy', '', 'Rooks', ''],
        ['Day', 'Di', 'Jays', 'X']
      )
    ).toEqual([
      row('Ada Lo', 'new', { club: 'x'.repeat(200), minor: true }),
      row('Bo', 'new'),
      row('Cy', 'new', { club: 'Rooks' }),
      row('Di Day', 'new', { club: 'Jays', minor: true })
    ])
  })

  it.each(['1', 'yes', 'Y', 'true', 'x', 'si', 's', 'sim', 'minor', 'menor'])('calls %j a minor', (said) => {
    expect(judged(['name', 'minor'], ['Ada', said])[0]?.minor).toBe(true)
  })
})

describe('the numbers of the publisher in a list', () => {
  it.each([
    ['WIN number', 'Name,WIN number\nKim Park,12345'],
    ['WIN #', 'WIN #;Name\n12345;Kim Park'],
    ['the head of our own file', 'Jugador;Número de la editorial\nKim Park;12345'],
    ['a number behind the name', 'Kim Park #12345\nAda Lo']
  ])('are read from %s', (_, text) => {
    const state = dayOf([])
    const file = readList(text)
    const [kim] = registrations(state, judgedRows(state, file, file.columns))
    expect(kim).toEqual({ do: 'register', player: 'p1', name: 'Kim Park', publisher: '12345' })
  })
})

describe('who comes in', () => {
  const rows = (...names: string[]): ListRow[] => names.map((name) => ({ name, club: null, publisher: null, minor: false, verdict: 'new' }))

  it('has an id of its own, with what was told; nobody who is not new', () => {
    const state = dayOf([{ do: 'register', player: 'p2', name: 'Kim' }])
    expect(
      registrations(state, [
        { name: 'Ada', club: 'Rooks', publisher: '7701', minor: true, verdict: 'new' },
        { name: 'Kim', club: null, publisher: null, minor: false, verdict: 'here' },
        { name: 'Ada', club: null, publisher: null, minor: false, verdict: 'twice' },
        { name: ' Bo   Chen ', club: null, publisher: null, minor: false, verdict: 'new' }
      ])
    ).toEqual([
      { do: 'register', player: 'p3', name: 'Ada', club: 'Rooks', publisher: '7701', minor: true },
      { do: 'register', player: 'p4', name: 'Bo Chen' }
    ])
  })

  it('waits where the event is full: who has left or waits takes no place', () => {
    const facts: readonly FactJson[] = [
      { do: 'register', player: 'p1', name: 'In' },
      { do: 'register', player: 'p2', name: 'Gone' },
      { do: 'register', player: 'p3', name: 'Waits', waiting: true },
      { do: 'drop', player: 'p2' }
    ]
    const waiting = (cap: number) => registrations(dayOf(facts, { cap }), rows('A', 'B', 'C')).map((fact) => fact.waiting ?? false)
    expect([waiting(0), waiting(1), waiting(2), waiting(3), waiting(4)]).toEqual([
      [false, false, false],
      [true, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false]
    ])
  })

  it('comes as a side of two where two play together', () => {
    expect(registrations(dayOf([], { perSide: 2 }), rows('Kim Park / Ada Lo'))).toEqual([
      { do: 'register', player: 'p1', name: 'Kim Park & Ada Lo', members: ['Kim Park', 'Ada Lo'] }
    ])
  })

  it.each<[typed: string, most: number, members: readonly string[]]>([
    ['Kim / Ada', 2, ['Kim', 'Ada']],
    ['Kim/Ada', 2, ['Kim', 'Ada']],
    ['Kim & Ada', 2, ['Kim', 'Ada']],
    ['Kim + Ada', 2, ['Kim', 'Ada']],
    ['Kim - Ada', 2, ['Kim', 'Ada']],
    ['Kim – Ada', 2, ['Kim', 'Ada']],
    ['Kim-Ada', 2, []],
    ['Kim   Park / ', 2, []],
    ['Kim   Park / Ada  Lo', 2, ['Kim Park', 'Ada Lo']],
    ['Kim / Ada', 1, []],
    ['Kim / Ada / Bo', 2, []],
    ['Kim / Ada / Bo', 3, ['Kim', 'Ada', 'Bo']]
  ])('%j with %i at a side', (typed, most, members) => {
    expect(membersTyped(typed, most)).toEqual(members)
    expect(sideFields(typed, most)).toEqual(
      members.length > 0 ? { name: members.join(' & '), members } : { name: typed.trim().replaceAll(/\s+/g, ' ') }
    )
  })
})
