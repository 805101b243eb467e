/** A session as a judge might have it: changes of every kind, one after another, the same every time. */
import type { Change } from '../../src/renderer/storage/interface/storage.ts'
import { chanceFrom } from '../support/seeded.ts'
import { sampleMap, sampleRuling, sampleSet, sampleSettings, sampleTerrain } from '../unit/renderer/storage/rows/samples.ts'

const time = (i: number): string => new Date(Date.UTC(2013, 9, 1, 12, 0, i)).toISOString()

/** @param count how many commits; some hold several changes */
export function recordedSession(count: number, seed = 1): readonly (readonly Change[])[] {
  const random = chanceFrom(seed).next
  const pick = (n: number): number => Math.floor(random() * n)
  const one = (i: number): Change => {
    const id = `x${pick(12)}`
    switch (pick(10)) {
      case 0:
        return { do: 'put', table: 'maps', value: sampleMap(id, `Map ${i}`), origin: 'user' }
      case 1:
        return { do: 'delete', table: 'maps', id }
      case 2:
        return { do: 'put', table: 'figureSets', value: { ...sampleSet(id), name: `Set ${i}` }, origin: 'user' }
      case 3:
        return { do: 'put', table: 'specialTerrain', value: sampleTerrain(id), origin: 'user' }
      case 4:
        return { do: 'put', table: 'rulings', value: { ...sampleRuling(id, time(i)), title: `Ruling ${i}` } }
      case 5:
        return { do: 'delete', table: 'rulings', id }
      case 6:
        return {
          do: 'put',
          table: 'ruleNotes',
          value: { id: 'LOF-05', text: `Note ${i} “${'é'.repeat(pick(40))}”`, bookmarked: i % 2 === 0, changedAt: time(i) }
        }
      case 7:
        return { do: 'put', table: 'events', value: { id, name: `Event ${i}`, state: { round: i } } }
      case 8:
        return { do: 'put', table: 'sessions', value: { id, state: { at: i } } }
      default:
        return { do: 'put', table: 'settings', value: { ...sampleSettings, squareNames: i % 2 === 0 } }
    }
  }
  return Array.from({ length: count }, (_, i) => Array.from({ length: 1 + pick(3) }, () => one(i)))
}
