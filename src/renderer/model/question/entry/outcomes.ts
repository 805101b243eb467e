import type { KnockBackResult } from '../../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../../shared/grid/squareName.ts'
import { rulingTexts } from '../../../i18n/texts.ts'
import type { Names } from './askKind.ts'

/** "Surtur ends in G7", for each that was knocked back. */
export const endsOfKnockBack = (results: readonly KnockBackResult[], names: Names): readonly string[] =>
  results.flatMap(({ figure, knockedBack, end }) =>
    knockedBack ? [rulingTexts.change.ends(names.end(figure), formatSquareName(end))] : []
  )
