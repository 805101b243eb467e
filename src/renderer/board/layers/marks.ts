/** The ruling's marks in two layers: what lies on the ground below the figures, and what must never be covered. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { BoardScene, KnockBackMark, SceneMark, SceneToken, TargetMark } from '../../../shared/scene/scene.ts'
import { boxAround, groupOf, spriteOf, type Kit } from '../kit/kit.ts'
import { paintBadge, paintChevron, paintDamage, paintStop } from '../paint/glyphs.ts'
import { strokeSprites } from '../paint/stroke.ts'
import { tokenHash } from '../paint/token.ts'
import { fieldNode } from './field.ts'
import { aimEnds, aimStroke, badge, badgePlaces, blockerGround, cornerMark, itemOf, lineEnds, lineStroke } from './lines.ts'
import { moveSteps, moveStroke } from './moves.ts'
import { edgeStroke, frame, ghost } from './pieces.ts'
import { heatNode, labelNode, openingNode } from './authored.ts'
import { rulerNode } from './ruler.ts'
import { sightItem } from './sight.ts'
import type { Container } from 'pixi.js'
import type { Item } from './keyedLayer.ts'

const centre = (kit: Kit, [x, y]: SquareXY): readonly [number, number] => [(x + 0.5) * kit.u, (y + 0.5) * kit.u]

/** What lies below the figures. */
export function groundMarks(kit: Kit, scene: BoardScene): Item[] {
  const items: Item[] = []
  let sights = 0
  // All lines lie on the ground itself, which may be in their picture.
  const faintFirst = [...scene.marks].sort((a, b) => Number(b.kind === 'sight') - Number(a.kind === 'sight') || optionOf(b) - optionOf(a))
  faintFirst.forEach((mark, i) => {
    const add = (build: () => Container): void => {
      items.push(itemOf('ground', i, mark, build))
    }
    switch (mark.kind) {
      case 'hinder':
        add(() => groupOf(frame(kit, mark.at, 'hindered', kit.theme.verdict.hindered, 'dashed')))
        break
      case 'blocker':
        add(() => blockerGround(kit, mark))
        break
      case 'line':
        add(() => lineStroke(kit, mark))
        break
      case 'aim':
        add(() => aimStroke(kit, mark))
        break
      case 'knock-back':
        add(() => chain(kit, mark))
        break
      case 'move':
        add(() => moveStroke(kit, mark))
        break
      case 'reach':
        add(() =>
          fieldNode(kit, mark.squares, { colour: kit.theme.accent, tint: 0.2, pattern: true, line: 2, texts: mark.costs?.map(String) })
        )
        break
      case 'sight':
        items.push(sightItem(kit, mark, sights++, `ground${i}:sight`))
        break
      case 'highlight':
        add(() => fieldNode(kit, mark.squares, { colour: kit.theme.highlight, tint: 0.3, pattern: false, line: 3 }))
        break
      case 'target':
        add(() => targetGround(kit, mark))
        break
      case 'heat':
        add(() => heatNode(kit, mark))
        break
      case 'opening':
        add(() => openingNode(kit, mark))
        break
      case 'label':
      case 'corner':
      case 'ruler':
        break
    }
  })
  if (scene.cursor) {
    const at = scene.cursor
    items.push({ id: 'cursor', hash: at.join(), build: () => groupOf(frame(kit, at, 'cursor', kit.theme.accent, 'corners')) })
  }
  return items
}

/** What lies above the figures. */
export function topMarks(kit: Kit, scene: BoardScene): Item[] {
  const places = badgePlaces(kit, scene.marks, scene.tokens)
  return scene.marks.flatMap((mark, i): Item[] => {
    switch (mark.kind) {
      case 'line':
        return [itemOf('top', i, mark, () => lineEnds(kit, mark))]
      case 'aim':
        return [itemOf('top', i, mark, () => aimEnds(kit, mark))]
      case 'corner':
        return [itemOf('top', i, mark, () => cornerMark(kit, mark))]
      case 'blocker': {
        const place = places.get(mark)
        return place ? [itemOf('top', i, mark, () => badge(kit, mark, place), place.join())] : []
      }
      case 'knock-back': {
        const token = scene.tokens.find(({ id }) => id === mark.figure)
        return [itemOf('top', i, mark, () => knockBackEnd(kit, mark, token), token ? tokenHash(token) : '')]
      }
      case 'move': {
        const token = scene.tokens.find(({ id }) => id === mark.figure)
        return [itemOf('top', i, mark, () => moveSteps(kit, mark, token), token ? tokenHash(token) : '')]
      }
      case 'ruler':
        return [itemOf('top', i, mark, () => rulerNode(kit, mark))]
      case 'label':
        return [itemOf('top', i, mark, () => labelNode(kit, mark))]
      case 'heat':
      case 'opening':
      case 'hinder':
      case 'sight':
      case 'reach':
      case 'highlight':
      case 'target':
        return []
    }
  })
}

