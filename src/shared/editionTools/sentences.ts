/** What a change of a parameter means in words. */
import type { EditionChange } from '../editions/editionDiff.ts'
import { withParams } from '../editions/paramSchema.ts'
import { paramTextsUnlike } from '../reference/paramTexts.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'

/** The sentences that the change of a parameter changes; empty for other changes. */
export function sentencesOf({ at, is }: EditionChange, { params }: Ruleset): readonly { readonly was: string; readonly is: string }[] {
  if (!at.startsWith('params/')) return []
  return paramTextsUnlike(params, withParams(params, new Map([[at.slice('params/'.length), is]])))
}
