/** The question in a few words, as a title for lists and files. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { texts } from '../../i18n/texts.ts'
import { askParts } from '../table/asks.ts'
import type { End } from '../table/asks.ts'
import { figureById, figureName } from '../table/caseEdit.ts'
import { powerName } from '../table/powerNames.ts'
import { terrainTargetName, terrainTargetOf } from '../table/terrainTarget.ts'

/** A figure's name, a square's name, or nothing yet. */
export function endName(value: ClixCase, end: End): string {
  if (typeof end !== 'string') return formatSquareName(end)
  const figure = figureById(value, end)
  return figure ? figureName(figure) : end
}

/** The action that moves a figure, as the sentence has it. */
export const actionName = (action: string | undefined): string =>
  action === undefined || action === 'move' ? texts.ask.moveAction : powerName(action)

export function caseTitle(value: ClixCase): string {
  if (value.title) return value.title
  const { ask } = value
  const parts = askParts(ask)
  const from = endName(value, parts.from) || texts.ask.somebody
  const terrain = terrainTargetOf(ask)
  const to = (terrain ? terrainTargetName(value, terrain) : endName(value, parts.to)) || texts.ask.somebody
  switch (ask.kind) {
    case 'line-of-fire':
      return texts.titles.line(from, to)
    case 'can-target':
      return texts.titles.canTarget(from, to, texts.ask.means(ask.with) ?? powerName(ask.with))
    case 'targets':
      return texts.titles.targets(from, texts.ask.means(ask.with) ?? powerName(ask.with))
    case 'attack':
      return texts.titles.attack(from, to)
    case 'preparation':
      return texts.titles.preparation(from)
    case 'odds':
      return texts.titles.odds(from, to)
    case 'knock-back':
      return texts.titles.knockBack(from, to)
    case 'damage':
      return texts.titles.damage(to, ask.amount)
    case 'value':
      return texts.titles.value(to, texts.values[ask.value])
    case 'move': {
      const end = ask.path.at(-1)
      return end
        ? texts.titles.move(from, formatSquareName(end), actionName(ask.action))
        : texts.titles.moveSomewhere(from, actionName(ask.action))
    }
    case 'reach':
      return texts.titles.reach(from, actionName(ask.action))
    case 'break-away':
      return texts.titles.breakAway(from, actionName(ask.action))
    case 'timeline':
      return texts.titles.timeline(ask.events.length)
  }
}
