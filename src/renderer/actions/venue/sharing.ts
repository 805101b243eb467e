/** Sharing with the other judges of a venue, and taking over what they have shared: with who wrote it, and only by a tap. */
import { messageOf } from '../../../shared/base/result.ts'
import { venueTexts } from '../../i18n/laterTexts.ts'
import type { Away, Shared } from '../../model/event/log/away.ts'
import { materialOf, withdrawn, type Piece } from '../../model/venue/material.ts'
import type { App } from '../app.ts'

type Needs = Pick<App, 'session' | 'library' | 'notes'>

/** What is asked of the judge in the list: its title. */
export const titleOfPiece = (piece: Piece): string =>
  piece.kind === 'ruling' ? piece.ruling.title : piece.kind === 'special-terrain' ? piece.terrain.rule.name : piece.note.id

/** Whether this device has it already, as it is. */
export function isHere({ library, notes }: Pick<App, 'library' | 'notes'>, piece: Piece, by: string): boolean {
  if (piece.kind === 'ruling') return library.rulings.some(({ id }) => id === piece.ruling.id)
  if (piece.kind === 'special-terrain')
    return library.specialTerrain.some(({ rule }) => JSON.stringify(rule) === JSON.stringify(piece.terrain.rule))
  // In whole lines: a note that begins another one of the same judge is not it.
  return `\n${notes.of(piece.note.id)?.text ?? ''}\n`.includes(`\n${noteBy(piece.note.text, by)}\n`)
}

const noteBy = (text: string, by: string): string => `${by}: ${text}`

/** Takes over what another judge has shared. What is here already stays: a note is put below the judge's own. */
export async function adopt({ session, library, notes }: Needs, piece: Piece, by: string): Promise<void> {
  const title = titleOfPiece(piece)
  try {
    if (piece.kind === 'ruling') {
      const { ruling } = piece
      await library.saveRuling({ ...ruling, note: [ruling.note, `(${by})`].filter(Boolean).join(' ') })
    } else if (piece.kind === 'special-terrain') {
      await library.commitDocuments([{ do: 'put', table: 'specialTerrain', value: piece.terrain, origin: 'user' }])
    } else {
      const own = notes.of(piece.note.id)
      const text = [own?.text, noteBy(piece.note.text, by)].filter(Boolean).join('\n')
      await notes.take([{ ...piece.note, bookmarked: own?.bookmarked ?? false, text }])
    }
    session.notify('info', venueTexts.shared.adopted(title))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

export async function share({ session }: Pick<App, 'session'>, away: Away, piece: Piece): Promise<void> {
  const title = titleOfPiece(piece)
  const material = materialOf(piece, title)
  if (material === null) {
    session.notify('error', venueTexts.shared.tooLarge(title))
    return
  }
  try {
    await away.share(material)
    session.notify('info', venueTexts.shared.sent(title))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

export async function takeBackShared({ session }: Pick<App, 'session'>, away: Away, shared: Shared): Promise<void> {
  try {
    await away.share(withdrawn(shared))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}
