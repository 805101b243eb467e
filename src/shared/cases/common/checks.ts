/** What must fit together in a case whose fields each have the right shape: figures that exist, squares on the map. */
import { showsKnockOut } from '../../position/dial.ts'
import { problem, type ProblemFacts } from '../../base/problem.ts'
import type { ProblemSentenceId } from '../../base/problemSentences.ts'
import type { Problem } from '../../base/result.ts'
import type { CaseFigure, CaseTarget, ClixCase, SquareXY } from '../../contract/case.ts'
import { isAside } from '../../contract/caseSquares.ts'
import { knowsEffect } from '../../editions/shelf.ts'

/** The click that it shows: where the case does not say, the one that it came in on. */
const clickOf = ({ click, lines, line }: CaseFigure): number => click ?? lines?.[line ?? 0]?.click ?? 1

const ATTACKS: readonly string[] = ['close-attack', 'ranged-attack', 'thrown-object', 'close', 'ranged']

/** The checks that questions have in common; what is wrong is collected in `problems`, with JSON pointers. */
export class Checks {
  readonly problems: Problem[] = []
  readonly input: ClixCase
  constructor(input: ClixCase) {
    this.input = input
  }

  add<Id extends ProblemSentenceId>(code: string, path: string, say: Id, facts: ProblemFacts<Id>): void {
    this.problems.push(problem(code, path, say, facts))
  }

  figure(id: string | undefined, path: string): void {
    if (id === undefined || this.input.figures?.some((figure) => figure.id === id)) return
    const known = this.input.figures?.map((figure) => figure.id).join(', ')
    if (known) this.add('no-such-figure', path, 'no-such-figure', { id: id.slice(0, 60), known: known.slice(0, 200) })
    else this.add('no-such-figure', path, 'no-figure', { id: id.slice(0, 60) })
  }

  /** A figure that has to be on the map: no captive (ABL-CAP), not beside it (ABL-MER), nor past the end of its dial (DMG-07). */
  standing(id: string | undefined, path: string): void {
    this.figure(id, path)
    const figure = this.input.figures?.find((candidate) => candidate.id === id)
    if (figure?.captiveOf !== undefined) this.add('figure-captive', path, 'figure-captive', { id: figure.id.slice(0, 60) })
    if (figure && isAside(figure)) this.add('figure-aside', path, 'figure-aside', { id: figure.id.slice(0, 60) })
    if (figure?.dial && showsKnockOut({ dial: figure.dial }, clickOf(figure)))
      this.add('figure-gone', path, 'figure-gone', { id: figure.id.slice(0, 60) })
  }

  /** `with` is an attack, a power that some edition knows, or one that the figure itself has. */
  means(from: string, id: string): void {
    const figure = this.input.figures?.find((candidate) => candidate.id === from)
    const own = [
      ...(figure?.powers ?? []),
      ...(figure?.canUse ?? []),
      ...(figure?.abilities ?? []),
      ...(figure?.specialPowers ?? []).map((special) => special.id),
      ...(figure?.traits ?? []).map((trait) => trait.id)
    ]
    if (ATTACKS.includes(id) || own.includes(id) || knowsEffect(this.input, id)) return
    this.add('unknown-means', '/ask/with', 'unknown-means', { id: id.slice(0, 60), attacks: ATTACKS.slice(0, 3).join(', ') })
  }

  square(place: SquareXY | undefined, path: string): void {
    if (!place || !this.input.map) return
    const [columns, rows] = this.input.map.size
    if (place[0] < columns && place[1] < rows) return
    this.add('off-map', path, 'off-map', { x: place[0], y: place[1], columns, rows })
  }

  /** The end of a line: a figure, or a square. */
  end(place: string | SquareXY, path: string): void {
    if (typeof place === 'string') this.standing(place, path)
    else this.square(place, path)
  }

  target(target: CaseTarget, path: string): void {
    if (typeof target === 'string') this.figure(target, path)
    else if ('wall' in target) {
      target.wall.forEach((place, index) => {
        this.square(place, `${path}/wall/${index}`)
      })
      const [a, b] = target.wall
      if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1) this.add('no-edge', `${path}/wall`, 'no-edge', {})
    } else if ('square' in target) this.square(target.square, `${path}/square`)
    else if (!this.input.objects?.some(({ id }) => id === target.object)) {
      this.add('no-such-object', `${path}/object`, 'no-such-object', { id: target.object.slice(0, 60) })
    }
  }
}
