/**
 * The start of the editions since 2017: the parameters and the special terrain of the classic ones, without their powers and rows. Powers, rows
 * and other parameters are in the documents of these editions.
 */
import { foundation } from '../foundation.ts'
import type { Ruleset } from '../vocabulary/ruleset.ts'

const { params, terrain } = foundation

export const modern: Ruleset = {
  id: 'modern',
  name: 'Modern HeroClix',
  params,
  effects: new Map(),
  rules: new Map(),
  sizeAbilities: { tiny: [], standard: [], giant: [], colossal: [] },
  everyone: [],
  replacedRows: {},
  terrain: new Map(terrain.map((rule) => [rule.id, rule]))
}
