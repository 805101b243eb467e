/** The addresses at which two versions of an edition differ, in words: "Perplex" and not `effects/perplex/clauses/targeting/reach`. */
import { editionDiff } from '../../../shared/editions/editionDiff.ts'
import type { Ruleset } from '../../../shared/rules/vocabulary/ruleset.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import { editionText } from '../table/sentence/editionTexts.ts'

const t = rulingTexts.replay.changed

function wordsAt(at: string, older: Ruleset, newer: Ruleset): string {
  const [kind, id = ''] = at.split('/')
  const titleOf = (row: string): string | undefined => editionText(newer, `rows.${row}.title`) ?? newer.rules.get(row)?.title
  switch (kind) {
    case 'effects':
      return (newer.effects.get(id) ?? older.effects.get(id))?.name ?? id
    case 'params': {
      const row = newer.brought?.paramRows.get(id) ?? older.brought?.paramRows.get(id)
      return (row === undefined ? undefined : titleOf(row)) ?? id
    }
    case 'rows':
      return titleOf(id) ?? older.rules.get(id)?.title ?? id
    case 'formats':
      return (newer.brought?.formats.get(id) ?? older.brought?.formats.get(id))?.name ?? id
    case 'everyone':
      return t.everyone
    case 'sizeAbilities':
      return t.size(texts.sizes[id as keyof typeof texts.sizes] ?? id)
    default:
      return at
  }
}

/** Each thing once, powers before numbers. Rows are named only if nothing else differs: they are the texts of what is listed. */
export function changeWords(older: Ruleset, newer: Ruleset): readonly string[] {
  const all = editionDiff(older, newer).map(({ at }) => at)
  const ruling = all.filter((at) => !at.startsWith('rows/'))
  const first = (at: string): number => (at.startsWith('effects/') ? 0 : 1)
  const shown = (ruling.length > 0 ? ruling : all).toSorted((a, b) => first(a) - first(b))
  return [...new Set(shown.map((at) => wordsAt(at, older, newer)))]
}