/** A square or a wall as the target. */
function targetGround(kit: Kit, mark: TargetMark): Container {
  const [first, second] = mark.at
  if (mark.wall && first && second) return groupOf(...edgeStroke(kit, [first, second], kit.theme.accent))
  return groupOf(...mark.at.map((at) => frame(kit, at, 'target', kit.theme.accent, 'full')))
}

const optionOf = (mark: SceneMark): number => (mark.kind === 'knock-back' ? mark.option : 0)

function chain(kit: Kit, mark: KnockBackMark): Container {
  const faint = mark.option > 0
  const group = groupOf(
    ...(faint
      ? strokeSprites(kit, [mark.from[0] + 0.5, mark.from[1] + 0.5], [mark.end[0] + 0.5, mark.end[1] + 0.5], {
          colour: kit.theme.quiet,
          width: Math.max(1.5 * kit.density, 0.03 * kit.u),
          casing: kit.theme.casing
        })
      : []),
    ...mark.path.map((square, i) => {
      // The last square holds the ghost, which carries the number itself.
      const step = i === mark.path.length - 1 ? 0 : i + 1
      return spriteOf(
        kit,
        `chevron:${mark.direction.join()}:${faint ? 'faint' : step}`,
        boxAround(0.85 * kit.u),
        (context) => paintChevron(context, mark.direction, step, faint, kit),
        ...centre(kit, square)
      )
    })
  )
  group.alpha = faint ? 0.6 : 1
  return group
}

/** Away from where the figure came from, from where it stopped and from the damage above it. */
function badgeOffset([dx, dy]: SquareXY): readonly [number, number] {
  if (dy <= 0) return [0, 0.4]
  return dx === 0 ? [0.4, 0] : [-0.3 * dx, 0.3]
}

/** How many squares it went, on the ghost. */
function stepBadge(kit: Kit, mark: KnockBackMark): Container {
  const steps = mark.path.length
  const radius = Math.max(7 * kit.density, 0.15 * kit.u)
  const [cx, cy] = centre(kit, mark.end)
  const [x, y] = badgeOffset(mark.direction)
  return spriteOf(
    kit,
    `steps:${steps}`,
    boxAround(radius + 3 * kit.density),
    (context) => paintBadge(context, String(steps), radius, kit.theme.stepPlate, kit, kit.theme.stepText),
    cx + x * kit.u,
    cy + y * kit.u
  )
}

/** The ghost where the figure ends, what stopped it and what it costs. */
function knockBackEnd(kit: Kit, mark: KnockBackMark, token: SceneToken | undefined): Container {
  const group = groupOf()
  const faint = mark.option > 0
  const moved = mark.end[0] !== mark.from[0] || mark.end[1] !== mark.from[1]
  if (token && moved && !faint) {
    group.addChild(ghost(kit, token, mark.end[0] - mark.from[0], mark.end[1] - mark.from[1]), stepBadge(kit, mark))
  }
  const length = Math.hypot(mark.direction[0], mark.direction[1])
  const [cx, cy] = centre(kit, mark.end)
  if (mark.stoppedBy) {
    const stop = mark.stoppedBy
    const radius = Math.max(9 * kit.density, 0.2 * kit.u)
    // At the border towards the square that was not entered.
    const reach = (stop === 'edge' ? 0.36 : 0.45) * kit.u
    const sign = spriteOf(
      kit,
      `stop:${stop}:${mark.direction.join()}`,
      boxAround(radius + 3 * kit.density),
      (context) => paintStop(context, stop, mark.direction, radius, kit),
      cx + Math.sign(mark.direction[0]) * reach * (length > 1 ? 0.88 : 1),
      cy + Math.sign(mark.direction[1]) * reach * (length > 1 ? 0.88 : 1)
    )
    sign.alpha = faint ? 0.7 : 1
    group.addChild(sign)
  }
  if (faint) return group
  const pill = (amount: number, [x, y]: readonly [number, number]): void => {
    const size = Math.max(11 * kit.density, 0.26 * kit.u)
    group.addChild(spriteOf(kit, `damage:${amount}`, boxAround(size * 1.3), (context) => paintDamage(context, amount, kit), x, y))
  }
  // Clear of the ghost's label, also where letters are as small as they get.
  const away = Math.max(0.44, 0.32 + (8 * kit.density) / kit.u)
  const lift = mark.direction[1] < 0 && mark.direction[0] === 0 ? away : -away
  if (mark.damage !== null) pill(mark.damage, [cx, cy + lift * kit.u])
  for (const other of mark.others) {
    if (other.at) pill(other.damage, [centre(kit, other.at)[0], centre(kit, other.at)[1] - 0.44 * kit.u])
  }
  return group
}
