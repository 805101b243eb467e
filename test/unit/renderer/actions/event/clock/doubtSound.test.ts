/** The sound of doubtful input: once for each stop, in every form, and only if this device is set to it. */
import { expect, it } from 'vitest'
import type { App } from '../../../../../../src/renderer/actions/app.ts'
import { doubtSound } from '../../../../../../src/renderer/actions/event/clock/doubtSound.ts'
import { doorStep, EMPTY_DOOR } from '../../../../../../src/renderer/model/event/door/doorEntry.ts'
import { correctionStep, startCorrection } from '../../../../../../src/renderer/model/event/rounds/correctionEntry.ts'
import { EMPTY_SLIP } from '../../../../../../src/renderer/model/event/rounds/slip.ts'
import { slipStep, startEntry } from '../../../../../../src/renderer/model/event/rounds/slipEntry.ts'
import type { PlayerState } from '../../../../../../src/shared/tournament/state/state.ts'

function device(on?: boolean) {
  const current = on === undefined ? {} : { doubtSound: on }
  const app = { settings: { current } } as unknown as Pick<App, 'settings'>
  let count = 0
  const port = {
    buzz: () => {
      count++
    }
  }
  return {
    hears: (before: boolean, after: boolean) => {
      doubtSound(app, before, after, port)
    },
    count: () => count
  }
}

/** Doubtful input in each of the three forms, and two keys after it. */
function typesDoubtfully(hears: (before: boolean, after: boolean) => void): void {
  const knows = { match: () => null, refusal: () => null, propose: () => null, buildTotal: 300 }
  let slip = startEntry({ ...EMPTY_SLIP, table: '99' }, true)
  for (const [field, key] of [
    ['table', 'Enter'],
    ['winner', '1'],
    ['a', '3']
  ] as const) {
    // prettier-ignore
    const { entry } = slipStep(slip, { do: 'key', field, key }, knows)
    hears(slip.stop !== null, entry.stop !== null)
    slip = entry
  }
  const players = ['Sam Smith', 'Sam Jones'].map(
    (name) => ({ id: name, name, members: [], club: null, publisher: null }) as unknown as PlayerState
  )
  const here = { players, regulars: [], perSide: 1, standing: () => 'not-here' as const }
  let door = { ...EMPTY_DOOR, typed: 'sam' }
  for (const key of ['Enter', 'a', 'd']) {
    const { entry } = doorStep(door, { do: 'key', key }, here)
    hears(door.stopped !== null, entry.stopped !== null)
    door = entry
  }
  let correction = startCorrection()
  for (const key of ['4', '1', 'Enter']) {
    const { entry } = correctionStep(correction, { do: 'key', key, on: 'reason' })
    hears(correction.refused > 0, entry.refused > 0)
    correction = entry
  }
}

it('sounds once for each stop if it is switched on', () => {
  const { hears, count } = device(true)
  typesDoubtfully(hears)
  expect(count()).toBe(3)
})

it.each([undefined, false])('never sounds if the setting is %s', (setting) => {
  const { hears, count } = device(setting)
  typesDoubtfully(hears)
  expect(count()).toBe(0)
})
