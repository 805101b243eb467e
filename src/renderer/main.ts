/** Wires the app together: storage, platform, state and the frame. The one place that knows everything. */
import './trusted.ts'
import { messageOf } from '../shared/base/result.ts'
import '@fontsource-variable/inter/index.css'
import './panels/ui/tokens.css'
import './panels/ui/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { screenOf } from './panels/gameScreens.ts'
import { screenPart } from './panels/screens.ts'
import { createJournal } from './platform/journal/createJournal.ts'
import { createPlatform } from './platform/createPlatform.ts'
import { openStorage } from './storage/openStorage.ts'
import { KNOWN_TABLES } from './storage/rows/rowBackup.ts'
import { backUpByItself } from './model/data/autoBackup.ts'
import { Backups } from './model/data/backups.svelte.ts'
import { DataStore } from './model/data/dataStore.svelte.ts'
import { sha256 } from './model/data/digest.ts'
import { takeNote } from './model/data/restoreNote.ts'
import { DataState } from './model/data/data.svelte.ts'
import { RestartState } from './model/restart/restartState.ts'
import { readStepCode } from './model/restart/undoRows.ts'
import { PLAYERS } from './model/board/mirror.ts'
import { firstPick } from './model/table/ask/asks.ts'
import { DISPLAY, EVENT_LINES, EVENT_PLACE, FORGOTTEN, GO_ON, isPlaying, JOIN, JOIN_PATH, VENUE_PLACE } from './model/event/log/place.ts'
import { Library } from './model/library/library.svelte.ts'
import { rulingsReachEvents } from './actions/event/floor/rulingsReachEvents.ts'
import { saveCase } from './actions/table/fileActions.ts'
import type { Unreadable } from './model/table/ask/restorable.ts'
import { RuleNotes } from './model/notes/notes.svelte.ts'
import { LastWords } from './model/saving/lastWords.ts'
import { eraIn, takeLeft, type Left } from './model/saving/leftWork.ts'
import { checkedChanges } from './storage/rows/leftChanges.ts'
import { AskingMark } from './model/restart/askingMark.ts'
import { watchAsking } from './model/table/answer/answers.svelte.ts'
import { Saving } from './model/saving/saving.svelte.ts'
import { isCheckDue } from './model/cards/figuresAgain.svelte.ts'
import { restsWhenIdle, whenIdle } from './model/search/whenIdle.ts'
import { unrestorable } from './model/table/ask/restorable.ts'
import { inTurn, later } from './model/window/later.ts'
import { Session } from './model/window/session.svelte.ts'
import { sameCase } from './model/savedRulings/sameCase.ts'
import { hasRoomForTray } from './model/settings/room.ts'
import { media } from './model/settings/media.svelte.ts'
import { rulesOfId } from './model/library/ownEditions.ts'
import { editionOfNew } from './model/settings/usualEdition.ts'
import { SettingsStore } from './model/settings/settings.svelte.ts'
import { forgetSelection } from './actions/games/activeTable.ts'
import { GameTables } from './model/games/gameTables.svelte.ts'
import { Table } from './model/table/table.svelte.ts'
import { Variants } from './model/variants/variants.svelte.ts'
import { TimelineStore } from './model/timeline/timelineStore.svelte.ts'
import { pageClock } from './model/window/clock.ts'
import { language, languageTag } from './i18n/spoken.ts'
import { texts } from './i18n/texts.ts'

document.documentElement.lang = languageTag

const mark = new AskingMark()

/** A sentence about what an earlier page has left and could not be used; `null` if there is nothing to say. */
const troubleOf = ({ trouble }: Left): string | null =>
  trouble === null ? null : trouble.is === 'unreadable' ? texts.start.leftUnreadable : texts.start.leftNotWritten(trouble.why)

