/** Figures past the end of their dial: they do nothing, and nobody else's question knows of them (DMG-07). */
import { describe, expect, it } from 'vitest'
import type { CaseFigure, ClixCase } from '../../src/shared/contract/case.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { rulingOn } from '../support/askEngine.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { holds, PATIENCE } from './runs.ts'

const defeated = (figure: CaseFigure): CaseFigure => ({ ...figure, dial: [{}], click: 2 })
const with1 = (question: ClixCase, id: string, change: (figure: CaseFigure) => CaseFigure): ClixCase => ({
  ...question,
  figures: question.figures!.map((figure) => (figure.id === id ? change(figure) : figure))
})

/** The ruling without what it says of every figure of the table, and without the place that each has in the list. */
const without = (ruling: object, id: string): unknown =>
  JSON.parse(
    JSON.stringify(ruling, (key, value: unknown) => (key === id ? undefined : value)).replaceAll(/\/figures\/\d+\//g, '/figures/-/')
  )

describe('a figure past the end of its dial', () => {
  it(
    'is for everybody else as if it had been taken off',
    () => {
      holds([anyQuestion], 600, (question) => {
        const other = question.figures!.find(({ id }) => !JSON.stringify(question.ask).includes(`"${id}"`))
        if (!other) return
        const sides = question.figures!.map((figure, index) => ({ side: index === 0 ? 'red' : 'blue', ...figure }))
        const plain = { ...question, figures: sides }
        const taken = { ...plain, figures: sides.filter(({ id }) => id !== other.id) }
        // A turn of a side without figures is reported.
        if (!taken.figures.some(({ side }) => side === question.turn?.active)) return
        expect(without(rulingOn(with1(plain, other.id, defeated)), other.id)).toEqual(without(rulingOn(taken), other.id))
      })
    },
    PATIENCE
  )

  it(
    'and so is a captive, who is off the map',
    () => {
      holds([anyQuestion], 600, (question) => {
        const named = (id: string): boolean => JSON.stringify(question.ask).includes(`"${id}"`)
        const other = question.figures!.find(({ id }) => !named(id))
        const captor = question.figures!.find(({ id }) => id !== other?.id)
        // Whom it cannot aim at is told for captives, too.
        if (!other || !captor || question.ask.kind === 'targets') return
        const sides = question.figures!.map((figure, index) => ({ side: index === 0 ? 'red' : 'blue', ...figure }))
        const plain = { ...question, figures: sides }
        const { at: _at, squares: _squares, ...held } = sides.find(({ id }) => id === other.id)!
        const caught = with1(plain, other.id, () => ({ ...held, captiveOf: captor.id }))
        const taken = { ...plain, figures: sides.filter(({ id }) => id !== other.id) }
        // A turn of a side without figures is reported.
        if (!taken.figures.some(({ side }) => side === question.turn?.active)) return
        expect(without(rulingOn(caught), other.id)).toEqual(without(rulingOn(taken), other.id))
      })
    },
    PATIENCE
  )

  it(
    'neither acts nor is acted on',
    () => {
      const nothing = ['illegal', 'none', 'taken', 'odds']
      holds([anyQuestion], 600, (question) => {
        const { ask } = question
        const one = 'from' in ask ? ask.from : 'figure' in ask ? ask.figure : 'to' in ask ? ask.to : undefined
        if (typeof one !== 'string') return
        const gone = with1(question, one, defeated)
        const parsed = parseCase(JSON.parse(JSON.stringify(gone)))
        if (!parsed.ok) {
          expect(parsed.problems.map(({ code }) => code)).toContain('figure-gone')
          return
        }
        const ruling = rulingOn(gone)
        expect(nothing).toContain(ruling.verdict)
        if (ruling.verdict === 'taken') expect(ruling['taken']).toBe(0)
        if (ruling.verdict === 'odds') expect(ruling['hit']).toEqual({ fraction: '0/1', percent: 0 })
        expect(ruling.because.map(({ rule }) => rule)).toContain('DMG-07')
      })
    },
    PATIENCE
  )
})
