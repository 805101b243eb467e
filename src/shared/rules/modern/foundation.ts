/**
 * What the editions since 2017 start from: the same engine and special terrain as the classic ones, without their powers and rows, and with
 * other numbers. Powers and rows are in the documents of these editions.
 */
import { foundation } from '../foundation.ts'
import type { Params, Ruleset } from '../vocabulary/ruleset.ts'

const { params: classic, terrain } = foundation

const params: Params = {
  ...classic,
  // MR-ACT-02: a figure with two tokens takes no costed action.
  tokens: { ...classic.tokens, beyondTwo: 'nothing' }
}

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
