import { describe, expect, it } from 'vitest'
import { eventRuleset } from '../../../../../../src/renderer/model/event/log/eventRuleset.ts'
import { editionOfNew } from '../../../../../../src/renderer/model/settings/usualEdition.ts'
import { settingsOf } from '../../../../../../src/shared/tournament/state/settings.ts'

const of = (ruleset: string) => ({ settings: settingsOf({ ruleset }) })

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
