/** The dialogs over whatever screen is shown, one entry each. A dialog is read when it is first opened, and stays. */
import type { Session } from '../model/window/session.svelte.ts'
import { atHand, lazily, type Lazily } from './parts/later/lazily.ts'
import Palette from './window/Palette.svelte'

export interface DialogEntry {
  readonly id: string
  readonly part: Lazily
  readonly isOpen: (session: Session) => boolean
  /** Where it could not be read. */
  readonly close: (session: Session) => void
}

export const DIALOGS: readonly DialogEntry[] = [
  {
    id: 'keys',
    part: lazily(() => import('./window/KeysDialog.svelte')),
    isOpen: (session) => session.keysOpen,
    close: (session) => (session.keysOpen = false)
  },
  {
    id: 'help',
    part: lazily(() => import('./help/HelpDialog.svelte')),
    isOpen: (session) => session.helpOpen,
    close: (session) => (session.helpOpen = false)
  },
  {
    id: 'renewal',
    part: lazily(() => import('./renewal/RenewalDialog.svelte')),
    isOpen: (session) => session.renewalOpen,
    close: (session) => (session.renewalOpen = false)
  },
  {
    id: 'licences',
    part: lazily(() => import('./help/LicencesDialog.svelte')),
    isOpen: (session) => session.licencesOpen,
    close: (session) => (session.licencesOpen = false)
  },
  {
    id: 'tour',
    part: lazily(() => import('./help/TourCard.svelte')),
    isOpen: (session) => session.tourOpen,
    close: (session) => (session.tourOpen = false)
  },
  {
    id: 'no-board',
    part: lazily(() => import('./noBoard/NoBoardDialog.svelte')),
    isOpen: ({ noBoard }) => noBoard.isOpen,
    close: ({ noBoard }) => (noBoard.isOpen = false)
  },
  {
    id: 'board-text',
    part: lazily(() => import('./board/words/BoardTextDialog.svelte')),
    isOpen: (session) => session.boardTextOpen,
    close: (session) => (session.boardTextOpen = false)
  },
  {
    id: 'force',
    part: lazily(() => import('./setup/ForceDialog.svelte')),
    isOpen: (session) => session.pastedForce !== null,
    close: (session) => (session.pastedForce = null)
  },
  {
    id: 'beside',
    part: lazily(() => import('./clauses/BesideDialog.svelte')),
    isOpen: (session) => session.besideOpen,
    close: (session) => (session.besideOpen = false)
  },
  // What is typed right after its key must find it there.
  {
    id: 'palette',
    part: atHand(Palette),
    isOpen: (session) => session.paletteOpen,
    close: (session) => (session.paletteOpen = false)
  },
  {
    id: 'import',
    part: lazily(() => import('./importing/ImportDialog.svelte')),
    isOpen: ({ imports }) => imports.preview !== null || imports.slow,
    close: ({ imports }) => {
      imports.stop()
      imports.close()
    }
  },
  {
    id: 'columns',
    part: lazily(() => import('./importing/ColumnsDialog.svelte')),
    isOpen: ({ imports }) => imports.naming,
    close: ({ imports }) => (imports.naming = false)
  },
  {
    id: 'broken-file',
    part: lazily(() => import('./window/BrokenFileDialog.svelte')),
    isOpen: (session) => session.broken !== null,
    close: (session) => (session.broken = null)
  },
  {
    id: 'notes',
    part: lazily(() => import('./reference/NotesDialog.svelte')),
    isOpen: (session) => session.notesPreview !== null,
    close: (session) => (session.notesPreview = null)
  },
  {
    id: 'rule',
    part: lazily(() => import('./ruling/RuleDialog.svelte')),
    isOpen: (session) => session.openRule !== null,
    close: (session) => (session.openRule = null)
  },
  {
    id: 'save',
    part: lazily(() => import('./ruling/SaveDialog.svelte')),
    isOpen: (session) => session.saveOpen || session.editSaved !== null,
    close: (session) => {
      session.saveOpen = false
      session.editSaved = null
    }
  },
  {
    id: 'sheet',
    part: lazily(() => import('./ruling/SheetDialog.svelte')),
    isOpen: (session) => session.sheetFor !== null,
    close: (session) => (session.sheetFor = null)
  }
]
