/** `combo`: may these powers be used within one action? */
import * as v from 'valibot'
import { isKnownEffect } from '../../editions/effectNames.ts'
import { checkCombo } from '../../engine/combos/combo.ts'
import { cardsAsked } from '../beside/asked.ts'
import { comboRow } from '../common/comboRows.ts'
import { id, ids } from '../common/fields.ts'
import { noBoardQuestion } from '../common/questionKind.ts'

export const combo = noBoardQuestion({
  kind: 'combo',
  schema: v.looseObject({ kind: v.literal('combo'), action: id, with: ids }),
  answer(ruleset, ask) {
    const { legal, open, because } = checkCombo(
      ruleset,
      ask.action,
      ask.with,
      comboRow,
      (id) => ruleset.effects.has(id) || isKnownEffect(id)
    )
    const verdict = legal ? 'legal' : open ? 'judge' : 'illegal'
    return { own: { kind: ask.kind, verdict }, because: [...because, ...(verdict === 'illegal' ? cardsAsked(ruleset, ask, because) : [])] }
  },
  lines: () => []
})
