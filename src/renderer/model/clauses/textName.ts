/** What a text is called where it has no name of its own yet. */
import type { OwnText } from '../../../shared/contract/case.ts'
import { clausesTexts as t } from '../../i18n/laterTexts.ts'
import { powerName } from '../table/figures/powerNames.ts'

/** The name that is printed, else "Text 2" for the second text that was begun, else what its id says. */
export function textName({ id, name }: Pick<OwnText, 'id' | 'name'>): string {
  const begun = /^text-(\d+)$/.exec(id)?.[1]
  return name?.trim() || (begun === undefined ? powerName(id) : t.unnamed(begun))
}
