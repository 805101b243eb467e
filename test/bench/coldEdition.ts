/** How long an edition of 200 changes takes until it can be ruled by, in a process that has read no edition but its parent. */
import { execFileSync } from 'node:child_process'
import { addressesOf } from '../../src/shared/editions/addresses.ts'
import { paramAt } from '../../src/shared/editions/paramSchema.ts'
import { checkEditionShape, layEdition } from '../../src/shared/editions/readEdition.ts'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'

const PARENT = 'heroclix-2013'
const CHANGES = { effects: 100, rows: 60, params: 40 } as const
/** Processes; the middle one counts. */
const RUNS = 7

/** An edition over 2013 that changes 100 effects, 40 parameters and brings 60 rows. */
function fileOfChanges(): unknown {
  const { effects, params } = shippedRuleset(PARENT)!
  const rowOf = (index: number): string => `BE-${(index % CHANGES.rows) + 1}`
  const changed = [...effects.values()].filter(({ clauses }) => clauses.length > 0).slice(0, CHANGES.effects)
  const addresses = Object.entries(params).flatMap(([group, values]) => Object.keys(values as object).map((name) => `${group}.${name}`))
  return {
    format: 'linejudge-edition/1',
    id: 'bench',
    name: 'Bench',
    version: '1',
    parent: { id: PARENT },
    sources: [{ id: 'board', title: 'A board', kind: 'house' }],
    rows: Object.fromEntries(
      Array.from({ length: CHANGES.rows }, (_, index) => [
        rowOf(index),
        { title: `Row ${index}`, source: 'board', text: 'A rule of the bench.' }
      ])
    ),
    effects: Object.fromEntries(
      changed.map(({ id, clauses }, index) => {
        const { phase: _, does: __, ...clause } = clauses[0] as { phase: string; does?: string }
        return [id, { rule: rowOf(index), clauses: { [addressesOf(clauses)[0]!]: { ...clause, rule: rowOf(index) } } }]
      })
    ),
    params: Object.fromEntries(
      addresses.slice(0, CHANGES.params).map((address, index) => [address, { is: paramAt(params, address), by: rowOf(index) }])
    )
  }
}

/** Milliseconds of one reading in this process, and of the hash of its rules, which the first ruling needs. */
export function readOnce(): readonly [reading: number, hash: number] {
  const text = JSON.stringify(fileOfChanges())
  const parent = shippedRuleset(PARENT)!
  const start = performance.now()
  const shape = checkEditionShape(JSON.parse(text))
  const laid = shape.ok ? layEdition(parent, shape.value) : shape
  const took = performance.now() - start
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems.slice(0, 3)))
  const began = performance.now()
  if (laid.value.brought!.rules === '') throw new Error('No hash.')
  return [took, performance.now() - began]
}

/** The middle ones of several new processes. */
export function coldEdition(): readonly [reading: number, hash: number] {
  const times = Array.from({ length: RUNS }, () =>
    execFileSync(process.execPath, [process.argv[1]!, '--edition-once'], { encoding: 'utf8' }).split(' ').map(Number)
  )
  const middle = (at: number): number => times.map((one) => one[at]!).sort((a, b) => a - b)[RUNS >> 1]!
  return [middle(0), middle(1)]
}
