/** What judges share beside the event: what is handed out, and what of others can be read here. */
import { isRecord } from '../../../shared/base/validate.ts'
import { parseSpecialTerrainFile } from '../../../shared/formats/documents/specialTerrainFile.ts'
import type { SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import { LIMITS } from '../../../shared/venue/limits.ts'
import type { Material } from '../../../shared/venue/messages.ts'
import type { RuleNote, SavedRuling } from '../../storage/interface/storage.ts'
import type { Shared } from '../event/log/away.ts'

/** Something of this device that can be shared, or of another one, as what it is. */
export type Piece =
  | { readonly kind: 'ruling'; readonly ruling: SavedRuling }
  | { readonly kind: 'rule-note'; readonly note: RuleNote }
  | { readonly kind: 'special-terrain'; readonly terrain: SpecialTerrainFile }

/** What goes over the wire; null: it is too large. @param title in a judge's words */
export function materialOf(piece: Piece, title: string): Material | null {
  const body = piece.kind === 'ruling' ? piece.ruling : piece.kind === 'rule-note' ? piece.note : piece.terrain
  const id = piece.kind === 'ruling' ? piece.ruling.id : piece.kind === 'rule-note' ? piece.note.id : piece.terrain.rule.id
  const material: Material = { id: `${piece.kind}/${id}`.slice(0, 120), kind: piece.kind, title: title.slice(0, 200), body }
  return new TextEncoder().encode(JSON.stringify(material)).length > LIMITS.materialBytes ? null : material
}

/** What takes something back that was shared. */
export const withdrawn = ({ id, kind, title }: Shared): Material => ({ id, kind, title, body: null })

const textIn = (value: Record<string, unknown>, name: string): string | null => (typeof value[name] === 'string' ? value[name] : null)

/** The storage looks at all of it before it is written. */
const isRuling = (value: unknown): value is SavedRuling =>
  isRecord(value) &&
  ['id', 'title', 'savedAt', 'engineVersion'].every((name) => textIn(value, name) !== null) &&
  isRecord(value.case) &&
  typeof value.case.ruleset === 'string' &&
  isRecord(value.ruling) &&
  typeof value.ruling.verdict === 'string'

/** What another judge has shared, as what it is; null: another version has written it. */
export function pieceOf({ kind, body, at }: Shared): Piece | null {
  if (kind === 'ruling') return isRuling(body) ? { kind, ruling: body } : null
  if (kind === 'special-terrain') {
    const terrain = parseSpecialTerrainFile(body)
    return terrain.ok ? { kind, terrain: terrain.value } : null
  }
  const [id, text] = isRecord(body) ? [textIn(body, 'id'), textIn(body, 'text')] : [null, null]
  return id && text ? { kind, note: { id, text, bookmarked: false, changedAt: at } } : null
}
