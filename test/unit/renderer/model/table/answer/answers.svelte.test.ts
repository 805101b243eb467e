/** Answers: at once where a moment is enough, else beside the page; who reads one that is worked on hears of it. */
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { answerOf, giveUp } from '../../../../../../src/renderer/model/table/answer/answers.svelte.ts'
import { Table } from '../../../../../../src/renderer/model/table/table.svelte.ts'
import { RulingClient, openRulingClient, type RulingWorker } from '../../../../../../src/renderer/model/table/answer/rulingClient.ts'
import { playTable, wholeOf } from '../../../../../../src/renderer/model/table/playing.ts'
import { answerQuestion } from '../../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../../src/shared/cases/parseQuestion.ts'
import type { ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { HEAVY } from '../../../../../support/heavyCases.ts'
import { waitFor } from '../../../../../support/waitFor.ts'

const plain: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [5, 1], terrain: ['.....'] },
  figures: [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [4, 0] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

const worker = (): RulingWorker & { readonly sent: unknown[]; ended: number } => ({
  sent: [],
  ended: 0,
  onmessage: null,
  onerror: null,
  postMessage(one: unknown) {
    this.sent.push(one)
  },
  terminate() {
    this.ended++
  }
})

/** Reads the answer as a panel does; what it has read so far is in the list. */
function watch(table: Table): { readonly seen: string[]; readonly stop: () => void } {
  const seen: string[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      const { answer } = table
      seen.push(answer.state === 'ruled' ? answer.ruling.verdict : answer.state)
    })
  })
  flushSync()
  return { seen, stop }
}

describe('the answer on a table', () => {
  it('is there at once where a moment is enough', () => {
    const table = new Table()
    table.start(plain)
    const { seen, stop } = watch(table)
    expect(seen).toEqual(['clear'])
    stop()
  })

  it('comes later where it is not, while the table stands', async () => {
    const table = new Table()
    table.start(HEAVY.reach!)
    const { seen, stop } = watch(table)
    expect(seen).toEqual(['working'])
    await waitFor(() => {
      flushSync()
      expect(seen).toEqual(['working', 'unruled'])
    })
    // It is known from then on.
    expect(answerOf(table.case)).toBe(table.answer)
    stop()
  })

  it('of a table that is no more is given up; the one that stands is answered', async () => {
    const table = new Table()
    table.start({ ...HEAVY.reach!, title: 'another' })
    const { seen, stop } = watch(table)
    table.change('simple', plain)
    flushSync()
    expect(seen).toEqual(['working', 'clear'])
    await new Promise((resolve) => setTimeout(resolve, 20))
    flushSync()
    expect(seen).toEqual(['working', 'clear'])
    // Undone, it is asked again.
    table.undo()
    flushSync()
    expect(seen).toEqual(['working', 'clear', 'working'])
    giveUp(table.case)
    stop()
  })

  it('is not asked for while it is held, and nothing is played', () => {
    const table = new Table()
    table.start(HEAVY.timeline!)
    table.hold()
    expect([table.answer.state, table.ruling, table.played]).toEqual(['held', null, null])
    table.change('simple', plain)
    expect(table.answer.state).toBe('ruled')
    table.hold()
    expect(table.answer.state).toBe('held')
    table.askHeld()
    expect(table.answer.state).toBe('ruled')
  })
})

