/** What this window is doing right now: nothing here is saved. */
import type { ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import type { FigureEntry } from '../../../shared/formats/documents/documents.ts'
import type { BrokenFile } from '../../../shared/formats/incoming.ts'
import { BoardLook } from '../board/boardLook.svelte.ts'
import { media } from '../settings/media.svelte.ts'
import { NoBoardStore } from '../noBoard/noBoardStore.svelte.ts'
import { Setup } from '../setup/setup.svelte.ts'
import { ImportStore } from '../importing/importStore.svelte.ts'
import type { NotesPreview } from '../notes/notesPlan.ts'
import { ReferenceStore } from '../reference/referenceStore.svelte.ts'
import type { BrushInHand, DialInHand, Placing, RulerInHand, ToolInHand } from '../tools/toolInHand.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'

export const SCREENS = ['table', 'maps', 'figures', 'rules', 'rulings', 'event'] as const
export type RailScreen = (typeof SCREENS)[number]
/** The places of the rail, and those that are reached from elsewhere. */
export type Screen = RailScreen | 'data' | 'mapRoom'

export interface Notice {
  readonly id: number
  readonly kind: 'info' | 'error'
  readonly text: string
  readonly action: NoticeAction | null
}

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
  /** While this says no the notice is not shown: it offers what would now do something else. */
  readonly valid?: () => boolean
}

/** Something that the app offers by itself: it stays until it is taken or put aside. */
export interface Offer {
  readonly text: string
  readonly label: string
  /** While this says no it is not shown: it would lie in the way. */
  readonly valid: () => boolean
  readonly run: () => void
  readonly aside: () => void
}

/** A table of an event that is ruled on at the judge's table, called or not: where a ruling belongs that is kept now. */
export interface AnsweredCall {
  readonly event: string
  /** Left out: nobody has called. */
  readonly call?: string
  /** The id that the ruling of it will have: a penalty that is given meanwhile belongs to it. */
  readonly ruling: string
  readonly round: number
  readonly table: number
  /** Names of the players. */
  readonly players: string
  /** For how many milliseconds the hand has been up, or the judge has been there. It goes on by itself. */
  readonly waits: () => number
  /** Joins a ruling that was kept to the call, or to the table. */
  readonly join: (ruling: SavedRuling) => void
}

/** Another table shown on the board in place of the present one, for as long as somebody looks at it. */
export interface Preview {
  readonly case: ClixCase
  /** What is otherwise there: "If Frost Giant were not there". */
  readonly words: string
  /** It stays until it is made true or given up. */
  readonly pinned: boolean
}

