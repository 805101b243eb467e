/** What must fit together in a case whose fields each have the right shape: figures that exist, squares on the map. */
import type { Problem } from '../../base/result.ts'
import type { CaseTarget, ClixCase, SquareXY } from '../../contract/case.ts'
import { isKnownEffect } from '../../rules/catalog.ts'

const ATTACKS: readonly string[] = ['close-attack', 'ranged-attack', 'thrown-object', 'close', 'ranged']

/** The checks that questions have in common; what is wrong is collected in `problems`, with JSON pointers. */
export class Checks {
  readonly problems: Problem[] = []
  readonly input: ClixCase
  constructor(input: ClixCase) {
    this.input = input
  }

  add(code: string, path: string, message: string): void {
    this.problems.push({ code, path, message })
  }

  figure(id: string | undefined, path: string): void {
    if (id === undefined || this.input.figures?.some((figure) => figure.id === id)) return
    const known = this.input.figures?.map((figure) => figure.id).join(', ')
    this.add(
      'no-such-figure',
      path,
      `At ${path} there is no figure "${id.slice(0, 60)}"; expected one of the figures of the case${known ? `: ${known.slice(0, 200)}` : ''}.`
    )
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
    if (ATTACKS.includes(id) || own.includes(id) || isKnownEffect(id)) return
    this.add(
      'unknown-means',
      '/ask/with',
      `At /ask/with there is "${id.slice(0, 60)}"; expected ${ATTACKS.slice(0, 3).join(', ')}, or the id of a power or ability.`
    )
  }

  square(place: SquareXY | undefined, path: string): void {
    if (!place || !this.input.map) return
    const [columns, rows] = this.input.map.size
    if (place[0] < columns && place[1] < rows) return
    this.add(
      'off-map',
      path,
      `At ${path} the square (${place[0]}, ${place[1]}) lies off the map, which has ${columns} columns and ${rows} rows.`
    )
  }

  /** The end of a line: a figure, or a square. */
  end(place: string | SquareXY, path: string): void {
    if (typeof place === 'string') this.figure(place, path)
    else this.square(place, path)
  }

  target(target: CaseTarget, path: string): void {
    if (typeof target === 'string') this.figure(target, path)
    else if ('wall' in target) {
      target.wall.forEach((place, index) => {
        this.square(place, `${path}/wall/${index}`)
      })
      const [a, b] = target.wall
      if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
        this.add(
          'no-edge',
          `${path}/wall`,
          `At ${path}/wall the two squares do not share an edge; expected two orthogonally adjacent squares.`
        )
    } else if ('square' in target) this.square(target.square, `${path}/square`)
    else if (!this.input.objects?.some(({ id }) => id === target.object)) {
      this.add('no-such-object', `${path}/object`, `At ${path}/object there is no object "${target.object.slice(0, 60)}" in the case.`)
    }
  }
}
