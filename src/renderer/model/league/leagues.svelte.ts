/** The leagues of this device: their list, the one that is open, and what their events have come to. */
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { leagueFileText, type LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { ReadLeague } from '../../../shared/formats/documents/leagueWithEvents.ts'
import { LEAGUE_RULES } from '../../../shared/tournament/league/rule.ts'
import type { LeagueRule } from '../../../shared/tournament/league/ruleFields.ts'
import { leagueTable, type LeagueTable } from '../../../shared/tournament/league/table.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { Change, WatchedStorage } from '../../storage/interface/storage.ts'
import { arrivalOf, eventFileText, readEventFile, stateIn } from '../event/log/eventFile.ts'
import { dropLines } from '../event/eventLines.ts'
import type { Events } from '../event/events.svelte.ts'
import type { FileNames } from '../event/forgetting/namelessFacts.ts'
import { leagueNameless, sameNames } from './leagueNames.ts'

export class Leagues {
  /** null: not read yet. */
  list = $state.raw<readonly LeagueFile[] | null>(null)
  /** The id of the league that is looked at. */
  open = $state.raw<string | null>(null)
  readonly #storage: WatchedStorage
  readonly #events: Events

  constructor(storage: WatchedStorage, events: Events) {
    this.#storage = storage
    this.#events = events
  }

  get opened(): LeagueFile | null {
    return this.list?.find(({ id }) => id === this.open) ?? null
  }

  async load(): Promise<void> {
    this.list = await this.#storage.leagues()
  }

  async make(name: string): Promise<void> {
    const id = this.#events.newId(6, 'league-', await this.#storage.leagues())
    await this.put({
      format: 'linejudge-league/1',
      id,
      name,
      rule: { ...LEAGUE_RULES.places, places: [...LEAGUE_RULES.places.places] },
      events: []
    })
    this.open = id
  }

  /** Writes a league in the place of what it was. */
  async put(league: LeagueFile): Promise<void> {
    const { files: _files, ...kept } = league
    await this.#storage.commit([{ do: 'put', table: 'leagues', value: kept }])
    await this.load()
  }

  /** Takes a league away; its events stay. Returns what brings it back. */
  async remove(league: LeagueFile): Promise<() => Promise<void>> {
    await this.#storage.commit([{ do: 'delete', table: 'leagues', id: league.id }])
    if (this.open === league.id) this.open = null
    await this.load()
    return () => this.put(league)
  }

  /** The standings over the events that are here. */
  async table(league: LeagueFile): Promise<LeagueTable> {
    return (await this.standings(league)).table
  }

  /** The standings with the names that others may read: numbers as soon as one of the events shows numbers. */
  async standings({ rule, events, same }: LeagueFile): Promise<{ readonly table: LeagueTable; readonly names: FileNames }> {
    const stored = new Map((await this.#storage.events()).map((event) => [event.id, event]))
    const parts: { id: string; state: EventState | null }[] = []
    for (const { id } of events) {
      const event = stored.get(id)
      parts.push({ id, state: event ? await this.#events.stateOf(event) : null })
    }
    const numbered = parts.some(({ state }) => state?.settings.names === 'number')
    return { table: leagueTable(rule, parts, same), names: numbered ? 'without' : 'with' }
  }

  /** The league with its events in it, for others. Who is not to be named is a number in it, the same one in every event. */
  async fileOf(league: LeagueFile, names: FileNames): Promise<string> {
    const stored = new Map((await this.#storage.events()).map((event) => [event.id, event]))
    const here = league.events.flatMap(({ id }) => stored.get(id) ?? [])
    const parts = await Promise.all(
      here.map(async (event) => {
        const facts = await this.#events.facts(event.id)
        return { id: event.id, event, facts, state: stateIn(event, facts) }
      })
    )
    const files = leagueNameless(league, parts, names).flatMap(({ event, facts }) => {
      const text = parseJsonText(eventFileText(event, facts))
      return text.ok ? [text.value] : []
    })
    return leagueFileText(sameNames(league, parts, names), files)
  }

  /** Brings a league in with all of its events, in one commit. Whether anything was new. */
  async take({ league, files }: ReadLeague, made: string): Promise<boolean> {
    const { files: _files, ...kept } = league
    const here = await this.#storage.events()
    // An event that comes in beside another one takes the id of no other of the league.
    const taken = new Set([here, kept.events, files.map(({ file }) => file)].flatMap((some) => some.map(({ id }) => id)))
    const changes: Change[] = []
    const renamed = new Map<string, string>()
    for (const { json } of files) {
      const file = readEventFile(json)
      if (!file.ok) continue
      const { id } = file.value
      const event = here.find((one) => one.id === id)
      const arrival = arrivalOf(file.value, event ? { event, facts: await this.#events.facts(id) } : null, taken, made)
      if (arrival.kind === 'known') continue
      changes.push(...arrival.changes)
      if (arrival.kind === 'beside') renamed.set(id, arrival.id)
    }
    const value: LeagueFile = { ...kept, events: kept.events.map((event) => ({ ...event, id: renamed.get(event.id) ?? event.id })) }
    const leagues = await this.#storage.leagues()
    const known = leagues.find(({ id }) => id === value.id)
    const same = known !== undefined && leagueFileText(known) === leagueFileText(value)
    if (same && changes.length === 0) {
      this.open = value.id
      return false
    }
    let id = value.id
    for (let n = 2; !same && leagues.some((one) => one.id === id); n++) id = `${value.id}-${n}`
    const lines = await dropLines(this.#storage, ...value.events.map((event) => event.id))
    await this.#storage.commit([...changes, ...lines, { do: 'put', table: 'leagues', value: { ...value, id } }])
    await Promise.all([this.load(), this.#events.readList()])
    this.open = id
    return true
  }
}

/** Which of the named rules a rule is; null: one of its own. */
export const namedRule = ({ best: _best, ...rule }: LeagueRule): keyof typeof LEAGUE_RULES | null =>
  (Object.keys(LEAGUE_RULES) as (keyof typeof LEAGUE_RULES)[]).find(
    (name) => JSON.stringify(LEAGUE_RULES[name]) === JSON.stringify(rule)
  ) ?? null

/** A named rule, with the best so many of the rule that it takes the place of. */
export const ruleOf = (name: keyof typeof LEAGUE_RULES, { best }: LeagueRule): LeagueRule => ({
  ...(JSON.parse(JSON.stringify(LEAGUE_RULES[name])) as LeagueRule),
  ...(best !== undefined && { best })
})
