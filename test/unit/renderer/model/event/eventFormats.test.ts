/** A format of an event: chosen with a day, checked by its lists, and whole in the log without the edition. */
import { describe, expect, it } from 'vitest'
import { formatsOfRules } from '../../../../../src/renderer/model/library/formatsOfRules.ts'
import { planOfFormat, settingsOfPlan } from '../../../../../src/renderer/model/event/eventFormats.ts'
import { settingsOfRules } from '../../../../../src/renderer/model/event/log/eventRuleset.ts'
import { planOf, settingsAgain, USUAL, type EventPlan } from '../../../../../src/renderer/model/event/newEvent.ts'
import { listAnswer, listRows } from '../../../../../src/renderer/model/event/door/teamLists.ts'
import { settingWords } from '../../../../../src/renderer/model/event/words/settingWords.ts'
import { answerWithLog } from '../../../../../src/shared/tournament/asks/answerEvent.ts'
import { readEvent } from '../../../../../src/shared/tournament/asks/readEvent.ts'
import { settingsOf, type SomeSettings } from '../../../../../src/shared/tournament/state/settings.ts'
import { editionFile } from '../../../../support/editions.ts'

const rules = { ruleset: 'club', editions: [editionFile('club')] }
const none = settingsOf({})
const planned = (change: Partial<EventPlan>): EventPlan => ({ ...USUAL, ruleset: 'club', ...change })
/** The settings of a new event, as its page makes them. */
const made = (change: Partial<EventPlan>): SomeSettings => ({
  ...settingsOfPlan(planned(change), planned(change), rules, none),
  ...settingsOfRules(rules)
})

const handedIn = [
  { at: '2026-12-01T10:00:00.000Z', do: 'register', player: 'p1', name: 'Ana' },
  { at: '2026-12-01T10:01:00.000Z', do: 'list', player: 'p1', figures: [{ id: 'x', name: 'Zed', points: 50, set: 'zz' }] }
]
/** The log as a file that another program reads. */
function readBack(settings: SomeSettings) {
  const json = JSON.parse(
    JSON.stringify({ format: 'linejudge-event/1', id: 'e', settings, log: handedIn, ask: [{ kind: 'lists' }] })
  ) as object
  const file = readEvent(json)
  if (!file.ok) throw new Error(file.problems[0]!.message)
  return answerWithLog(file.value)
}
function checkedBy(settings: SomeSettings) {
  const [answer] = readBack(settings).answer.answers as unknown as readonly {
    readonly lists: readonly { readonly ok: boolean; readonly problems: readonly string[] }[]
  }[]
  return answer!.lists.map(({ ok, problems }) => (ok ? 'ok' : problems.join(' ')))
}

describe('the format of an event', () => {
  it('is one of its edition, and fills in what it says', () => {
    expect(formatsOfRules(rules).map(({ name }) => name)).toEqual(['Club night', 'Commons'])
    expect(formatsOfRules({ ruleset: 'heroclix-2013' })).toEqual([])
    expect(formatsOfRules(null)).toEqual([])
    expect(planOfFormat(formatsOfRules(rules)[0]!)).toEqual({ buildTotal: 300 })
  })

  it('is in the log with the lists of its day, which hold without the edition', () => {
    const before = made({ format: 'club', on: '2026-11-30' })
    const after = made({ format: 'club', on: '2026-12-01' })
    expect(before.format).toEqual({ id: 'club', name: 'Club night' })
    expect(before.lists!.flatMap(({ banned = [] }) => banned)).toEqual([])
    expect(after.lists!.flatMap(({ banned = [] }) => banned)).toEqual(['set:zz', 'figure:yy/001'])
    const without = ({ ruleset: _, edition: __, editions: ___, ...rest }: SomeSettings): SomeSettings => rest
    expect([checkedBy(before), checkedBy(after)]).toEqual([['ok'], ['retired']])
    expect([checkedBy(without(before)), checkedBy(without(after))]).toEqual([['ok'], ['retired']])
  })

  it('names the list and the day at the desk', () => {
    const { state } = readBack(made({ format: 'club', on: '2026-12-01' })).log
    expect(listRows(state, []).map(({ state: is }) => is)).toEqual(['wrong'])
    const answer = listAnswer(state, [...state.players.values()][0]!, [])
    expect(JSON.stringify(answer)).toContain('Zed is banned by the list “Club night” of 2026-12-01; the day asked is 2026-12-01.')
  })

  it('changes its lists with the day, leaves those of the organiser, and goes with its edition', () => {
    const own = { age: 'modern', sets: [{ id: 'aa', released: '2026-01-01' }] } as const
    const settings = settingsOf({
      ...made({ format: 'commons', on: '2026-11-30' }),
      lists: [own, ...made({ format: 'commons', on: '2026-11-30' }).lists!] as never
    })
    expect(settings.scoreCap).toBe(true)
    const change = (changes: Partial<EventPlan>, by = rules as Parameters<typeof settingsOfPlan>[2]) =>
      settingsOfPlan(changes, { ...planOf(settings), ...changes }, by, settings)
    expect(change({ on: '2026-12-31' }).lists).toHaveLength(5)
    expect(change({ format: 'club', on: '2026-12-31' })).toMatchObject({
      format: { id: 'club' },
      scoreCap: null,
      lists: { 0: own, length: 4 }
    })
    expect(change({ format: '', on: '' })).toEqual({ format: null, on: null, scoreCap: null, lists: [own] })
    expect(change({ ruleset: 'heroclix-2013' }, { ruleset: 'heroclix-2013' })).toMatchObject({ format: null, lists: [own] })
    expect(change({ minutes: 40 })).toEqual({ minutes: 40 })
    expect(settingsAgain(settings)).toMatchObject({ lists: [own] })
    expect(settingsAgain(settings)).not.toHaveProperty('format')
  })

  it('is told in words, without everything that it lists', () => {
    const { format, lists } = settingsOf(made({ format: 'club', on: '2026-12-01' }))
    expect(settingWords('format', format, String)).toBe('Club night')
    expect(settingWords('lists', lists, String)).toBe('Club night, Strong ones')
    expect(settingWords('lists', [{ age: 'modern', sets: [] }], String)).not.toBe('modern')
  })
})
