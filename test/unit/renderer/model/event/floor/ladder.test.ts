/** Infractions that penalties are given for: the list of the store, so that the same infraction is one. */
import { describe, expect, it } from 'vitest'
import { infractionNamed, infractionsOf } from '../../../../../../src/renderer/model/event/floor/ladder.ts'
import { settingsAgain } from '../../../../../../src/renderer/model/event/newEvent.ts'
import { settingsOf } from '../../../../../../src/shared/tournament/state/settings.ts'

describe('infractions', () => {
  it('are the usual ones, or the list of the store', () => {
    expect(infractionsOf({ settings: settingsOf({}) })).toContain('Slow play')
    expect(infractionsOf({ settings: settingsOf({ infractions: ['Late', 'Rude'] }) })).toEqual(['Late', 'Rude'])
  })

  it('that are typed are those of the list, whatever their case and accents', () => {
    const state = { settings: settingsOf({ infractions: ['Slow play', 'Café'] }) }
    expect(['slow  play ', 'cafe', ' Other '].map((typed) => infractionNamed(state, typed))).toEqual(['Slow play', 'Café', 'Other'])
  })

  it('come along into the next event', () => {
    expect(settingsAgain(settingsOf({ infractions: ['Late'] })).infractions).toEqual(['Late'])
  })
})
