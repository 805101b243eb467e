/** The hash of what an edition rules: the same whatever the order of its fields and whatever its texts say, another after any other change. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { isRecord } from '../base/validate.ts'
import { addressesOf } from './addresses.ts'
import type { EditionFile } from './editionSchema.ts'

/** A list of clauses as changes by address: their order means nothing. */
function byAddress(clauses: unknown): unknown {
  if (!Array.isArray(clauses)) return clauses
  const list = clauses as readonly { readonly phase: string }[]
  return { all: list.map((clause, index) => [addressesOf(list)[index], clause]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)) }
}

/** @param parent the hash of the parent's rules, or the id of a shipped edition @returns `sha256:` and 64 digits */
export function rulesHash({ params = {}, effects = {}, rows = {}, steps, judge, everyone, sizeAbilities }: EditionFile, parent: string): string {
  const rules = {
    parent,
    params: Object.fromEntries(
      Object.entries(params).map(([address, value]) => [address, isRecord(value) && 'is' in value ? value.is : value])
    ),
    effects: Object.fromEntries(
      Object.entries(effects).map(([id, change]) => {
        if (change === null) return [id, null]
        const { name: _, summary: __, clauses, ...fields } = change
        return [id, { ...fields, ...(clauses !== undefined && { clauses: byAddress(clauses) }) }]
      })
    ),
    rows: Object.fromEntries(
      Object.entries(rows).map(([id, { standing = null, instead = [], beside, lost }]) => [
        id,
        {
          standing,
          instead: [...instead].sort(),
          // Left out if there are none: files from before these fields keep their hashes.
          ...(beside && { beside: [...beside].sort() }),
          ...(lost && { lost: [...lost].sort() })
        }
      ])
    ),
    ...(steps !== undefined && { steps }),
    ...(judge !== undefined && {
      judge: Object.fromEntries(Object.entries(judge).map(([row, entry]) => [row, entry && [...(entry.touches ?? [])].sort()]))
    }),
    everyone: everyone ?? null,
    sizeAbilities: sizeAbilities ?? null
  }
  return `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalJson(rules))))}`
}
