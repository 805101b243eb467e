/** Dice and choices that a question tells by name: a name that nobody has would be passed over in silence, so it is refused. */
import { phrase } from '../../base/problem.ts'
import { isRecord, pointerStep } from '../../base/validate.ts'
import type { Checks } from '../common/checks.ts'
import { rollNamesFor } from '../../editions/shelf.ts'
import { nearestWord } from '../../base/text/editDistance.ts'

/** More slips than these are another word. */
const MOST_SLIPS = 3

/** The roll that was probably meant: the one that the effect of this name asks for, or the one that is written nearly so. */
function nearest(id: string, names: ReadonlyMap<string, readonly string[]>): string | null {
  for (const [name, effects] of names) if (effects.includes(id)) return name
  const best = nearestWord(id, names.keys())
  return best && best.slips <= MOST_SLIPS ? best.word : null
}

/** @param terrain ids of special terrain: what it does may ask for a die, too */
function checkNames(rolls: unknown, path: string, terrain: ReadonlySet<string>, checks: Checks): void {
  if (!isRecord(rolls)) return
  const known = rollNamesFor(checks.input)
  for (const id of Object.keys(rolls)) {
    if (known.has(id) || terrain.has(id) || terrain.has(id.replace(/-\d+$/, ''))) continue
    const near = nearest(id, known)
    const expected =
      near === null ? phrase('expected.roll-known', { known: [...known.keys()].join(', ') }) : phrase('expected.roll-near', { near })
    checks.add('unknown-roll', path + pointerStep(id), 'unknown-roll', { id: id.slice(0, 60), expected })
  }
}

/** What is chosen for figures by their ids. */
const CHOSEN_BY_FIGURE = ['split', 'knockBack', 'direction', 'mastermind', 'instead', 'place', 'reducer'] as const

function checkFigures(byFigure: unknown, path: string, checks: Checks): void {
  if (isRecord(byFigure)) for (const id of Object.keys(byFigure)) checks.figure(id, path + pointerStep(id))
}

/**
 * Looks at the dice and the choices of a question, or of an event in it with its steps: whose they are, and what for.
 * @param ofOne its dice are those of one figure
 */
export function checkRolls(asked: object, path: string, ofOne: boolean, terrain: ReadonlySet<string>, checks: Checks): void {
  const { rolls, dice, choices, events, steps } = asked as Readonly<Record<string, unknown>>
  if (ofOne) checkNames(rolls, `${path}/rolls`, terrain, checks)
  else if (isRecord(rolls)) {
    checkFigures(rolls, `${path}/rolls`, checks)
    for (const [figure, own] of Object.entries(rolls)) checkNames(own, `${path}/rolls${pointerStep(figure)}`, terrain, checks)
  }
  checkFigures(dice, `${path}/dice`, checks)
  if (isRecord(choices)) for (const field of CHOSEN_BY_FIGURE) checkFigures(choices[field], `${path}/choices/${field}`, checks)
  for (const [field, list] of Object.entries({ events, steps }))
    if (Array.isArray(list))
      list.forEach((event: unknown, index) => {
        if (isRecord(event)) checkRolls(event, `${path}/${field}/${index}`, false, terrain, checks)
      })
}