async function start(target: HTMLElement): Promise<void> {
  const platform = createPlatform()
  pageClock.watch()
  platform.speak(language)
  const now = (): Date => new Date(pageClock.wall())
  const shelf = { shelf: platform.backups, app: platform.version, digest: sha256, now }
  const {
    storage,
    kept: rows,
    notices
  } = await openStorage({
    ...createJournal(),
    beforeUpgrade: async (older) => {
      const { backUpOlder } = await later(() => import('./model/data/beforeUpgrade.ts'))
      await backUpOlder(older, { ...shelf, known: KNOWN_TABLES })
    }
  })
  const backups = new Backups({ ...shelf, rows })
  copyOfAll = async () => (await import('./actions/data/copyOfAll.ts')).copyOfAll(backups, platform)
  const waits = storage.health().noJournal === 'elsewhere'
  const lastWords = new LastWords({ position: () => storage.position() })
  const takeLeftNow = async (): Promise<Left> => {
    lastWords.era = eraIn(await storage.sessions().catch(() => []))
    return takeLeft(storage, lastWords, checkedChanges)
  }
  const left = waits ? null : await takeLeftNow()
  const session = new Session()
  const library = new Library(storage)
  const settings = new SettingsStore(storage)
  const notes = new RuleNotes(storage)
  const saving = new Saving([settings, notes], lastWords)
  const table = new Table()
  const games = new GameTables(async () => (await import('./panels/gameTables.ts')).makeGameTables())
  const variants = new Variants(table)
  const work = new RestartState(table, variants, games)
  work.waits = waits
  const sessions = storage.sessions().catch(() => [])
  try {
    // Only what was left by an earlier visit has steps to put back.
    const steps = sessions.then((rows) => (rows.length > 0 ? later(readStepCode) : undefined))
    await Promise.all([library.load(), settings.load(), notes.load(), steps])
    if (games.isNeeded(settings.current, library.rulings)) await games.open()
  } catch (error) {
    session.notify('error', texts.start.failedText(messageOf(error)))
  }
  storage.readAnew()
  const tell = (unreadable: readonly Unreadable[]): void => {
    for (const { case: value, why } of unreadable) {
      session.notify('error', texts.start.tableAside(why), {
        label: texts.save.asFile,
        run: () => {
          void saveCase({ session, platform }, value, value.ruleset)
        }
      })
    }
  }
  const kept = settings.current.table
  const isKept = kept !== null && unrestorable(kept) === null
  const first = isKept
    ? null
    : await later(() => import('./actions/table/moreExamples.ts')).then((made) =>
        made.firstTable(library, rulesOfId(library.editions, editionOfNew(settings.current.ruleset, library.editions)) ?? undefined)
      )
  tell(work.restore(settings.current, await sessions, first))
  // A start that did not get past its question is not to be followed by another one.
  if (mark.found() && !waits) table.hold()
  const taken = /^#port-(\d+)-taken$/.exec(location.hash)?.[1]
  if (taken !== undefined) session.notify('error', texts.start.otherPort(taken))
  watchAsking(mark.begin)
  settings.beside = {
    take: () => {
      const now = work.now()
      return () => work.changes(now)
    }
  }
  const dataStore = new DataStore(backups, new DataState(storage), {
    settle: () => saving.flush(),
    restart: () => {
      storage.close()
      location.reload()
    }
  })
  dataStore.note = takeNote()
  if (dataStore.note) session.screen = 'data'
  // A round is being played: after a power cut the desk has to go on at once.
  if ((await sessions).some((row) => isPlaying(row, pageClock.wall()))) session.screen = 'event'
  // The address of a host leads to joining it.
  const isToJoin = (): boolean => [JOIN, GO_ON].some((place) => location.hash.startsWith(place))
  if (isToJoin() || location.pathname === JOIN_PATH) session.screen = 'event'
  session.pick = firstPick(table.case.ask)
  const savedHere = library.rulings.find(({ id }) => id === settings.current.savedId)
  if (savedHere && sameCase(savedHere.case, table.case)) {
    session.savedCase = savedHere.case
    session.savedId = savedHere.id
  }
  session.trayOpen = hasRoomForTray(window.innerWidth, settings.current)
  // On a narrow screen the ruling begins as its verdict and one sentence, so that the board keeps the room.
  session.sheetOpen = !media.narrow
  const trouble = left && troubleOf(left)
  for (const notice of trouble === null ? notices : [...notices, trouble]) session.notify('error', notice)
  storage.onTrouble((trouble) => {
    // This window may have the last copy, or the disk is nearly full: the notice has an action that saves a copy.
    const action = trouble.code === 'closed' || trouble.code === 'behind' ? { label: texts.save.copy, run: saveCopyNow } : null
    session.notify(trouble.code === 'took-over' ? 'info' : 'error', trouble.message, action)
    if (trouble.code === 'took-over')
      takeOver().catch((error: unknown) => {
        session.notify('error', messageOf(error))
      })
  })
  const app = {
    table,
    variants,
    timeline: new TimelineStore(table),
    games,
    library,
    settings,
    saving,
    session,
    notes,
    dataStore,
    platform,
    storage
  }
  rulingsReachEvents(app)
  // The first screen is there when the frame is; where it cannot be read the frame says so.
  await (screenOf(settings.current.ruleset) ?? screenPart(session.screen)).load().catch(() => undefined)
  mark.begin()
  window.addEventListener('pagehide', mark.end)
  target.replaceChildren()
  mount(App, { target, props: { app } })
  mounted = true
  if (left) offerOlder(left)
  // The clock of an event that was open goes on being called on every screen.
  if ((await sessions).some(({ id, state }) => id === EVENT_PLACE || id === VENUE_PLACE || (id === EVENT_LINES && state.running === true)))
    whenIdle(() => {
      void inTurn(() => import('./actions/venue/resume.ts')).then(
        ({ resumeEvent }) => resumeEvent(app),
        () => undefined
      )
    })
  // Another code in the address of a page that is open.
  window.addEventListener('hashchange', () => {
    if (!isToJoin()) return
    session.screen = 'event'
    void import('./actions/venue/resume.ts').then(({ hearAddress }) => hearAddress(app))
  })
  // Where another window forgets somebody, this one must not bring the name back.
  new BroadcastChannel(FORGOTTEN).onmessage = async ({ data }: MessageEvent<unknown>) =>
    (await import('./actions/venue/resume.ts')).hearForgotten(app, data)
  void readStepCode().catch(() => undefined)
  // Whoever chooses another game then waits for nothing; where it cannot be read it is tried again, and told of, when it is chosen.
  whenIdle(() => {
    games.open().catch(() => undefined)
  })
  // In the desktop app the journal is a file, and nothing is deleted by itself. In a browser what saves a copy is loaded now: it could not be
  // any more when the browser has deleted everything.
  if (platform.kind === 'browser')
    whenIdle(() => {
      void inTurn(
        async () => [await import('./actions/data/offerCopy.svelte.ts'), await import('./actions/data/watchRoom.ts')] as const
      ).then(
        ([{ offerHere }, { watchRoom }]) => {
          offerHere(app)
          watchRoom(app)
        },
        () => undefined
      )
    })
  if (!waits)
    whenIdle(() => {
      void checkSetsLeft()
    })
  if (!waits && isCheckDue(settings.current.figuresRead, library))
    whenIdle(() => {
      void inTurn(() => import('./actions/cards/figuresAgain.ts')).then(
        ({ reportAgain }) => {
          reportAgain(app)
        },
        () => undefined
      )
    })
  backUpByItself(backups, (sentence) => {
    session.notify('error', sentence)
  })

  function saveCopyNow(): void {
    import('./actions/data/transfer.ts').then(
      ({ copyAction }) => copyAction(app).run(),
      (error: unknown) => {
        session.notify('error', messageOf(error))
      }
    )
  }

  async function checkSetsLeft(): Promise<void> {
    try {
      const found = await storage.checkSetsLeft(now().toISOString(), restsWhenIdle())
      for (const notice of found) session.notify('error', notice)
      if (found.length > 0) await library.load()
    } catch (error) {
      session.notify('error', messageOf(error))
    }
  }

  /** The window that saved until now may have changed everything; what could not be saved here is saved now. */
  async function takeOver(): Promise<void> {
    const left = await takeLeftNow()
    const notice = troubleOf(left)
    if (notice !== null) session.notify('error', notice)
    const [stored, kept] = await Promise.all([settings.load(), storage.sessions(), library.load(), notes.load()])
    if (games.isNeeded(stored, library.rulings)) await games.open()
    const { unreadable, beside } = work.takeOver(stored, kept, texts.steps.thisWindow)
    tell(unreadable)
    if (beside) session.notify('info', texts.start.beside[beside](texts.steps.thisWindow))
    forgetSelection(app)
    await saving.flush()
    offerOlder(left)
    await checkSetsLeft()
  }

  function offerOlder(left: Left): void {
    if (left.older.length === 0) return
    void inTurn(() => import('./actions/data/offerLeft.ts')).then(
      ({ offerLeft }) => {
        offerLeft(app, left, work)
      },
      (error: unknown) => {
        session.notify('error', messageOf(error))
      }
    )
  }
}