describe('an edition with open points', () => {
  const fall: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2023',
    map: { size: [8, 3], level: ['22211111', '22211111', '22211111'] },
    figures: [
      { id: 'A', at: [1, 1], abilities: ['knockback'], side: 'red' },
      { id: 'T', at: [2, 1], abilities: ['flight'], side: 'blue' }
    ],
    ask: { kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 2 }], attack: 'close', choices: { knockBack: { T: true } } }
  }
  const wholeOfCommandLine = (value: ClixCase) => {
    const question = parseQuestion(JSON.parse(JSON.stringify(value)))
    if (!question.ok) throw new Error(question.problems[0]?.message)
    return answerQuestion(question.value)
  }

  it('is ruled as on the command line, with other readings and the standing that follows', () => {
    const table = new Table()
    table.start(fall)
    const whole = wholeOfCommandLine(fall)
    expect([whole.otherReadings?.length, whole.standing]).toEqual([1, { weakest: 'transcribed', rule: 'MKEY-KB' }])
    expect(table.answer).toEqual({ state: 'ruled', ruling: whole })
  })

  it('has its verdict first if the other readings take longer, and no standing until they are there', async () => {
    const table = new Table()
    const value: ClixCase = {
      ...fall,
      ask: {
        kind: 'timeline',
        events: [
          { do: 'begin-turn', side: 'red' },
          { do: 'attack', from: 'A', to: 'T', attack: 'close', dice: [6, 5], choices: { knockBack: { T: true } } }
        ]
      }
    }
    table.start(value)
    const seen: [string | undefined, boolean][] = []
    const stop = $effect.root(() => {
      $effect(() => {
        const { answer } = table
        if (answer.state === 'ruled') seen.push([answer.others, answer.ruling.standing !== undefined])
      })
    })
    flushSync()
    expect(seen).toEqual([['coming', false]])
    await waitFor(() => {
      flushSync()
      expect(seen).toEqual([
        ['coming', false],
        [undefined, true]
      ])
    })
    expect(table.ruling).toEqual(wholeOfCommandLine(value))
    expect(table.ruling?.otherReadings?.length).toBeGreaterThan(0)
    stop()
  })

  it('is passed on with the verdict before its other readings', async () => {
    const own = worker()
    const client = new RulingClient(() => own)
    const firsts: unknown[] = []
    const answer = client.solve(plain, (first) => firsts.push(first))
    const tell = (data: unknown): void => {
      own.onmessage?.call(own as unknown as Worker, { data } as MessageEvent)
    }
    const ruling = { verdict: 'clear', kind: 'line-of-fire' }
    tell({ ruling, isFirst: true })
    tell({ ruling })
    expect([firsts, await answer]).toEqual([[{ state: 'ruled', ruling, others: 'coming' }], { state: 'ruled', ruling }])
  })
})

describe('a long timeline', () => {
  it('is played in goes, none of which is long, and no further than a question may take', () => {
    const heal = (count: number): ClixCase => ({
      ...HEAVY.timeline!,
      figures: HEAVY.timeline!.figures!.slice(0, 60),
      ask: { kind: 'timeline', events: Array.from({ length: count }, (_, n) => ({ do: 'damage', to: `f${n}`, amount: 1 })) }
    })
    const whole = playTable(heal(50), null)!
    expect([whole.count, whole.goesOn]).toEqual([50, false])
    let played = playTable(heal(50), null, 50)!
    let goes = 1
    while (played.goesOn) {
      expect(wholeOf(played)).toBeNull()
      const { count } = played
      played = playTable(played.value, played, 50)!
      expect(played.count).toBeGreaterThan(count)
      goes++
    }
    expect(goes).toBeGreaterThan(1)
    expect([played.count, JSON.stringify(wholeOf(played)?.map(({ because }) => because))]).toEqual([
      50,
      JSON.stringify(wholeOf(whole)?.map(({ because }) => because))
    ])
  })
})

describe('the desk', () => {
  const value = plain

  it('asks its worker and says what came of it', async () => {
    const own = worker()
    const desk = new RulingClient(() => own)
    const answer = desk.solve(value)
    own.onmessage?.call(own as unknown as Worker, { data: { failed: 'a bug' } } as MessageEvent)
    expect([await answer, own.sent]).toEqual([{ state: 'failed', message: 'a bug' }, [value]])
  })

  it('gives up by ending the worker, and makes another for the next question', async () => {
    const made: ReturnType<typeof worker>[] = []
    const desk = new RulingClient(() => {
      const own = worker()
      made.push(own)
      return own
    })
    const first = desk.solve(value)
    desk.giveUp()
    const second = desk.solve(value)
    made[1]?.onmessage?.call(made[1] as unknown as Worker, { data: { failed: 'late' } } as MessageEvent)
    expect([await first, await second, made.map(({ ended }) => ended)]).toEqual([null, { state: 'failed', message: 'late' }, [1, 0]])
  })

  it('is not there where no worker can be made', () => {
    expect(
      openRulingClient(() => {
        throw new Error('no worker')
      })
    ).toBeNull()
  })
})
