/**
 * The start of the editions since 2017: the parameters and the special terrain of the classic ones, without their powers and rows. Powers, rows
 * and other parameters are in the documents of these editions.
 */
import { classic } from '../foundation.ts'
import type { Ruleset } from '../vocabulary/ruleset.ts'

export const modern: Ruleset = {
  id: 'modern',
  name: 'Modern HeroClix',
  params: classic.params,
  effects: new Map(),
  rules: new Map(),
  sizeAbilities: { tiny: [], standard: [], giant: [], colossal: [] },
  everyone: [],
  replacedRows: {},
  terrain: classic.terrain
}
