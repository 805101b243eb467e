import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { kindsAt, levelAt } from '../../../../../src/shared/contract/caseSquares.ts'
import { typedTexts } from '../../../../../src/renderer/i18n/texts.ts'
import { parseTyped } from '../../../../../src/renderer/model/typed/parseTyped.ts'
import { helpFor } from '../../../../../src/renderer/model/typed/typedHelp.ts'

const empty: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [16, 24] },
  figures: [],
  ask: { kind: 'line-of-fire', from: '', to: '' }
}
const peopled: ClixCase = {
  ...empty,
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge'] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [5, 1] },
    { id: 'surtur', name: 'Surtur', side: 'blue', at: [5, 5] }
  ]
}
const line = (text: string, value: ClixCase = peopled) => {
  const parsed = parseTyped(value, text)
  if (!parsed.ok) throw new Error(`“${text}”: ${parsed.problems[0]?.message ?? ''}`)
  return parsed.value
}
/** The table after the line; it must be one that the case format allows. */
const after = (text: string, value: ClixCase = peopled): ClixCase => {
  const parsed = line(text, value)
  if (parsed.do !== 'change') throw new Error(`“${text}” changes nothing`)
  expect(parseCase({ ...parsed.next, ask: { kind: 'line-of-fire', from: [0, 0], to: [1, 0] } }).ok).toBe(true)
  return parsed.next
}
const refused = (text: string, value: ClixCase = peopled): string => {
  const parsed = parseTyped(value, text)
  return parsed.ok ? `understood: ${parsed.value.says}` : (parsed.problems[0]?.message ?? '')
}

describe('the force of a side, typed', () => {
  it('is of the side that is named, or of the first one, with the build total if it is typed', () => {
    expect(line('rerolls blue 300')).toMatchObject({ do: 'force', side: 'blue', total: 300 })
    expect(line('force blue')).toMatchObject({ do: 'force', side: 'blue', total: null })
    expect(line('rerolls 400')).toMatchObject({ do: 'force', side: 'red', total: 400 })
  })

  it('names a side that has no figure', () => {
    expect(refused('rerolls gold')).toBe('No figure of “gold” is on the table.')
    expect(refused('rerolls', empty)).toBe('No figure is on the table.')
  })
})

describe('figures, typed', () => {
  it('puts on quick figures with a letter each, red first, then blue, and asks about them', () => {
    const next = after('+ B4 G7', empty)
    expect(next.figures).toEqual([
      { id: 'a', name: 'A', side: 'red', at: [1, 3] },
      { id: 'b', name: 'B', side: 'blue', at: [6, 6] }
    ])
    expect(next.ask).toEqual({ kind: 'line-of-fire', from: 'a', to: 'b' })
  })

  it('takes a name that only looks like a square of another map', () => {
    expect(after('+ Red1 D6 red outwit', empty).figures).toEqual([
      { id: 'red1', name: 'Red1', side: 'red', at: [3, 5], powers: ['outwit'] }
    ])
    expect(after('+ X23 D6', empty).figures?.[0]).toMatchObject({ name: 'X23', at: [3, 5] })
    expect(after('+ Foe2', empty).figures?.[0]).toMatchObject({ name: 'Foe2' })
    expect(refused('+ Z9', empty)).toContain('Z9')
    expect(refused('give thor attack 999')).toBe('“attack” needs a number from 0 to 99 after it, such as attack 6.')
  })

  it('takes a name, a side, a size, powers and values, in any order after the square', () => {
    const [figure] = after('+ Red Skull G7 blue giant close combat expert range 6 flight', empty).figures ?? []
    expect(figure).toEqual({
      id: 'red-skull',
      name: 'Red Skull',
      side: 'blue',
      at: [6, 6],
      size: 'giant',
      powers: ['close-combat-expert'],
      abilities: ['flight'],
      range: 6
    })
    expect(after('+ red giant G7', empty).figures?.[0]).toEqual({ id: 'a', name: 'A', side: 'red', at: [6, 6], size: 'giant' })
    expect(after('+ Hulk gold').figures?.at(-1)).toMatchObject({ name: 'Hulk', side: 'gold' })
    expect(after('put Hulk C9').figures?.at(-1)).toEqual({ id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 8] })
    expect(after('+ Skrull A9 B9 C9').figures?.map(({ name }) => name)).toEqual([
      'Thor',
      'Loki',
      'Surtur',
      'Skrull',
      'Skrull 2',
      'Skrull 3'
    ])
  })

  it('leaves what is not given unknown', () => {
    expect(Object.keys(after('+ Hulk G7', empty).figures?.[0] ?? {}).sort()).toEqual(['at', 'id', 'name', 'side'])
  })

  it('moves, gives, copies and takes off', () => {
    expect(after('move thor C5').figures?.[0]?.at).toEqual([2, 4])
    expect(after('give thor blue toughness range 4').figures?.[0]).toMatchObject({
      side: 'blue',
      powers: ['charge', 'toughness'],
      range: 4
    })
    expect(after('duplicate thor C5').figures?.at(-1)).toMatchObject({ name: 'Thor 2', at: [2, 4], powers: ['charge'] })
    expect(after('remove loki').figures?.map(({ id }) => id)).toEqual(['thor', 'surtur'])
    expect(after('remove F2').figures?.map(({ id }) => id)).toEqual(['thor', 'surtur'])
  })
})

