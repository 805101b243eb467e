/** An edition written otherwise: a chain as one file, or without what its parent says already. The new file rules the same. */
import { problem } from '../base/problem.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { documentOf, type AboutEdition } from './editionDocument.ts'
import type { EditionFile } from '../editions/editionSchema.ts'
import { layEdition } from '../editions/readEdition.ts'
import { rulesHash } from '../editions/rulesHash.ts'
import { rulesetOn, rulesUnder, type Shelf } from '../editions/shelf.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'
import { withFamilies } from './families.ts'

/**
 * A file that, laid over `parent`, rules as `child`: tried before it is given out. The rules of some pairs differ in what no file can say.
 * @param described documents that the rules of `child` come from
 */
export function fileBetween(
  parent: Ruleset,
  child: Ruleset,
  about: AboutEdition,
  described: readonly EditionFile[] = []
): Result<EditionFile> {
  const file = withFamilies(documentOf(parent, child, about, described), parent, child, described)
  const laid = layEdition(parent, file)
  if (laid.ok && laid.value.brought!.rules === rulesHash(child)) return ok(file)
  return fail(problem('no-file', '', 'edition-no-file', { from: parent.name, to: child.name }))
}

/** A chain of documents as one file. @param chain the edition as the last, after its parents @param shelf one that has all of them */
export function flattened(chain: readonly EditionFile[], shelf: Shelf): Result<EditionFile> {
  const [first, file] = [chain[0]!, chain.at(-1)!]
  const { parent: _, foundation: __, ...about } = file
  const start = first.foundation === undefined ? { parent: first.parent } : { foundation: first.foundation }
  return fileBetween(rulesUnder(shelf, first)!, rulesetOn(shelf, file.id)!, { ...about, ...start }, chain)
}

/** The edition without what its parent says already, and with lists as what they change. */
export const minimal = (file: EditionFile, shelf: Shelf): Result<EditionFile> => flattened([file], shelf)
