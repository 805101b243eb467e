/** The log of a hall by chance: a made-up day as the practice of events makes it, with ids and times as a host writes them. */
import { EventLog, readFact } from '../../src/shared/tournament/log/eventLog.ts'
import { practiceNext } from '../../src/shared/tournament/practice/practiceDay.ts'
import { settingsOf, type SomeSettings } from '../../src/shared/tournament/state/settings.ts'
import type { FactJson } from './centre.ts'

const FIRST_SECOND = Date.UTC(2026, 0, 10, 9)

/** All facts of the day, in their order. @param rounds how many are played */
export function practiceHall(hall: string, seed: number, players: number, rounds: number, settings: SomeSettings): FactJson[] {
  const log = new EventLog(settings)
  const facts: FactJson[] = []
  const practice = { seed, players }
  if (settingsOf(settings).checkIn) throw new Error('The made-up day of a hall has no door.')
  for (;;) {
    const next = practiceNext(log.state, practice, facts.length, rounds)
    if (next.length === 0) return facts
    for (const fact of next) {
      const json = {
        ...fact,
        id: `${hall}:${facts.length + 1}`,
        at: new Date(FIRST_SECOND + facts.length * 1000).toISOString(),
        by: { role: 'head', device: hall }
      }
      const read = readFact(json, '')
      if (!read.ok || !log.append(read.value).taken)
        throw new Error(`A made-up day has a fact that cannot be taken: ${JSON.stringify(json)}`)
      facts.push(json)
    }
  }
}
