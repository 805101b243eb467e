/** Every parameter has its values: those of the editions that ship fit, and a change reaches its own parameter alone. */
import { expect, it } from 'vitest'
import { CLASSIC_EDITIONS, shippedRuleset } from '../../../../src/shared/editions/shippedEditions.ts'
import { checked } from '../../../../src/shared/base/validate.ts'
import { documentOf } from '../../../../src/shared/editionTools/editionDocument.ts'
import { LEFT_OUT, PARAM_SCHEMAS, withParams } from '../../../../src/shared/editions/paramSchema.ts'
import type { Params } from '../../../../src/shared/rules/vocabulary/ruleset.ts'

const flat = (params: Params): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(params).flatMap(([group, values]) =>
      Object.entries(values as object).map(([name, value]) => [`${group}.${name}`, value])
    )
  )

it('has a schema for each parameter of each edition, and its value fits', () => {
  for (const { id } of CLASSIC_EDITIONS) {
    const values = flat(shippedRuleset(id)!.params)
    const expected = [...PARAM_SCHEMAS].filter(([address, { type }]) => type !== 'optional' || values.has(address))
    expect([...values.keys()].sort()).toEqual(expected.map(([address]) => address).sort())
    for (const [address, value] of values)
      expect(checked(PARAM_SCHEMAS.get(address)!, value), `${id} ${address}`).toEqual({ ok: true, value })
  }
})

it('removes a parameter that may be left out by the value that means the same', () => {
  const optional = [...PARAM_SCHEMAS].flatMap(([address, { type }]) => (type === 'optional' ? [address] : []))
  expect([...LEFT_OUT.keys()].sort()).toEqual(optional.sort())
  const parent = shippedRuleset('heroclix-2023')!
  const usual = { ...parent, params: withParams(parent.params, LEFT_OUT) }
  for (const address of optional) expect([flat(parent.params).has(address), flat(usual.params).has(address)]).toEqual([true, false])
  // A file between them exists, both ways.
  const file = documentOf(parent, usual, { id: 'usual', name: 'Usual', version: '1', parent: { id: parent.id } })
  expect(file.params).toMatchObject(Object.fromEntries(LEFT_OUT))
  expect(flat(withParams(parent.params, new Map(Object.entries(file.params!))))).toEqual(flat(usual.params))
})

it('changes one parameter and no other', () => {
  const [old, later] = [shippedRuleset('heroclix-2010')!.params, shippedRuleset('heroclix-2013')!.params]
  for (const [address, value] of flat(later)) {
    const changed = flat(withParams(old, new Map([[address, value]])))
    expect(changed).toEqual(new Map([...flat(old), [address, value]]))
  }
  expect(withParams(old, new Map())).toBe(old)
})
