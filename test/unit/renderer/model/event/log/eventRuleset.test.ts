import { describe, expect, it } from 'vitest'
import {
  eventRules,
  eventRuleset,
  isTooLargeForEvent,
  otherThanPinned,
  settingsOfRules
} from '../../../../../../src/renderer/model/event/log/eventRuleset.ts'
import { rulesetFor } from '../../../../../../src/shared/editions/shelf.ts'
import { editionOfNew } from '../../../../../../src/renderer/model/settings/usualEdition.ts'
import { cappedAt, settingsOf } from '../../../../../../src/shared/tournament/state/settings.ts'
import { editionFile } from '../../../../../support/editions.ts'
import { MemoryHost } from '../../../../../support/memoryVenue.ts'
import { waitFor } from '../../../../../support/waitFor.ts'

const of = (ruleset: string) => ({ settings: settingsOf({ ruleset }) })

const corner = editionFile('corner')
const chain = [editionFile('north'), corner]
const own = { ruleset: 'north-store', editions: chain }

describe('an event by an edition of the user', () => {
  it('keeps the edition by its hash, with the documents that it needs, and rules by them', () => {
    const kept = settingsOfRules(own)
    expect(kept.edition).toMatchObject({ id: 'north-store', name: 'North Store', version: '1', over: 'heroclix-2013' })
    expect(kept.edition!.rules).toBe(rulesetFor(own)!.brought!.rules)
    const state = { settings: settingsOf(kept) }
    expect(eventRules(state)).toEqual(own)
    expect(rulesetFor(eventRules(state))!.params.values.modifierLimit).toBe(1)
    expect(eventRuleset(state)).toBe('heroclix-2013')
    expect(otherThanPinned(state)).toBeNull()
    expect(isTooLargeForEvent(kept)).toBe(false)
    expect(isTooLargeForEvent({ editions: [{ text: 'x'.repeat(64 * 1024) }] })).toBe(true)
  })

  it('says if this Linejudge has another version of an edition that ships', () => {
    const kept = settingsOfRules({ ruleset: 'heroclix-2023' })
    expect([kept.editions, kept.edition?.over]).toEqual([[], undefined])
    expect(otherThanPinned({ settings: settingsOf(kept) })).toBeNull()
    const older = { ...kept.edition!, version: '0', rules: `sha256:${'0'.repeat(64)}` }
    expect(otherThanPinned({ settings: settingsOf({ ...kept, edition: older }) })).toEqual(kept.edition)
    // Editions until 2013 have no versions.
    expect(settingsOfRules({ ruleset: 'heroclix-2013' })).toEqual({ ruleset: 'heroclix-2013', edition: null, editions: [] })
  })

  it('is judged by the usual rules if its documents cannot be read', () => {
    const broken = settingsOf({ ...settingsOfRules(own), editions: [{ ...chain[0] }] })
    expect(eventRules({ settings: broken })).toEqual({ ruleset: 'heroclix-2012' })
  })

  it('records at most the build total if the edition that it is made over does', () => {
    const over2023 = { ...corner, words: {}, parent: { id: 'heroclix-2023' }, effects: {}, rows: {}, params: {}, sources: [] }
    const kept = settingsOf({ ...settingsOfRules({ ruleset: 'corner-store', editions: [over2023] }), buildTotal: 300 })
    expect([cappedAt(kept), cappedAt(settingsOf({ ...settingsOfRules(own), buildTotal: 300 }))]).toEqual([300, null])
  })

  it('goes to the devices of a venue with the log, and a change of it is a fact that every one of them has', async () => {
    const host = new MemoryHost()
    await host.write({ do: 'settings', changes: settingsOfRules({ ruleset: 'corner-store', editions: [corner] }) })
    const { host: judge } = await host.join('d1', 'judge')
    expect(eventRules(judge.state)).toEqual({ ruleset: 'corner-store', editions: [corner] })
    const later = editionFile('corner-v4')
    await host.write({ do: 'settings', changes: settingsOfRules({ ruleset: 'corner-store', editions: [later] }) })
    await waitFor(() => {
      expect(judge.state.settings.edition?.version).toBe('4')
    })
    expect(eventRules(judge.state)).toEqual({ ruleset: 'corner-store', editions: [later] })
    const { host: joined } = await host.join('d2', 'judge')
    expect(joined.state.settings.edition).toEqual(judge.state.settings.edition)
    // A judge does not change it.
    expect(await judge.append([{ do: 'settings', changes: settingsOfRules({ ruleset: 'heroclix-2013' }) }])).toMatchObject({ ok: false })
    expect(judge.entries.filter(({ fact }) => fact.do === 'settings')).toHaveLength(2)
  })
})

describe('the edition of an event', () => {
  it('is what its settings say', () => {
    expect(eventRuleset(of('heroclix-2010'))).toBe('heroclix-2010')
    expect(eventRuleset(of('clix-campaign'), 'heroclix-2013')).toBe('clix-campaign')
  })

  it('is the usual one, or that of the table, where they say nothing or no edition of HeroClix', () => {
    for (const said of ['', 'descent-2e', 'something']) {
      expect(eventRuleset(of(said))).toBe('heroclix-2012')
      expect(eventRuleset(of(said), 'heroclix-2013')).toBe('heroclix-2013')
    }
  })

  it('starts from that of the desk, unless the desk stands on another game', () => {
    expect(editionOfNew('heroclix-2010')).toBe('heroclix-2010')
    expect(editionOfNew('descent-2e')).toBe('heroclix-2023')
  })
})
