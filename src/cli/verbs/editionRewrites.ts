/** `judge edition flatten|minimal|merge`: editions written otherwise. Standard output holds the new file and nothing else. */
import { problem } from '../../shared/base/problem.ts'
import type { Problem, Result } from '../../shared/base/result.ts'
import type { EditionFile } from '../../shared/editions/editionSchema.ts'
import { hashOfRules } from '../../shared/editions/rulesHash.ts'
import { chainOf, rulesetOn, rulesUnder } from '../../shared/editions/shelf.ts'
import { merged } from '../../shared/editionTools/merge.ts'
import { flattened, minimal } from '../../shared/editionTools/rewrite.ts'
import { formatEditionFile } from '../../shared/formats/documents/editionFile.ts'
import type { Read } from '../input/editionOption.ts'
import type { Output } from '../printing/output.ts'
import { namedBy, type Given, type Named } from './editionGiven.ts'

type Bad = (problems: readonly Problem[], name?: string) => number

function printed(file: Result<EditionFile>, name: string, output: Output, bad: Bad): number {
  if (!file.ok) return bad(file.problems, name)
  output.out(formatEditionFile(file.value))
  return 0
}

export async function rewrite(doing: 'flatten' | 'minimal', given: Given, output: Output, bad: Bad): Promise<number> {
  const name = given.files[0]!
  const edition = await namedBy(name, given)
  if (!edition.ok) return bad(edition.broken.problems, edition.broken.name)
  const [file] = edition.documents
  if (file === undefined) return bad([problem('unknown-edition', '', 'edition-ships', { id: name })], name)
  const { shelf } = edition
  return printed(
    doing === 'minimal' ? minimal(file, shelf) : flattened(chainOf(edition.documents, file.id).toReversed(), shelf),
    name,
    output,
    bad
  )
}

/** The edition that both sides change: the one of `--base`, else the one that both are laid over. */
async function baseOf(given: Given): Promise<Read<{ readonly base: Named | null }>> {
  const [name] = given.base
  if (name === undefined) return { ok: true, base: null }
  const named = await namedBy(name, given)
  return named.ok ? { ok: true, base: named } : named
}

export async function merge(given: Given, output: Output, bad: Bad): Promise<number> {
  const base = await baseOf(given)
  if (!base.ok) return bad(base.broken.problems, base.broken.name)
  const sides: Named[] = []
  for (const name of given.files) {
    const side = await namedBy(name, { ...given, with: [...given.with, ...given.base] })
    if (!side.ok) return bad(side.broken.problems, side.broken.name)
    sides.push(side)
  }
  const [a, b] = sides as [Named, Named]
  const [file, other] = [a.documents[0], b.documents[0]]
  const none = problem('no-base', '', 'edition-no-base', { a: a.ruleset.name, b: b.ruleset.name })
  if (file === undefined || other === undefined) return bad([none])
  const under = base.base?.ruleset ?? commonParent(file, other, a, b)
  if (under === null) return bad([none])
  const { parent: _, foundation: __, ...about } = file
  const start = file.foundation === undefined ? { parent: file.parent } : { foundation: file.foundation }
  const over = rulesUnder(a.shelf, file)!
  return printed(merged(under, sideOf(a), sideOf(b), over, { ...about, ...start }), '', output, bad)
}

const sideOf = ({ name, ruleset, documents }: Named) => ({ name, ruleset, documents })

/** The rules that both are laid over; `null`: these are two. */
function commonParent(file: EditionFile, other: EditionFile, a: Named, b: Named) {
  if (file.parent?.id !== other.parent?.id || file.foundation !== other.foundation) return null
  if (file.parent === undefined) return rulesUnder(a.shelf, file)!
  const [first, second] = [rulesetOn(a.shelf, file.parent.id), rulesetOn(b.shelf, file.parent.id)]
  return first && second && hashOfRules(first) === hashOfRules(second) ? first : null
}