/** What saves everything that there is as a file, once it can be read. */
let copyOfAll: (() => Promise<string | null>) | null = null
let mounted = false

/** What went wrong is kept on this device, without names, so that it can be saved and sent. */
function note(error: unknown): void {
  void import('./model/window/errorLog.ts').then(
    ({ ErrorLog }) => {
      new ErrorLog().note(error)
    },
    () => undefined
  )
}

/** A start that fails is a page with words and other ways in; `why` null: it only takes too long. */
async function showTrouble(page: HTMLElement, why: string | null): Promise<() => void> {
  const { showFailedStart } = await import('./failedStart.ts')
  return showFailedStart(page, {
    why,
    saveCopy: copyOfAll,
    saveLog: async () => (await import('./actions/window/saveErrorLog.ts')).saveErrorLog(createPlatform(window, false)),
    withoutQuestion: () => {
      mark.leave()
      location.reload()
    },
    again: () => {
      location.reload()
    }
  })
}

/** Longer than a start takes on a slow machine with a full store. */
const PATIENCE_MS = 15_000

function startWatched(page: HTMLElement): void {
  window.addEventListener('error', ({ error, message }) => {
    note(error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note(reason)
  })
  let calm: Promise<() => void> | null = null
  const troubleTimer = setTimeout(() => {
    calm = showTrouble(page, null)
  }, PATIENCE_MS)
  const settle = async (): Promise<void> => {
    clearTimeout(troubleTimer)
    ;(await calm)?.()
  }
  start(page).then(settle, async (error: unknown) => {
    await settle()
    note(error)
    if (!mounted) await showTrouble(page, messageOf(error))
  })
}

const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')
// The players' window shows what the judge's table tells it, and touches nothing that is stored.
if (location.hash === PLAYERS)
  void import('./panels/board/PlayersScreen.svelte').then(({ default: PlayersScreen }) => {
    target.replaceChildren()
    mount(PlayersScreen, { target, props: { version: createPlatform(window, false).version } })
  })
// The display in the room shows what the desk of an event tells it.
else if (location.hash === DISPLAY)
  void import('./panels/event/display/DisplayScreen.svelte').then(({ default: DisplayScreen }) => {
    target.replaceChildren()
    mount(DisplayScreen, { target, props: { version: createPlatform(window, false).version } })
  })
else startWatched(target)
