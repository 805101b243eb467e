/** The id of a document that comes in. */
import { rowOfRuling, type RulingFile } from './documents/rulingFile.ts'
import { teamIdOf, type TeamFile } from './documents/teamFile.ts'

/** As much of a document as its id needs. */
type Identified =
  | { readonly kind: 'case' }
  | { readonly kind: 'special-terrain'; readonly document: { readonly rule: { readonly id: string } } }
  | { readonly kind: 'ruling'; readonly document: RulingFile }
  | { readonly kind: 'team'; readonly id?: string; readonly document: TeamFile }
  | { readonly kind: 'map' | 'figures' | 'elements' | 'hex-map' | 'edition'; readonly document: { readonly id: string } }

/** What tells documents of one kind apart in the library; cases are not kept by an id. */
export const idOf = (incoming: Identified): string | null => {
  switch (incoming.kind) {
    case 'case':
      return null
    case 'special-terrain':
      return incoming.document.rule.id
    case 'ruling':
      return rowOfRuling(incoming.document).id
    case 'team':
      return incoming.id ?? teamIdOf(incoming.document)
    default:
      return incoming.document.id
  }
}
