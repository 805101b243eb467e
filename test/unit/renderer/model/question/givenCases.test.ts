/** Scenes of real rulings: every given case that the engine answers is drawn, and as the ruling has it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { toScene } from '../../../../../src/renderer/model/question/toScene.ts'
import { VIEW } from '../../../shared/scene/rulings.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../cases/given')

interface Given {
  readonly name: string
  readonly position: ClixCase
}

const given: Given[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const cases: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    return (Array.isArray(cases) ? cases : [cases]).flatMap((one: unknown, i): Given[] => {
      const parsed = parseCase(one)
      return parsed.ok ? [{ name: `${name} ${parsed.value.id ?? i}`, position: parsed.value }] : []
    })
  })

describe('scenes of the given cases', () => {
  it('have lines that begin and end where the ruling drew them, in parts that touch', () => {
    const lines = given.flatMap(({ name, position }) => {
      const ruling = answerCase(checkedCase(position))
      return ruling.kind === 'line-of-fire' ? [{ name, ruling, scene: toScene(position, ruling, VIEW) }] : []
    })
    expect(lines.length).toBeGreaterThan(20)
    for (const { name, ruling, scene } of lines) {
      const line = scene.marks.find((mark) => mark.kind === 'line')!
      expect(line.verdict, name).toBe(ruling.verdict)
      expect(line.parts[0]!.from, name).toEqual([ruling.between[0][0] + 0.5, ruling.between[0][1] + 0.5])
      expect(line.parts.at(-1)!.to, name).toEqual([ruling.between[1][0] + 0.5, ruling.between[1][1] + 0.5])
      line.parts.slice(1).forEach((part, i) => {
        expect(part.from, name).toEqual(line.parts[i]!.to)
      })
      expect(
        line.parts.some(({ state }) => state === 'blocked'),
        name
      ).toBe(ruling.verdict === 'blocked')
      if (ruling.verdict !== 'blocked')
        expect(
          line.parts.some(({ state }) => state === 'hindered'),
          name
        ).toBe(ruling.verdict === 'hindered')
      expect(
        scene.marks.filter((mark) => mark.kind === 'blocker').map(({ number }) => number),
        name
      ).toEqual(ruling.blockedBy.map((_, i) => i + 1))
    }
  })

  it('have a path for every figure that the ruling knocks back, and figures where they stood', () => {
    let paths = 0
    for (const { name, position } of given) {
      const ruling = answerCase(checkedCase(position))
      const results = ruling.kind === 'knock-back' ? ruling.results : ruling.kind === 'attack' ? ruling.knockBack.results : []
      const scene = toScene(position, ruling, VIEW)
      const marks = scene.marks.flatMap((mark) => (mark.kind === 'knock-back' && mark.option === 0 ? [mark] : []))
      const moved = results.filter(({ knockedBack }) => knockedBack)
      expect(
        marks.map(({ figure, end }) => [figure, end]),
        name
      ).toEqual(moved.map(({ figure, end }) => [figure, end]))
      expect(
        scene.tokens.map(({ id }) => id),
        name
      ).toEqual((position.figures ?? []).filter(({ at, squares }) => at ?? squares).map(({ id }) => id))
      paths += marks.length
    }
    expect(paths).toBeGreaterThan(20)
  })
})
