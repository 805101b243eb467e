/** Effects that a document writes once for many ids (`numbered`, `forEachPower`): written so again after it was compared. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { EditionFile, EffectChange } from '../editions/editionSchema.ts'
import { layEdition } from '../editions/readEdition.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'

type Effects = Readonly<Record<string, EffectChange | null>>
type Family = Pick<EffectChange, 'numbered' | 'forEachPower'>

/** The last description of each family in these documents. */
function familiesIn(documents: readonly EditionFile[]): ReadonlyMap<string, Family> {
  const found = new Map<string, Family>()
  for (const { effects = {} } of documents)
    for (const [id, change] of Object.entries(effects)) {
      const { numbered, forEachPower } = change ?? {}
      if (numbered || forEachPower) found.set(id, { ...(numbered && { numbered }), ...(forEachPower && { forEachPower }) })
    }
  return found
}

const isOfFamily = (id: string, family: string): boolean => id.startsWith(`${family}:`)

/** The effects with this family written once. Members that the document removes stay removed. */
function withFamily(effects: Effects, id: string, family: Family): Effects {
  const others = Object.entries(effects).filter(([other, change]) => !isOfFamily(other, id) || change === null)
  return Object.fromEntries([...others.filter(([other]) => other !== id), [id, { ...effects[id], ...family }]])
}

/** @param documents those that `document` was made of @returns it with every family that then rules as `child` does */
export function withFamilies(document: EditionFile, parent: Ruleset, child: Ruleset, documents: readonly EditionFile[]): EditionFile {
  let best = document
  for (const [id, family] of familiesIn(documents)) {
    if (!child.effects.has(id)) continue
    const tried = { ...best, effects: withFamily(best.effects ?? {}, id, family) as EditionFile['effects'] }
    const laid = layEdition(parent, tried)
    if (laid.ok && sameFamily(laid.value, child, id)) best = tried
  }
  return best
}

/** Whether a family has the same members, and they do the same. */
function sameFamily(a: Ruleset, b: Ruleset, family: string): boolean {
  const of = ({ effects, brought }: Ruleset): string => {
    const members = [...effects].filter(([id]) => id === family || isOfFamily(id, family)).map(([id, effect]) => [id, effect])
    return canonicalJson({ members: Object.fromEntries(members) as object, numbered: brought?.numbered.get(family) ?? null })
  }
  return of(a) === of(b)
}
