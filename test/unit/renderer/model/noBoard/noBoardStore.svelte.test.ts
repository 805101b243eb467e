/** The desk: a question without a board is answered as it is changed, and says what is missing. */
import { describe, expect, it } from 'vitest'
import { NoBoardStore } from '../../../../../src/renderer/model/noBoard/noBoardStore.svelte.ts'
import { noBoardAnswer } from '../../../../../src/renderer/model/noBoard/noBoardAnswer.ts'
import { formatsOfRules } from '../../../../../src/renderer/model/library/formatsOfRules.ts'
import { inFormatOf, type ForceAsk } from '../../../../../src/renderer/model/noBoard/force.ts'
import { editionFile } from '../../../../support/editions.ts'
import { actionsOf, blankAsk, noBoardTitle, KINDS } from '../../../../../src/renderer/model/noBoard/noBoardKinds.ts'

function verdictOf(desk: NoBoardStore): string {
  const answer = noBoardAnswer(desk.case)
  return answer.state === 'ruled' ? answer.ruling.verdict : answer.message
}

describe('the desk', () => {
  it.each(KINDS)('begins a question of the kind %s that can be answered, with a title', (kind) => {
    const desk = new NoBoardStore()
    desk.ask(blankAsk(kind))
    expect(noBoardAnswer(desk.case).state).toBe('ruled')
    expect(noBoardTitle(desk.case)).not.toBe('')
  })

  it('asks once, whoever looks at the answer', () => {
    const desk = new NoBoardStore()
    const answer = noBoardAnswer(desk.case)
    expect(noBoardAnswer(desk.case)).toBe(answer)
    expect(noBoardAnswer({ ...desk.case })).not.toBe(answer)
    expect(noBoardAnswer({ ...desk.case })).toEqual(answer)
  })

  it('answers anew when a part changes: Running Shot gives Flurry nothing', () => {
    const desk = new NoBoardStore()
    expect(verdictOf(desk)).toBe('legal')
    desk.ask({ kind: 'combo', action: 'running-shot', with: ['flurry'] })
    expect(verdictOf(desk)).toBe('illegal')
  })

  it('takes the rules of another edition: Energy Explosion joins Penetrating Blast from 2013 on', () => {
    const desk = new NoBoardStore()
    desk.ask({ kind: 'combo', action: 'ranged', with: ['energy-explosion', 'penetrating-psychic-blast'] })
    desk.setRules({ ruleset: 'heroclix-2012' })
    expect(verdictOf(desk)).toBe('illegal')
    desk.setRules({ ruleset: 'heroclix-2013' })
    expect(verdictOf(desk)).toBe('legal')
  })

  it('asks about a force by a format of the rules on a day, and drops the format with rules that lack it', () => {
    const desk = new NoBoardStore()
    const rules = { ruleset: 'club', editions: [editionFile('club')] }
    desk.open(rules)
    desk.setKind('force')
    const [format] = formatsOfRules(desk.case)
    const ask = { ...blankAsk('force'), figures: [{ id: 'a', name: 'Mira', set: 'zz', points: 100 }] } as ForceAsk
    desk.ask({ ...ask, ...inFormatOf(ask, format!, '2026-11-30') })
    expect(desk.case.ask).toMatchObject({ format: 'club', on: '2026-11-30', buildTotal: format!.total })
    const before = verdictOf(desk)
    desk.ask({ ...(desk.case.ask as ForceAsk), on: '2026-12-01' })
    expect([before, verdictOf(desk)]).toEqual(['legal', 'illegal'])
    desk.setRules({ ruleset: 'heroclix-2013' })
    expect(desk.case.ask).not.toHaveProperty('format')
    expect(noBoardAnswer(desk.case).state).toBe('ruled')
    const without = inFormatOf(desk.case.ask as ForceAsk, null, '2026-11-30')
    expect(Object.keys(without)).toEqual(['format', 'on'])
  })

  it('drops the title of an opened file once the question is another one', () => {
    const desk = new NoBoardStore()
    desk.show({ format: 'clixcase/1', ruleset: 'heroclix-2012', title: 'Round three', ask: { kind: 'action-total', buildTotal: 300 } })
    expect([desk.isOpen, noBoardTitle(desk.case)]).toEqual([true, 'Round three'])
    desk.ask({ kind: 'action-total', buildTotal: 400 })
    expect(noBoardTitle(desk.case)).toBe('Actions at 400 points')
  })

  it('says what is wrong with a question instead of a verdict', () => {
    const desk = new NoBoardStore()
    desk.ask({ kind: 'action-total', buildTotal: -1 })
    expect(noBoardAnswer(desk.case).state).toBe('incomplete')
    expect(verdictOf(desk)).toContain('/ask/buildTotal')
  })

  it('offers plain actions first, then the powers that are or grant one', () => {
    const ids = actionsOf('heroclix-2013').map(({ id }) => id)
    expect(ids.slice(0, 4)).toEqual(['close', 'ranged', 'move', 'power'])
    expect(ids).toContain('charge')
    expect(ids).not.toContain('toughness')
  })
})
