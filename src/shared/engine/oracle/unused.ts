/** Input of a question or an event that nothing used: choices, dice and powers. */
import { pointerStep } from '../../base/validate.ts'
import type { Choices, Rolls } from '../../contract/case.ts'
import type { Asked, Given } from './oracle.ts'

/** `path` is a pointer into the case. */
export type Unused =
  /** A choice of a figure, or of no single one (`null`). */
  | { readonly kind: 'choice'; readonly path: string; readonly field: string; readonly figure: string | null }
  | { readonly kind: 'die'; readonly path: string; readonly figure: string; readonly roll: string }
  /** A power named for an attack in which it does nothing. */
  | { readonly kind: 'power'; readonly path: string; readonly figure: string; readonly power: string }

/** The choices that no procedure asked for. @param asked as `field figure` @param at pointer to the choices */
export const unusedChoices = (choices: Choices, asked: ReadonlySet<string>, at: string): readonly Unused[] =>
  Object.entries(choices).flatMap(([field, value]: readonly [string, unknown]): readonly Unused[] => {
    if (asked.has(`${field} `)) return []
    const path = `${at}/${field}`
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [...asked].some((one) => one.startsWith(`${field} `)) ? [] : [{ kind: 'choice', path, field, figure: null }]
    return Object.keys(value).flatMap((figure) =>
      asked.has(`${field} ${figure}`) ? [] : [{ kind: 'choice', path: path + pointerStep(figure), field, figure }]
    )
  })

/** The dice of one figure that no procedure asked for. @param asked as `figure roll` @param at pointer to the dice of the figure */
export const unusedDice = (figure: string, own: Rolls[string], asked: ReadonlySet<string>, at: string): readonly Unused[] =>
  Object.entries(own).flatMap(([roll, given]): readonly Unused[] => {
    const [key, path] = [`${figure} ${roll}`, at + pointerStep(roll)]
    if (!asked.has(key)) return [{ kind: 'die', path, figure, roll }]
    // If no die of a list was used by itself, all of them were used together.
    if (!Array.isArray(given) || !asked.has(`${key} 0`)) return []
    return given.flatMap((_, index) =>
      asked.has(`${key} ${index}`) ? [] : [{ kind: 'die', path: path + pointerStep(index), figure, roll }]
    )
  })

/** The choices and dice given that no procedure asked for. @param at pointer to what gives them */
export const unusedIn = ({ choices = {}, rolls = {} }: Omit<Given, 'dice'>, asked: Asked, at = '/ask'): readonly Unused[] => [
  ...unusedChoices(choices, asked.choices, `${at}/choices`),
  ...Object.entries(rolls).flatMap(([figure, own]) => unusedDice(figure, own, asked.rolls, `${at}/rolls${pointerStep(figure)}`))
]
