/** What a board has to show of a question, and which question is a new one. */
import { describe, expect, it } from 'vitest'
import { offSight, questionKey, subjectOf } from '../../../../../src/renderer/model/board/subject.ts'
import { toScene } from '../../../../../src/renderer/model/question/toScene.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { boardTurn } from '../../../../../src/renderer/model/board/turnBoard.ts'
import { duel } from '../../../../support/bench.ts'

const look = { cursor: null, highlighted: [], theme: 'dark', squareNames: false, reducedMotion: true } as const
const sceneFor = (value: ClixCase) => toScene(value, answerCase(checkedCase(value)), look)

describe('a question on the board', () => {
  it('is its ends and its marks; what decides comes first', () => {
    const value: ClixCase = { ...duel, ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'loki', damageTaken: 2 }], dice: [4, 4] } }
    const scene = sceneFor(value)
    const { points, first } = subjectOf(scene)
    const end = scene.marks.find((mark) => mark.kind === 'knock-back')!.end
    expect(first).toContainEqual([...end])
    expect(points.length).toBeGreaterThan(first.length)
    expect(offSight(scene).map(({ name }) => name)).toEqual(expect.arrayContaining(['Thor', 'Loki']))
  })

  it('is another one with other figures, another kind or another place, and the same with other dice', () => {
    const asked: ClixCase = { ...duel, ask: { kind: 'attack', from: 'thor', targets: ['loki'], dice: [4, 4] } }
    expect(questionKey({ ...asked, ask: { ...asked.ask, dice: [1, 2] } as ClixCase['ask'] })).toBe(questionKey(asked))
    expect(questionKey(duel)).not.toBe(questionKey(asked))
    const moved = {
      ...asked,
      figures: asked.figures?.map((figure) => (figure.id === 'loki' ? { ...figure, at: [7, 7] as const } : figure))
    }
    expect(questionKey(moved)).not.toBe(questionKey(asked))
  })
})

describe('how a map lies', () => {
  it('is on its side where it is upright and the window is wide, unless somebody has turned it', () => {
    expect(boardTurn({}, [16, 24], true)).toBe(3)
    expect(boardTurn({}, [16, 24], false)).toBe(0)
    expect(boardTurn({}, [24, 16], true)).toBe(0)
    expect(boardTurn({ board: { turned: 0 } }, [16, 24], true)).toBe(0)
  })
})