export class Session {
  screen = $state<Screen>('table')
  /** The event whose desk is in sight: Escape does not leave it. */
  desk: object | null = null
  /** The map of the library that is drawn on in the map room, by its id. */
  inMapRoom = $state<string | null>(null)
  trayOpen = $state(true)
  sheetOpen = $state(true)
  /** The figure whose values the tray shows. */
  selected = $state<string | null>(null)
  editing = $state(false)
  /** The object that the keyboard moves and takes away. */
  selectedObject = $state<string | null>(null)
  /** Which end the next tap on the board sets. */
  pick = $state<'from' | 'to'>('from')
  /** The tool in the hand over the board; null: the hand is empty, and a tap is about the question. */
  tool = $state.raw<ToolInHand | null>(null)
  readonly brush: BrushInHand['brush'] | null = $derived(this.tool?.id === 'brush' ? this.tool.brush : null)
  readonly placing: Placing | null = $derived(this.tool?.id === 'place' ? this.tool.placing : null)
  readonly ruler: RulerInHand | null = $derived(this.tool?.id === 'ruler' ? this.tool : null)
  readonly turning: DialInHand['turns'] | null = $derived(this.tool?.id === 'dial' ? this.tool.turns : null)
  cursor = $state.raw<SquareXY | null>(null)
  hovered = $state.raw<SquareXY | null>(null)
  /** Squares that a reason under the pointer is about. */
  highlighted = $state.raw<readonly SquareXY[]>([])
  keysOpen = $state(false)
  helpOpen = $state(false)
  /** Taking in a newer version. */
  renewalOpen = $state(false)
  /** Under which licences the packages stand. */
  licencesOpen = $state(false)
  /** The tour of the first start is being taken. */
  tourOpen = $state(false)
  boardTextOpen = $state(false)
  /** The list of a force that is being added to the table; empty: the user has still to paste it. */
  pastedForce = $state.raw<string | null>(null)
  /** What holds beside the figures is being set up. */
  besideOpen = $state(false)
  saveOpen = $state(false)
  paletteOpen = $state(false)
  /** The versions of the position stand side by side instead of the table. */
  comparing = $state(false)
  /** What the one box of search and commands shows before anything is typed. */
  paletteMode = $state<'search' | 'commands'>('commands')
  /** With what it is opened. */
  paletteText = $state('')
  /** The action on a figure that is chosen in the search; `null`: it is put on near the part of the board that the judge sees. */
  putChosen: ((entry: FigureEntry, set: string) => void) | null = null
  openRule = $state<string | null>(null)
  /** Which kept ruling that is. */
  savedId = $state<string | null>(null)
  /** The kept ruling whose words are being changed. */
  editSaved = $state<string | null>(null)
  /** The ruling that is being put on paper. */
  sheetFor = $state.raw<SavedRuling | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** Notes from a file, to be looked at before anything of them comes in. */
  notesPreview = $state.raw<NotesPreview | null>(null)
  /** Where the reader of the rules is. */
  readonly reference = new ReferenceStore()
  /** Which plan of a preparation is drawn on the board. */
  plan = $state(0)
  /** How the brushes are set. */
  readonly setup = new Setup()
  /** What is shown over the board, and how large it is. */
  readonly board = new BoardLook()
  /** Questions that need no board. */
  readonly noBoard = new NoBoardStore()
  /** Documents on their way into the library. */
  readonly imports = new ImportStore()
  /** The call that is answered now; null: none. */
  answered = $state.raw<AnsweredCall | null>(null)
  /** Of the call that was answered last on the judge's table: its position stays if the same call is answered again. */
  boardOf: string | null = null
  /** Takes out of a ruling who was forgotten while this window was open: what it holds may still name them. */
  forgotten: readonly ((saved: SavedRuling) => SavedRuling)[] = []
  broken = $state.raw<BrokenFile | null>(null)
  /** The table as it stands in a saved ruling, for the mark that says so. */
  savedCase = $state.raw<SavedRuling['case'] | null>(null)
  notices = $state.raw<readonly Notice[]>([])
  offer = $state.raw<Offer | null>(null)
  /** Rounds of an event that were published in this window. */
  roundsPublished = 0
  #nextNotice = 1

  /**
   * Something else begins: a question, a typed line, an editor. What would change the table with the next tap is put
   * down; a ruler stays in the hand.
   */
  putDown(): void {
    if (this.tool?.id !== 'ruler') this.tool = null
  }

  /** Puts down this tool; another one stays in the hand. */
  drop(id: ToolInHand['id']): void {
    if (this.tool?.id === id) this.tool = null
  }

  /** `text`: what was typed already. */
  openSearch(mode: 'search' | 'commands', text = '', putChosen: Session['putChosen'] = null): void {
    this.putChosen = putChosen
    this.paletteText = text
    this.paletteMode = mode
    this.paletteOpen = true
  }

  /** Shows the tray; where there is room for only one of the two beside the board, the ruling folds to its verdict. */
  openTray(): void {
    this.trayOpen = true
    if (media.narrow) this.makeRoom()
  }

  /** There is room for only one of the two beside the board: the ruling folds to its verdict while the tray is open. */
  makeRoom(): void {
    if (this.trayOpen) this.sheetOpen = false
  }

  /** Shows the reasons or only the verdict; on a narrow screen the tray makes room for them. */
  toggleSheet(): void {
    this.sheetOpen = !this.sheetOpen
    if (this.sheetOpen && media.narrow) this.trayOpen = false
  }

  notify(kind: Notice['kind'], text: string, action: Notice['action'] = null): void {
    const id = this.#nextNotice++
    // The same said again takes the place of what was said before.
    const others = this.notices.filter((notice) => notice.kind !== kind || notice.text !== text)
    this.notices = [...others.slice(-2), { id, kind, text, action }]
    if (kind === 'info')
      setTimeout(
        () => {
          this.dismiss(id)
        },
        action ? 9000 : 5000
      )
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}
