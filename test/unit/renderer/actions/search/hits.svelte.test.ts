/** What search finds on this device: in which order, with which words beside it, and what a press on it does. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finderOf } from '../../../../../src/renderer/actions/figures/finder.ts'
import { findEntries } from '../../../../../src/renderer/actions/search/findEntries.ts'
import { CommandList, search, type Hit } from '../../../../../src/renderer/actions/search/hits.ts'
import { searchOf } from '../../../../../src/renderer/actions/search/searchOf.ts'
import { startHits } from '../../../../../src/renderer/actions/search/start.ts'
import { commandsOf } from '../../../../../src/renderer/actions/window/commands.ts'
import { saveRuling } from '../../../../../src/renderer/actions/savedRulings/keepRuling.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'
import { waitFor } from '../../../../support/waitFor.ts'

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
})

const textOf = (pieces: readonly { readonly text: string }[]): string => pieces.map(({ text }) => text).join('')
const map = {
  format: 'linejudge-map/2',
  id: 'docks',
  name: 'Moonlit Docks',
  description: 'Planks and cranes.',
  systems: [],
  map: { id: 'docks', name: 'Moonlit Docks', size: [4, 5] },
  specialTerrain: []
}
const figure = (id: string, name: string, points: number | null) => ({
  id,
  name,
  points,
  size: 'standard',
  baseSquares: 1,
  speed: null,
  attack: null,
  defense: null,
  damage: null,
  range: null,
  bolts: null,
  powers: ['stealth'],
  canUse: [],
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: []
})

async function bench() {
  const memory = memoryApp()
  memory.library.maps = [map as never]
  memory.library.figureSets = [
    { id: 'set', name: 'Sixth Set', figures: [figure('quasar', 'Quasarite', 75), figure('moon', 'Moonbeam', null)] } as never
  ]
  await saveRuling(memory.app, { title: 'Zanzibar question', table: '', round: '', players: '', note: '', override: null }, null)
  memory.app.notes.write('LOF-05', 'Xylophone corner, remember.')
  void searchOf(memory.app).prepare()
  await waitFor(() => {
    expect(searchOf(memory.app).preparing).toBe(false)
    expect(searchOf(memory.app).find('figure', 'quasarite')).toHaveLength(1)
  })
  const commands = new CommandList(commandsOf(memory.app))
  const find = (typed: string, shown = 3, whole: Parameters<typeof search>[4] = null) => search(memory.app, commands, typed, shown, whole)
  const only = (typed: string, kind: string): Hit => {
    const hit = find(typed).find((group) => group.kind === kind)?.hits[0]
    if (!hit) throw new Error(`“${typed}” finds no ${kind}`)
    return hit
  }
  return { ...memory, commands, find, only }
}

describe('search', () => {
  it('finds a map and puts it on the table', async () => {
    const { only, table } = await bench()
    const hit = only('docks', 'map')
    expect([hit.key, textOf(hit.title), hit.code, textOf(hit.text)]).toEqual(['map docks', 'Moonlit Docks', '4 × 5', 'Planks and cranes.'])
    expect(hit.title.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Docks'])
    hit.run()
    expect(table.case.map?.size).toEqual([4, 5])
  })

  it('finds a figure with its points and set, and takes it into the hand', async () => {
    const { only, session } = await bench()
    const hit = only('quasarite', 'figure')
    expect(hit.key).toBe('figure set/quasar')
    expect(hit.code).toContain('75')
    expect(hit.place).toMatch(/^Sixth Set · /)
    expect(textOf(hit.text)).toBe('')
    expect(textOf(only('quasarite stealth', 'figure').text)).toBe('Stealth')
    expect(only('moonbeam', 'figure').code).toBe('')
    hit.run()
    expect(session.placing).toMatchObject({ figure: { name: 'Quasarite', powers: ['stealth'] } })
  })

  it('shows a figure of several starting lines, so that the line is asked', async () => {
    const { app, only, table, session } = await bench()
    app.library.figureSets = [{ id: 'set', name: 'Sixth Set', figures: [{ ...figure('quasar', 'Quasarite', 75), lines: [{ click: 1, points: 75 }, { click: 3, points: 40 }] }] } as never] // prettier-ignore
    void searchOf(app).prepare()
    await waitFor(() => {
      expect(searchOf(app).preparing).toBe(false)
    })
    const before = table.case.figures
    only('quasarite', 'figure').run()
    await waitFor(() => {
      expect(session.screen).toBe('figures')
    })
    expect(finderOf(app).figure?.name).toBe('Quasarite')
    expect(table.case.figures).toBe(before)
  })

  it('finds a game element by its name, type, number and text, and shows its card', async () => {
    const { app, library, only, session } = await bench()
    library.elements = [
      {
        format: 'linejudge-elements/1',
        id: 'gear',
        name: 'Sixth Set',
        elements: [
          { id: 'gear-e1', type: 'equipment', number: 'E001', name: 'Zephyr Cloak', points: 5, text: 'Equipped character can use Flight.' }
        ]
      } as never
    ]
    const hit = only('zephyr', 'element')
    expect([hit.key, textOf(hit.title), hit.code, hit.place]).toEqual([
      'element gear/gear-e1',
      'Zephyr Cloak',
      'E001',
      'Sixth Set · Equipment'
    ])
    expect(textOf(hit.text)).toBe('Equipped character can use Flight.')
    expect(['E001', 'equipment flight'].map((typed) => only(typed, 'element').key)).toEqual([hit.key, hit.key])
    hit.run()
    await waitFor(() => {
      expect(session.screen).toBe('figures')
    })
    expect(finderOf(app)).toMatchObject({ view: 'elements', typed: '', elementsId: 'gear', elementId: 'gear/gear-e1' })
    // Deleted meanwhile: the row is gone with it.
    library.elements = []
    expect(() => only('zephyr', 'element')).toThrow('finds no element')
  })

  it('finds a kept ruling and opens it', async () => {
    const { only, table, session, library } = await bench()
    table.change('edition', { ...table.case, ruleset: 'heroclix-2010' })
    const hit = only('zanzibar', 'ruling')
    expect(textOf(hit.title)).toBe('Zanzibar question')
    expect(hit.place).toMatch(/2012/)
    expect(textOf(hit.text).length).toBeGreaterThan(5)
    hit.run()
    expect(table.case.ruleset).toBe('heroclix-2012')
    expect(session.savedId).toBe(library.rulings[0]?.id)
  })

  it('finds a rule by its id and by what a judge noted on it, and opens its page', async () => {
    const { find, only, session } = await bench()
    const rule = only('LOF-05', 'rule')
    expect([rule.key, rule.code]).toEqual(['rule LOF-05', 'LOF-05'])
    expect(rule.place).toContain(' › ')
    const note = only('xylophone', 'note')
    expect(note.key).toBe('note LOF-05')
    expect(textOf(note.text)).toBe('Xylophone corner, remember.')
    expect(find('xylophone').map(({ kind }) => kind)).toEqual(['note'])
    session.paletteOpen = true
    note.run()
    expect(session).toMatchObject({ screen: 'rules', paletteOpen: false })
    expect(session.reference.address).toBe('LOF-05')
    expect(session.reference.origin).toMatchObject({ screen: 'table' })
  })

  it('finds a power and special terrain', async () => {
    const { only } = await bench()
    expect(textOf(only('stealth', 'power').title)).toMatch(/stealth/i)
    expect(only('deep space', 'terrain').key).toMatch(/^terrain terrain:/)
    expect(only('deep space', 'terrain').code).toBe('')
  })

  it('takes the word of a command for no slip of another word', async () => {
    const { find } = await bench()
    const found = (typed: string) => find(typed).map(({ kind }) => kind)
    expect(found('save')[0]).toBe('command')
    expect(found('save')).not.toContain('power')
    expect(found('wavw')).toContain('power')
  })

  it('finds commands with their keys, and gives them', async () => {
    const { commands, only, session } = await bench()
    const hit = only('zoom in', 'command')
    expect([hit.key, hit.code]).toEqual(['zoom in', '='])
    only('data', 'command').run()
    expect(session.screen).toBe('data')
    expect(commands.all.length).toBeGreaterThan(30)
    expect(commands.all[0]!.title.every(({ found }) => !found)).toBe(true)
  })

  it('shows a few of each kind and says how many more there are, or all of one', async () => {
    const { find } = await bench()
    const few = find('line', 2)
    const rules = few.find(({ kind }) => kind === 'rule')!
    expect(rules.hits).toHaveLength(2)
    expect(rules.more).toBeGreaterThan(3)
    const all = find('line', 2, 'rule').find(({ kind }) => kind === 'rule')!
    expect([all.hits.length, all.more]).toEqual([2 + rules.more, 0])
    expect(find('line', 2).map(({ kind }) => kind)).toEqual(few.map(({ kind }) => kind))
    expect(find('qqqqqqqq')).toEqual([])
  })

  it('puts the kind with the best fit first, and otherwise commands, powers, rules', async () => {
    const { find } = await bench()
    expect(find('stealth').map(({ kind }) => kind)[0]).toBe('power')
    expect(find('moonlit docks').map(({ kind }) => kind)[0]).toBe('map')
  })

  it('gives nothing that is gone, of another game, or without a table to stand on', async () => {
    const { app, find, library, settings } = await bench()
    settings.current.ruleset = 'heroscape-knockback'
    expect(find('quasarite')).toEqual([])
    expect(find('docks').some(({ kind }) => kind === 'map')).toBe(false)
    settings.current.ruleset = 'heroclix-2012'
    library.rulings = []
    expect(find('zanzibar')).toEqual([])
    expect(searchOf(app)).toBe(searchOf(app))
  })
})

describe('before anything is typed', () => {
  it('the rules read last are offered, at most five', async () => {
    const { app, session } = await bench()
    expect(startHits(app)).toEqual([])
    for (const id of ['LOF-01', 'LOF-02', 'LOF-03', 'LOF-04', 'LOF-05', 'LOF-06']) session.reference.go(id)
    const [group] = startHits(app)
    expect(group).toMatchObject({ kind: 'recent', more: 0 })
    expect(group!.hits.map(({ code }) => code)).toEqual(['LOF-06', 'LOF-05', 'LOF-04', 'LOF-03', 'LOF-02'])
    expect(group!.hits[0]!.key).toBe('rule LOF-06')
  })
})

describe('finding a page of the reference', () => {
  it('looks through powers, rules and terrain together, the best first', async () => {
    const { app } = await bench()
    const found = findEntries(app, 'stealth')
    expect(found[0]!.entry.title).toMatch(/stealth/i)
    expect(found[0]!.terms).toContain('stealth')
    expect(found.length).toBeLessThanOrEqual(80)
    expect(findEntries(app, 'deep space')[0]!.entry.kind).toBe('terrain')
    expect(findEntries(app, 'LOF-05')[0]!.entry.id).toBe('LOF-05')
  })
})
