/** The user's editions as their page shows them. */
import { editionDiff } from '../../../shared/editions/editionDiff.ts'
import { chainOf, rulesUnder, SHIPPED, shelfOf } from '../../../shared/editions/shelf.ts'
import type { Standing } from '../../../shared/contract/ruling.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'
import { problemText, texts } from '../../i18n/texts.ts'
import { ownRuleset, shortHash } from '../../model/library/ownEditions.ts'
import { editionText } from '../../model/table/sentence/editionTexts.ts'
import type { App } from '../app.ts'

export interface LookedAt {
  readonly file: EditionFile
  /** The name of its parent. */
  readonly parent: string
  /** The first digits of the hash of its rules; `null`: it cannot be laid over its parent. */
  readonly hash: string | null
  /** Its own rules. */
  readonly rows: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    readonly cite: string
    readonly standing: Standing | 'house' | null
  }[]
  /** The addresses at which it rules otherwise than its parent. */
  readonly changes: readonly string[]
  /** How many saved rulings were given by it. */
  readonly rulings: number
  /** Why it cannot be ruled by. */
  readonly problem: string | null
}

function parentOf(file: EditionFile, editions: readonly EditionFile[]): Ruleset | undefined {
  const shelf = shelfOf({ editions: chainOf(editions, file.parent?.id ?? '') })
  return rulesUnder(shelf.ok ? shelf.value : SHIPPED, file)
}

export function lookAtEdition({ library }: Pick<App, 'library'>, file: EditionFile): LookedAt {
  const own = ownRuleset(library.editions, file.id)
  const over = parentOf(file, library.editions)
  const ruleset = own.ok ? own.value : undefined
  const rows = Object.keys(file.rows ?? {}).flatMap((id) => {
    const row = ruleset?.rules.get(id)
    if (!ruleset || !row) return []
    return [
      {
        id,
        title: editionText(ruleset, `rows.${id}.title`) ?? row.title,
        text: editionText(ruleset, `rows.${id}.text`) ?? '',
        cite: texts.rule.cite(row.document, row.section),
        standing: ruleset.brought?.standings.get(id) ?? null
      }
    ]
  })
  const changes = over && ruleset ? editionDiff(over, ruleset).flatMap(({ at }) => (at.startsWith('rows/') ? [] : [at])) : []
  return {
    file,
    parent: texts.rulesets[file.parent?.id ?? ''] ?? over?.name ?? file.parent?.id ?? '',
    hash: ruleset?.brought ? shortHash(ruleset.brought.rules) : null,
    rows,
    // An edition over a foundation has no parent to differ from: every address would be in the list.
    changes: file.parent === undefined ? [] : changes,
    rulings: library.rulings.filter(({ case: value }) => value.ruleset === file.id).length,
    problem: own.ok ? null : problemText(own.problems[0])
  }
}
