/**
 * The one check of a force (TRN-04, TRN-08, TRN-11, NAM-01, NAM-02, NEW-02, NEW-03, OBJ-01): what it costs, what is wrong
 * with it and what a judge has to settle, each with its rule and its place in the list.
 */
import { agePoints, errataPoints, sealedPoints } from './admitted.ts'
import { elementPoints, equipmentPoints, fewestPoints, mapPoints, modernPoints, sidelinePoints } from './aside.ts'
import { costPoints, costsOf, featSharePoints, totalOf } from './cost.ts'
import { alternatePoints, conditionPoints, featPoints } from './extras.ts'
import { objectPoints, resourcePoints } from './objects.ts'
import { themedBy, themePoints, themesOf, type Theme } from './theme.ts'
import { isThemePlay, themePlayPoints } from './themePlay.ts'
import { primePoints, uniquePoints } from './uniques.ts'
import {
  symbolsOf,
  type ForceCode,
  type ForceCost,
  type ForceFigure,
  type ForceList,
  type ForceOpen,
  type ForcePoint,
  type ForceRules,
  type Symbols
} from './list.ts'

export interface ForceFound {
  /** Points times count of all that it has; null where there is no list. */
  readonly total: number | null
  readonly costs: readonly ForceCost[]
  readonly problems: readonly ForcePoint<ForceCode>[]
  readonly open: readonly ForcePoint<ForceOpen>[]
  readonly themes: readonly Theme[]
  /** The keywords by which it is a themed team. */
  readonly themed: readonly string[]
  /** The combat symbols that count, of each figure whose special power gives one (NEW-02). */
  readonly symbols: Readonly<Record<string, Symbols>>
}

const OPEN: Readonly<Record<ForceOpen, true>> = {
  'points-unknown': true,
  'names-shared': true,
  'keywords-unknown': true,
  'feat-unknown': true,
  'prerequisite-unknown': true,
  'set-unknown': true,
  'sets-unknown': true,
  'opened-unknown': true,
  'alternate-before-keywords': true,
  'alternate-price-unknown': true,
  'unique-unknown': true,
  'feat-repeated': true,
  'several-conditions': true,
  'theme-of-one': true,
  'day-unknown': true,
  'rarity-unknown': true
}

const isOpen = (point: ForcePoint): point is ForcePoint<ForceOpen> => Object.hasOwn(OPEN, point.code)
const isProblem = (point: ForcePoint): point is ForcePoint<ForceCode> => !isOpen(point)

/** Does a special power or trait of it give a combat symbol? */
const isGivenSymbols = ({ specialPowers = [], traits = [] }: ForceFigure): boolean =>
  [...specialPowers, ...traits].some(({ symbols }) => symbols !== undefined)

/** Looks at the whole list; says everything that it finds. */
export function checkForce(list: ForceList, rules: ForceRules): ForceFound {
  const { figures } = list
  const nothing = { costs: [], open: [], themes: [], themed: [], symbols: {} }
  if (!figures) return { ...nothing, total: null, problems: [{ code: 'no-list', rule: 'TRN-04', path: '', facts: {} }] }
  if (figures.length === 0)
    return {
      ...nothing,
      total: 0,
      problems: [{ code: 'empty', rule: 'TRN-04', path: '/figures', facts: {} }, ...costPoints(list, 0).filter(isProblem)]
    }
  const costs = costsOf(list)
  const total = totalOf(costs)
  // In the format Theme `themePlayPoints` replaces these checks.
  const isTheme = isThemePlay(list, rules)
  const points = [
    ...costPoints(list, total),
    ...fewestPoints(list, rules),
    ...(isTheme ? [] : uniquePoints(list, rules)),
    ...primePoints(list),
    ...(isTheme ? [] : alternatePoints(list, rules, total)),
    ...(isTheme ? [] : featPoints(list, rules)),
    ...featSharePoints(list, costs, rules),
    ...conditionPoints(list, rules),
    ...themePoints(list, rules, total),
    ...objectPoints(list, rules),
    ...resourcePoints(list, rules),
    ...equipmentPoints(list, rules),
    ...elementPoints(list, rules),
    ...sidelinePoints(list, rules),
    ...mapPoints(list, rules),
    ...themePlayPoints(list, rules),
    ...sealedPoints(list),
    ...agePoints(list, rules),
    ...modernPoints(list, rules),
    ...errataPoints(list)
  ]
  const symbols = figures.flatMap((figure): [string, Symbols][] => {
    return rules.namedOnly && isGivenSymbols(figure) ? [[figure.id, symbolsOf(figure)]] : []
  })
  return {
    total,
    costs,
    problems: points.filter(isProblem),
    open: points.filter(isOpen),
    themes: themesOf(list),
    themed: themedBy(list, rules, total),
    symbols: Object.fromEntries(symbols)
  }
}
