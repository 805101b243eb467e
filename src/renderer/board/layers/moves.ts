/** Moves as display objects: the way below the figures; its numbered steps, the refused one and the end above them. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { MoveMark, Point, SceneToken } from '../../../shared/scene/scene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import { paintBadge } from '../paint/glyphs.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { paintTag, tagBox } from '../paint/tag.ts'
import { endAhead } from './endAhead.ts'
import { ghost, stopBar } from './pieces.ts'
import type { Container } from 'pixi.js'

const middle = ([x, y]: SquareXY): Point => [x + 0.5, y + 0.5]

/** Every step as where it comes from, where it goes and whether it may be taken. */
function stepsOf(
  mark: MoveMark
): readonly { readonly from: SquareXY; readonly to: SquareXY; readonly state: 'taken' | 'refused' | 'after' }[] {
  const refused = mark.refused?.step ?? Infinity
  return mark.path.map((to, i) => ({
    from: mark.path[i - 1] ?? mark.from,
    to,
    state: i + 1 < refused ? 'taken' : i + 1 === refused ? 'refused' : 'after'
  }))
}

export function moveStroke(kit: Kit, mark: MoveMark): Container {
  const { theme, u, density } = kit
  const width = Math.max(3 * density, 0.08 * u)
  const dot = Math.max(2.5 * density, 0.06 * u)
  return groupOf(
    ...stepsOf(mark).flatMap(({ from, to, state }) =>
      strokeSprites(
        kit,
        middle(from),
        middle(to),
        state === 'taken'
          ? { colour: theme.accent, width, casing: theme.edge }
          : state === 'refused'
            ? { colour: theme.verdict.blocked, width: dot, casing: theme.edge, dash: [dot, dot * 2.2] }
            : { colour: theme.quiet, width: Math.max(1.5 * density, 0.03 * u), casing: theme.casing }
      )
    )
  )
}

const tag = (kit: Kit, text: string, colour: string, x: number, y: number): Container =>
  spriteOf(kit, `tag:${text}:${colour}`, tagBox(text, kit), (context) => paintTag(context, text, colour, kit.theme.onColour, kit), x, y)

/** The steps' numbers, where the move is refused, and the figure where it ends. */
export function moveSteps(kit: Kit, mark: MoveMark, token: SceneToken | undefined): Container {
  const { theme, u, density } = kit
  const group = groupOf()
  const steps = stepsOf(mark)
  const last = mark.path.at(-1) ?? mark.from
  const legal = mark.refused === null
  const end = legal && token ? endAhead(mark, token) : null
  if (token && end) group.addChild(ghost(kit, token, ...end))
  const radius = Math.max(7.5 * density, 0.17 * u)
  steps.forEach(({ to, state }, i) => {
    const colour = state === 'taken' ? theme.accent : state === 'refused' ? theme.verdict.blocked : theme.quiet
    const ends = legal && i === steps.length - 1
    const [x, y] = middle(to)
    group.addChild(
      spriteOf(
        kit,
        `step:${state}:${i + 1}`,
        boxAround(radius + 3 * density),
        (context) => paintBadge(context, String(i + 1), radius, colour, kit),
        x * u,
        (y + (ends ? 0.4 : 0)) * u
      )
    )
  })
  const stopped = mark.refused ? steps[mark.refused.step - 1] : undefined
  if (mark.refused && stopped) {
    const [a, b] = [middle(stopped.from), middle(stopped.to)]
    group.addChild(stopBar(kit, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [a, b], { reach: 0.3, least: 10 }))
    // Above or below the square that is refused, away from where the way comes from.
    const below = stopped.to[1] >= stopped.from[1]
    group.addChild(tag(kit, mark.refused.why, theme.verdict.blocked, b[0] * u, b[1] * u + (below ? 1 : -1) * (radius + 11 * density)))
  }
  if (legal && mark.note !== null) {
    const [x, y] = middle(last)
    group.addChild(tag(kit, mark.note, theme.verdict.hindered, x * u, (y - 0.42) * u - 8 * density))
  }
  return group
}
