/** A question without a board that is kept, among the saved rulings or as a file. */
import { expect, it, vi } from 'vitest'
import { saveNoBoardFile, saveNoBoardRuling } from '../../../../../src/renderer/actions/noBoard/noBoardActions.ts'
import { blankCase } from '../../../../../src/renderer/model/noBoard/noBoardKinds.ts'
import { noBoardAnswer } from '../../../../../src/renderer/model/noBoard/noBoardAnswer.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import { memoryApp } from '../../../../support/memoryApp.ts'

const total = { ...blankCase('action-total', 'heroclix-2012'), ask: { kind: 'action-total', buildTotal: 300 } } as const

it('stands among the saved rulings with its answer, and is known as kept', async () => {
  const { app, library, session, told } = memoryApp()
  session.noBoard.show(total)
  await saveNoBoardRuling(app)
  const answer = noBoardAnswer(total)
  const [saved] = library.rulings
  expect(saved).toMatchObject({ engineVersion: '9.9.9', case: total, ruling: answer.state === 'ruled' ? answer.ruling : 'ruled' })
  expect(saved!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(told()).toEqual([['info', expect.stringContaining(saved!.title)]])
  expect(session.noBoard.saved).toBe(session.noBoard.case)
})

it('is not kept without an answer, nor known as kept where the storage fails', async () => {
  const { app, library, session, told } = memoryApp()
  session.noBoard.show({ ...total, ask: { kind: 'action-total', buildTotal: -1 } })
  await saveNoBoardRuling(app)
  expect([library.rulings, told()]).toEqual([[], []])
  session.noBoard.show(total)
  vi.spyOn(library, 'saveRuling').mockRejectedValueOnce(new Error('The disk is full.'))
  await saveNoBoardRuling(app)
  expect([told(), session.noBoard.saved]).toEqual([[['error', expect.stringContaining('The disk is full.')]], null])
})

it('is a file that can be opened again', async () => {
  const { app, platform, session, told } = memoryApp()
  session.noBoard.show(total)
  await saveNoBoardFile(app)
  const [{ name, text }] = platform.saveFile.mock.calls[0]!
  expect(parseQuestion(JSON.parse(text))).toMatchObject({ ok: true, value: { ruleset: 'heroclix-2012', ask: total.ask } })
  expect(told()).toEqual([['info', expect.stringContaining(name)]])
})