describe('the map, typed', () => {
  it('puts walls between neighbours or on a side, and takes them away', () => {
    const wall = [
      [
        [1, 3],
        [1, 4]
      ]
    ]
    expect(after('wall B4 B5', empty).map?.walls).toEqual(wall)
    const south = after('wall B4 south', empty)
    expect(south.map?.walls).toEqual(wall)
    expect(after('no wall B5 north', south).map).toEqual(empty.map)
    expect(after('wall B4-D4 s', empty).map?.walls).toHaveLength(3)
    expect(after('forcefield B4 e', empty).map?.barriers).toEqual([
      [
        [1, 3],
        [2, 3]
      ]
    ])
  })

  it('paints squares and blocks of squares', () => {
    const map = (text: string) => after(text, empty).map ?? { size: [0, 0] as const }
    expect(kindsAt(map('hindering C3'), [2, 2])).toEqual(['hindering'])
    expect(kindsAt(map('blocking C3-E5'), [4, 4])).toEqual(['blocking'])
    expect(levelAt(map('elevated D5 3'), [3, 4])).toBe(3)
    expect(levelAt(map('elevated D5'), [3, 4])).toBe(2)
    expect(kindsAt(map('special deep space C3 D3'), [3, 2])).toEqual(['special:deep-space'])
    expect(map('start blue A1-B2').starting).toEqual({
      blue: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1]
      ]
    })
    expect(map('indoor A1-B2').indoor?.[1]).toBe('ii..............')
    expect(after('clear C3', after('water C3', empty)).map).toEqual(empty.map)
  })

  it('paints a copy of a map of the library, and says so in its name', () => {
    const library = { ...empty, map: { size: [16, 24] as const, id: 'roof', name: 'Roof' } }
    expect(after('water C3', library).map).toMatchObject({ name: 'Roof (changed here)' })
    expect(after('water C3', library).map?.id).toBeUndefined()
    expect(after('water D3', after('water C3', library)).map?.name).toBe('Roof (changed here)')
  })
})

