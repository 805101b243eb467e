/**
 * An edition for a newer Linejudge, with what this version cannot read left to the judge: each such part becomes a sentence that every ruling
 * reports which it may touch. Nothing of it is ruled.
 */
import { checked, isRecord } from '../base/validate.ts'
import { addressOf } from './addresses.ts'
import { clauseSchemaAt, readClause } from './clauseSchema.ts'
import { EDITION_FIELDS, EFFECT_FIELDS, VOCABULARY } from './editionSchema.ts'
import { PARAM_SCHEMAS } from './paramSchema.ts'

type Json = Readonly<Record<string, unknown>>

/** The row of parts that belong to no effect, and the effect that reports them. */
const ROW = 'NOT-READ'
const EFFECT = 'not-read'
/** An effect has at most so many clauses. */
const MOST_LOST = 60

const sentence = (edition: string, part: string): string => `${edition}: this version of Linejudge cannot read ${part}.`

/** Whether this version has the parameter, and the value is one that it may have. */
function isParam(address: string, given: unknown): boolean {
  const schema = PARAM_SCHEMAS.get(address)
  return schema !== undefined && checked(schema, isRecord(given) && 'is' in given ? given.is : given).ok
}

/** @returns the clause, or the one that reports it */
function readable(clause: unknown, address: string, rule: string, text: string): unknown {
  const reads = clauseSchemaAt(address) !== undefined && readClause(clause, '', address).ok
  return reads ? clause : { phase: 'judge', rule: isRecord(clause) && typeof clause.rule === 'string' ? clause.rule : rule, text }
}

/** An effect with its readable fields and clauses. @param rule a row for sentences about parts without one */
function effectLeft(id: string, effect: Json, edition: string, rule: string): Json {
  const told = (part: string): string => sentence(edition, `${part} of ${id}`)
  const { clauses, ...rest } = effect
  const fields = Object.entries(rest).filter(([field]) => EFFECT_FIELDS.includes(field))
  const lost = Object.keys(rest).filter((field) => !EFFECT_FIELDS.includes(field))
  const own = typeof effect.rule === 'string' ? effect.rule : rule
  const judge = (part: string): Json => ({ phase: 'judge', rule: own, text: told(part) })
  if (Array.isArray(clauses)) {
    const read = clauses.map((clause: unknown) => {
      const address = isRecord(clause) && typeof clause.phase === 'string' ? addressOf(clause as { phase: string }) : ''
      return readable(clause, address, own, told(address || 'a clause'))
    })
    return { ...Object.fromEntries(fields), clauses: [...read, ...lost.map(judge)] }
  }
  let number = 900
  const put = (clause: unknown): readonly [string, unknown] => [`judge#${number++}`, clause]
  const changed = Object.entries(isRecord(clauses) ? clauses : {}).map(([address, clause]): readonly [string, unknown] => {
    const kind = address.replace(/#\d{1,3}$/, '')
    if (clause === null) return clauseSchemaAt(kind) ? [address, null] : put(judge(address))
    const read = readable(clause, kind, own, told(address))
    return read === clause ? [address, clause] : put(read)
  })
  const all = [...changed, ...lost.map((field) => put(judge(field)))]
  return { ...Object.fromEntries(fields), ...(all.length > 0 && { clauses: Object.fromEntries(all) }) }
}

/** The edition as this version can read it; anything that is no edition as it is. The problems that remain are refused as usual. */
export function leftToJudge(json: unknown): unknown {
  if (!isRecord(json) || typeof json.name !== 'string') return json
  const name = json.name.slice(0, 120)
  const { params = {}, effects = {}, rows = {} } = json
  if (!isRecord(params) || !isRecord(effects) || !isRecord(rows)) return json
  const lost = [
    ...Object.keys(json).filter((field) => !EDITION_FIELDS.includes(field)),
    ...Object.entries(params).flatMap(([address, value]) => (isParam(address, value) ? [] : [`params/${address}`]))
  ]
  const others = lost.length - MOST_LOST
  const named = others > 0 ? [...lost.slice(0, MOST_LOST - 1), `${others + 1} more parts`] : lost
  const clauses = named.map((part) => ({ phase: 'judge', rule: ROW, text: sentence(name, part.slice(0, 80)) }))
  const fields = Object.fromEntries(Object.entries(json).filter(([field]) => EDITION_FIELDS.includes(field)))
  const needs = isRecord(json.needs) && Number(json.needs.vocabulary) > VOCABULARY ? { needs: { vocabulary: VOCABULARY } } : {}
  const left = Object.entries(effects).map(([id, effect]) => [id, isRecord(effect) ? effectLeft(id, effect, name, ROW) : effect] as const)
  const uses = lost.length > 0 || left.some(([, effect]) => JSON.stringify(effect).includes(`"${ROW}"`))
  const everyone = Array.isArray(json.everyone) ? (json.everyone as readonly unknown[]) : []
  const isWhole = everyone.length > 0 && everyone.every((id) => typeof id === 'string' && !/^[+-]/.test(id))
  return {
    ...fields,
    ...needs,
    params: Object.fromEntries(Object.entries(params).filter(([address, value]) => isParam(address, value))),
    effects: {
      ...Object.fromEntries(left),
      ...(lost.length > 0 && {
        [EFFECT]: { name: 'Parts that are not read', kind: 'ability', rule: ROW, act: 'always', clauses }
      })
    },
    rows: { ...rows, ...(uses && { [ROW]: { title: 'Not read by this version' } }) },
    ...(lost.length > 0 && { everyone: [...everyone, isWhole ? EFFECT : `+${EFFECT}`] })
  }
}
