/** An event file without names: nobody's name is in it, and it comes to the same standings. */
import { describe, expect, it } from 'vitest'
import { eventFileText, readEventFile, rowOfEvent, stateIn } from '../../../../../../src/renderer/model/event/log/eventFile.ts'
import { asNumbers, namelessFacts, type FileNames } from '../../../../../../src/renderer/model/event/forgetting/namelessFacts.ts'
import { EventLog, readFact } from '../../../../../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../../../../../src/shared/tournament/state/standings.ts'
import { parseJsonText } from '../../../../../../src/shared/json/jsonText.ts'

const LOG = [
  { do: 'register', id: 'f1', player: 'a', name: 'Kim Park', club: 'Kim Park Club', publisher: 'KP-12345' },
  { do: 'register', id: 'f2', player: 'gone', name: 'Gone Again' },
  { do: 'undo', id: 'f3', fact: 'f2' },
  { do: 'register', id: 'f4', player: 'b', name: 'Ada Lo', minor: true, members: ['Ada Lo', 'Round'] },
  { do: 'register', id: 'f5', player: 'b', name: 'Refused Twin' },
  { do: 'edit-player', id: 'f6', player: 'a', name: 'Kim Q. Park', publisher: 'KP-99' },
  { do: 'round', id: 'f7', round: 1, pairs: [['a', 'b']] },
  { do: 'result', id: 'f8', round: 1, table: 1, winner: 'a', score: { a: 300, b: 95 }, first: 'b' },
  { do: 'note', id: 'f9', text: 'ada  lo came late, kim park waited' }
]

function saved(names: FileNames, log: readonly object[] = LOG): string {
  const file = readEventFile({ format: 'linejudge-event/1', id: 'e', name: 'Saturday', settings: {}, log })
  if (!file.ok) throw new Error('no event')
  const { id, name, head, facts } = file.value
  const stored = rowOfEvent(id, name, head, '')
  return eventFileText(stored, names === 'with' ? facts : namelessFacts(facts, asNumbers(facts, stateIn(stored, facts), names)))
}

function stateOf(text: string) {
  const json = parseJsonText(text)
  const log = new EventLog({})
  for (const fact of (json.ok ? (json.value as { log: unknown[] }) : { log: [] }).log) {
    const read = readFact(fact, '')
    if (read.ok) log.append(read.value)
  }
  return log.state
}

describe('an event file', () => {
  it('has every name as it stands in the event', () => {
    for (const name of ['Kim Park', 'Ada Lo', 'Refused Twin']) expect(saved('with')).toContain(name)
  })

  it('without names has numbers for players, wherever a name stood, and decides the same', () => {
    const text = saved('without')
    expect(text).not.toMatch(/kim|ada|twin|gone again|club|KP-/i)
    expect(text).toContain('"Player 2 came late, Player 1 waited"')
    const [before, after] = [stateOf(saved('with')), stateOf(text)]
    expect([...after.players.values()].map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
    expect(standingsOf(after)).toEqual(standingsOf(before))
    expect(text.match(/"do":"[a-z-]+"/g)).toEqual(LOG.map((fact) => `"do":"${fact.do}"`))
    expect(text).toContain('"round":1')
  })
  it('without names has numbers for first names in what people wrote, and nowhere else', () => {
    const written = [
      { do: 'note', id: 'n1', text: 'Ada argued with kim' },
      { do: 'clock', id: 'n2', round: 1, action: 'start' },
      { do: 'penalty', id: 'n3', player: 'a', level: 'caution', infraction: 'Park shouted' },
      { do: 'table-map', id: 'n4', table: 1, map: 'Park' }
    ]
    const text = saved('without', [...LOG, ...written])
    for (const said of ['"Player 2 argued with Player 1"', '"Player 1 shouted"', '"map":"Park"', '"start"']) expect(text).toContain(said)
    expect(saved('adults', [...LOG, ...written])).toContain('"Player 2 argued with kim"')
  })

  it('without names has none in a ruling, and its position can still be opened', () => {
    const position = {
      format: 'clixcase/1',
      ruleset: 'heroclix-2012',
      title: 'Kim Park at the wall',
      turn: { round: 1 },
      figures: [{ id: 'Ada', name: 'Ada Lo’s Thor', at: [0, 0] }],
      ask: { kind: 'line-of-fire', from: 'Ada', to: [1, 0] }
    }
    const ruling = {
      do: 'ruling',
      id: 'f10',
      ruling: 'r1',
      title: 'Kim asks',
      verdict: 'Ada is right.',
      note: 'kim park agreed',
      case: position
    }
    const [found] = stateOf(saved('without', [...LOG, ruling])).rulings
    expect(found!.said).toMatchObject({ title: 'Player 1 asks', verdict: 'Player 2 is right.', note: 'Player 1 agreed' })
    expect(found!.said.position).toEqual({
      ...position,
      title: 'Player 1 at the wall',
      figures: [{ id: 'Ada', name: 'Player 2’s Thor', at: [0, 0] }]
    })
  })

  it('without the names of minors has numbers for them, and everybody else as they are called', () => {
    const text = saved('adults', [...LOG, { do: 'register', id: 'f10', player: 'c', name: 'Ada Lo Junior', club: 'Blue' }])
    expect(text).toContain('"Player 2 came late, kim park waited"')
    for (const kept of ['Kim Park Club', 'Ada Lo Junior', '"Blue"']) expect(text).toContain(kept)
    expect(text).not.toMatch(/"Ada Lo"|members/)
  })
})