describe('questions, typed', () => {
  it('takes the kind as a word, with its numbers', () => {
    expect(after('kb thor > loki 4').ask).toMatchObject({ kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 4 }] })
    expect(after('attack thor > loki 6 5').ask).toMatchObject({ kind: 'attack', from: 'thor', targets: ['loki'], dice: [6, 5] })
    expect(after('odds loki > thor').ask).toMatchObject({ kind: 'odds', from: 'loki', to: 'thor' })
    expect(after('what can thor target?').ask).toMatchObject({ kind: 'targets', from: 'thor' })
    expect(after('where can loki move').ask).toMatchObject({ kind: 'reach', figure: 'loki' })
  })

  it('takes an edition, a size of table, and small commands', () => {
    expect(line('2013')).toMatchObject({ do: 'ruleset', ruleset: 'heroclix-2013' })
    expect(line('new 24x36')).toMatchObject({ do: 'new-table', size: [24, 36] })
    expect(line('new')).toMatchObject({ do: 'new-table', size: [16, 24] })
    expect(line('undo').do).toBe('undo')
    expect(line('swap').do).toBe('swap')
  })

  it('forgives slips in names and in the first word', () => {
    expect(line('thro > surtr')).toMatchObject({ do: 'ask', ask: { from: 'thor', to: 'surtur' } })
    expect(kindsAt(after('hindring C3', empty).map ?? { size: [0, 0] }, [2, 2])).toEqual(['hindering'])
  })

  it('skips no word: what is before a name and is no word of a line is reported', () => {
    for (const typed of ['k thor > loki', 'thor > k loki']) {
      const parsed = parseTyped(peopled, typed)
      expect(parsed.ok ? 'taken' : parsed.problems[0]?.message, typed).toMatch(/^“k” is not known here/)
    }
    expect(line('los thor > loki')).toMatchObject({ do: 'change', next: { ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' } } })
  })

  it.each([
    ['charge thor > loki', { kind: 'reach', figure: 'thor', action: 'charge', target: 'loki' }],
    ['thor charge loki', { kind: 'reach', figure: 'thor', action: 'charge', target: 'loki' }],
    ['can thor charges surtur?', { kind: 'reach', figure: 'thor', action: 'charge', target: 'surtur' }],
    ['running shot thor > loki', { kind: 'reach', figure: 'thor', action: 'running-shot', target: 'loki' }],
    ['charge thor', { kind: 'reach', figure: 'thor', action: 'charge' }],
    ['outwit thor', { kind: 'targets', from: 'thor', with: 'outwit' }],
    ['thor perplexes loki', null],
    ['thor perplex loki', { kind: 'can-target', from: 'thor', to: 'loki', with: 'perplex' }]
  ])('asks about a power as it is said: %s', (typed, ask) => {
    const parsed = parseTyped(peopled, typed)
    expect(parsed.ok && parsed.value.do === 'change' ? parsed.value.next.ask : null).toEqual(ask)
  })

  it('a name that has a power in it is a name', () => {
    const named = { ...peopled, figures: [...(peopled.figures ?? []), { id: 'x', name: 'Iron Charge', at: [9, 9] as const }] }
    expect(line('iron charge > thor', named)).toMatchObject({ do: 'ask', ask: { from: 'x', to: 'thor' } })
  })

  it('asks about a figure that is called as a command is', () => {
    const named = { ...peopled, figures: [...(peopled.figures ?? []), { id: 'wall-crawler', name: 'Wall Crawler', at: [9, 9] as const }] }
    expect(line('wall crawler > thor', named)).toMatchObject({ do: 'ask', ask: { from: 'wall-crawler', to: 'thor' } })
    expect(after('wall B4 south', named).map?.walls).toHaveLength(1)
  })
})

describe('what is not understood', () => {
  it.each([
    ['+ Hulk G7 chrage', 'Is it Charge?'],
    ['+ Hulk B2', 'Thor already stands on B2'],
    ['+ Hulk Z9', 'A1 to P24'],
    ['+ Hulk G7 range', 'needs a number'],
    ['wall B4', 'one square and a side'],
    ['wall B4 D7', 'do not share an edge'],
    ['wall A1 north', 'the edge of the map is no wall'],
    ['hindering', 'Which squares?'],
    ['hindering C3 foo', '“foo” is no square'],
    ['special nowhereatall C3', 'No special terrain'],
    ['new 900x3', 'from 2 to 200'],
    ['move thor', 'Which squares?'],
    ['move thor F2', 'Loki already stands on F2'],
    ['remove nobodyatall', 'No figure on the table'],
    ['give thor', 'What is it that Thor gets?'],
    ['kb B4 > loki', 'about figures'],
    ['what can zed target', 'No figure on the table'],
    ['no thor', 'no wall B4 south'],
    ['attack', 'attack thor > loki']
  ])('“%s” is told: %s', (text, words) => {
    expect(refused(text)).toContain(words)
  })
})

describe('a map, typed', () => {
  const maps = [
    { id: 'heli', name: 'Helicarrier training map' },
    { id: 'heli2', name: 'Helicarrier deck' },
    { id: 'yard', name: 'Freight yard' }
  ]
  const typed = (text: string) => {
    const parsed = parseTyped(peopled, text, { near: [0, 0], shelf: [], maps })
    return parsed.ok ? parsed.value : parsed.problems[0]?.message
  }

  it('is the only one that the words may mean', () => {
    expect(typed('map freight')).toEqual({ do: 'map', id: 'yard', says: 'Enter: the map Freight yard' })
    expect(typed('map yard')).toMatchObject({ id: 'yard' })
    expect(typed('map helicarrier deck')).toMatchObject({ id: 'heli2' })
    expect(typed('map Freigt yard')).toMatchObject({ id: 'yard' })
  })

  it('is never guessed', () => {
    expect(typed('map heli')).toBe('“heli” may be Helicarrier training map, Helicarrier deck. Type a little more of the name.')
    expect(typed('map moon')).toBe('No map is called “moon”. Type “map” alone for the list.')
    expect(typed('map')).toEqual({ do: 'maps', says: 'Enter: the list of maps' })
  })
})

describe('the help below the field', () => {
  it('shows a line for everything, each of which is understood on this table', () => {
    const long: ClixCase = {
      ...empty,
      ask: { kind: 'attack', from: 'gq', targets: ['b2'], attack: 'close' },
      figures: [
        { id: 'b1', name: 'Constable Brand', side: 'blue', at: [9, 9] },
        { id: 'gq', name: 'Move Quill', side: 'red', at: [2, 1], powers: ['charge'] },
        { id: 'b2', name: 'Brand', side: 'blue', at: [6, 1] }
      ]
    }
    for (const value of [peopled, long]) {
      const help = helpFor('', value)
      expect(help.length).toBe(typedTexts.help.length)
      for (const { form } of help) {
        const parsed = parseTyped(value, form, { near: [0, 0], shelf: [], maps: [{ id: 'heli', name: 'Helicarrier training map' }] })
        expect(parsed.ok ? parsed.value.says : parsed.problems[0]?.message, form).toMatch(/^Enter/)
      }
    }
    const forms = helpFor('', long).map(({ form }) => form)
    expect(forms).toContain('attack quill > brand 5 4')
    expect(forms).toContain('duplicate quill C5')
    expect(helpFor('attack', peopled).map(({ form }) => form)).toEqual(['attack thor > loki 5 4'])
  })

  it('has the words for attacker and target if nobody is on the table, as sentences that name an example have', () => {
    expect(helpFor('attack', empty).map(({ form }) => form)).toEqual(['attack attacker > target 5 4'])
    expect(refused('move')).toBe('Which figure? Type its name after it, such as move thor C5.')
    expect(refused('attack')).toBe('That needs two figures, such as attack thor > loki.')
  })

  it('narrows to what the first word may become', () => {
    expect(helpFor('hin', peopled).map(({ of }) => of)).toEqual(['hindering'])
    expect(helpFor('zzz', peopled)).toEqual([])
  })
})

describe('an edition of the user', () => {
  const editions = [{ id: 'corner', name: 'Corner Store', words: ['Corner Store', 'CS', 'corner', 'Thor'] }]
  const typed = (value: ClixCase, text: string) => {
    const parsed = parseTyped(value, text, { near: [0, 0], shelf: [], editions })
    return parsed.ok ? parsed.value : null
  }

  it('is chosen by its name, its short name and its words, whatever their case and accents', () => {
    for (const text of ['corner store', 'cs', 'CÓRNER', 'thor'])
      expect(typed(empty, text), text).toEqual({ do: 'ruleset', ruleset: 'corner', says: 'Enter: Corner Store' })
    expect(typed(empty, '2013')).toMatchObject({ do: 'ruleset', ruleset: 'heroclix-2013' })
  })

  it('is not chosen by a part of its name, nor by the name of a figure on the table', () => {
    expect(typed(empty, 'corner sto')).toBeNull()
    expect(typed(peopled, 'thor')).not.toMatchObject({ do: 'ruleset' })
  })
})

describe('the exact name of a figure of the library', () => {
  const granny = (set: string) => ({
    name: 'Granny Quill',
    set,
    placing: (side: string) => ({ figure: { id: '', name: 'Granny Quill', side, powers: ['mastermind'], attack: 9 }, base: 1 })
  })
  const typed = (text: string, ...sets: readonly string[]) => {
    const parsed = parseTyped(empty, text, {
      near: [3, 3],
      shelf: [],
      named: (name) => (name.toLowerCase() === 'granny quill' ? sets.map(granny) : [])
    })
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    return parsed.value
  }

  it('puts that figure on, with what the line says of it', () => {
    const put = typed('+ granny quill G11 blue', 'Larkhaven')
    expect(put.says).toContain('from Larkhaven on G11')
    expect(put.do === 'change' && put.next.figures?.[0]).toMatchObject({ powers: ['mastermind'], attack: 9, side: 'blue', at: [6, 10] })
  })

  it('asks which one where several have it', () => {
    expect(typed('+ Granny Quill', 'Larkhaven', 'Promo')).toMatchObject({ do: 'choose-figure', name: 'Granny Quill' })
  })

  it('is nothing for a name that only begins so: that figure is blank', () => {
    const put = typed('+ Granny G11', 'Larkhaven')
    const [figure] = put.do === 'change' ? (put.next.figures ?? []) : []
    expect([figure?.name, figure?.at, figure?.powers]).toEqual(['Granny', [6, 10], undefined])
  })
})
