/** Editions in files, alone and as chains: what is broken in them is refused with a place, and what is let in rules and is written again. */
import { lintEdition } from '../../src/shared/editionTools/editionLint.ts'
import type { EditionFile } from '../../src/shared/editions/editionSchema.ts'
import { leftToJudge } from '../../src/shared/editions/leaveToJudge.ts'
import { rulesetOn, rulesUnder, SHIPPED, withEditions } from '../../src/shared/editions/shelf.ts'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { minimal } from '../../src/shared/editionTools/rewrite.ts'
import { rulesHash } from '../../src/shared/editions/rulesHash.ts'
import { editionJson } from '../../src/shared/formats/documents/editionFile.ts'
import { textOf } from '../../src/shared/json/utf8.ts'
import { editionFile } from '../support/editions.ts'
import { randomEdition } from '../support/randomEditions.ts'
import type { Outcome } from './formats.ts'

/** One edition, a whole one, one with many kinds of clauses, and chains. */
export const SAMPLES: readonly unknown[] = [
  editionFile('corner'),
  editionFile('slice'),
  randomEdition(5).file,
  randomEdition(11).file,
  [editionFile('corner'), editionFile('north')],
  [editionFile('north'), editionFile('corner'), { ...editionFile('cycle-a'), parent: { id: 'north-store' } }]
]

/** What no file may change. */
const PARENTS = ['heroclix-2012', 'heroclix-2013', 'heroclix-2023']
const shippedMark = (): string => PARENTS.map((id) => rulesHash(shippedRuleset(id)!)).join()
const MARK = shippedMark()
/** Of work: a machine that does other things is none of it. */
const MOST_MS = 2000

let read = 0

export function readAsEdition(bytes: Uint8Array): Outcome {
  const start = process.cpuUsage()
  const outcome = outcomeOf(bytes)
  const { user, system } = process.cpuUsage(start)
  const took = (user + system) / 1000
  if (took > MOST_MS) throw new Error(`It took ${Math.round(took)} ms.`)
  if (SHIPPED.brought.size > 0 || (++read % 500 === 0 && shippedMark() !== MARK)) throw new Error('The editions that ship have changed.')
  return outcome
}

function outcomeOf(bytes: Uint8Array): Outcome {
  const text = textOf(bytes)
  const json = text.ok ? editionJson(text.value) : text
  if (!json.ok) return json.problems
  const documents = Array.isArray(json.value) ? (json.value as unknown[]) : [json.value]
  // With what cannot be read left to the judge there is more to lay.
  withEditions(SHIPPED, documents.map(leftToJudge))
  const shelf = withEditions(SHIPPED, documents)
  if (!shelf.ok) return shelf.problems
  for (const document of documents as EditionFile[]) {
    const ruleset = rulesetOn(shelf.value, document.id)!
    lintEdition(document, { parent: rulesUnder(shelf.value, document)!, ruleset })
    const written = minimal(document, shelf.value)
    if (!written.ok) throw new Error(`It is not written again: ${written.problems[0]!.message}`)
  }
  return 'let in'
}
