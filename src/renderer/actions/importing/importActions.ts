/** Files from outside into the app: through the gate, past the judge's eyes, in one commit, with a way back. */
import { checkSizes } from '../../../shared/formats/fileSizes.ts'
import type { BrokenFile, Incoming, UntrustedFile } from '../../../shared/formats/incoming.ts'
import { isBackup } from '../../../shared/json/fileSize.ts'
import { textOf } from '../../../shared/json/utf8.ts'
import { withMost } from '../../platform/interface/readPickedFile.ts'
import { readThroughGate } from '../../import/gate.ts'
import type { HeroscapeCase } from '../../../shared/games/heroscape/case.ts'
import { FOREIGN_EVENT_SIGNS } from '../../../shared/tournament/foreign/signs.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { Notice } from '../../model/window/session.svelte.ts'
import type { App, AtTable } from '../app.ts'
import { offerImport } from '../data/transfer.ts'
import { warnOfImport } from '../data/watchRoom.ts'
import { withHexMap } from '../../model/heroscape/hexEdit.ts'
import { isNotes, offerNotes } from '../notes/notesTransfer.ts'
import { isGameCase } from '../../../shared/games/all.ts'
import { showCase, withGames } from '../games/activeTable.ts'
import { reportReplaced } from '../games/undoOfLast.ts'
import { later } from '../../model/window/later.ts'
import { importingTexts, texts } from '../../i18n/texts.ts'
import { unshowable } from '../savedRulings/rulingFiles.ts'
import { storedPictureOf } from '../../model/library/pictures.ts'
import { unusableEditions } from '../../model/importing/editionsComing.ts'
import { rowsOf } from '../../model/importing/plan.ts'

/** Files that were picked or dropped: sizes are checked before anything is read. @param paths of files in folders */
export async function bringInPicked(app: App, files: readonly File[], paths?: ReadonlyMap<File, string>): Promise<void> {
  const read: UntrustedFile[] = []
  try {
    const oversize = checkSizes(await withMost(files))
    if (oversize) {
      showBroken(app, [oversize])
      return
    }
    for (const file of files)
      read.push({
        name: file.name,
        path: (paths?.get(file) ?? file.webkitRelativePath) || file.name,
        bytes: new Uint8Array(await file.arrayBuffer())
      })
  } catch {
    // Files are read one after another: the first that is not there yet is the one that could not be.
    showBroken(app, [
      { name: files[read.length]?.name ?? '', problems: [{ code: 'unreadable', path: '', message: importingTexts.unreadable }] }
    ])
    return
  }
  await bringIn(app, read)
}

/**
 * A single position goes on the table at once; everything else is shown first and comes in when the judge says so.
 * @param asked the judge has said what the columns of the table hold
 * @param onBroken what is done with the problems of files of which nothing is imported
 */
export async function bringIn(
  app: App,
  files: readonly UntrustedFile[],
  asked = false,
  onBroken: (broken: readonly BrokenFile[]) => void = (broken) => {
    showBroken(app, broken)
  }
): Promise<void> {
  if (files.length === 0) return
  const { session, library } = app
  // What was said of earlier files is over: “your table has not changed” would lie above a table that has.
  session.broken = null
  session.imports.partsLeft = null
  await warnOfImport(
    app,
    files.reduce((size, { bytes }) => size + bytes.length, 0)
  )
  const [file] = files
  if (file && files.length === 1 && (isBackup(file.bytes) || isNotes(file.bytes) || isEvent(file))) {
    const text = textOf(file.bytes)
    if (!text.ok) onBroken([{ name: file.name, problems: text.problems }])
    else if (isEvent(file)) await showEvent(app, { name: file.name, text: text.value })
    // A whole backup goes another way: it is looked at, and brings everything back.
    else if (isBackup(file.bytes)) await offerImport(app, { name: file.name, text: text.value })
    // Notes on rules go beside the library: they are looked at rule by rule.
    else offerNotes(app, { name: file.name, text: text.value })
    return
  }
  if (session.screen === 'event' && file && files.length === 1 && isPlayerList(file)) {
    await takePlayerList(app, file)
    return
  }
  const store = session.imports
  const names = files.map(({ name }) => name)
  const signal = store.begin(names)
  const columns = app.settings.current.tableColumns
  const remembered = app.settings.current.importChoices ?? {}
  const choices = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(remembered, name) ? [[name, remembered[name]!]] : [])))
  // The bytes are gone once they are read; they may be wanted again with other choices.
  const source = files.map((file) => ({ ...file, bytes: file.bytes.slice() }))
  const tables = await tableColumns()
  const unnamed = tables.unnamedTables(source, columns)
  store.unnamed = unnamed
  const reading = await readThroughGate(files, { signal, choices, columns })
  // Stopped, or another reading has taken its place.
  if (reading === null || signal.aborted) return
  store.stop()
  if (unnamed && !asked && (!reading.ok || reading.broken) && tables.wantColumns(unnamed)) {
    store.naming = true
    return
  }
  if (!reading.ok) {
    await offerPartsLeft(app, source)
    onBroken(reading.broken)
    return
  }
  const [first] = reading.documents
  const unshown = new Map([...unshownRulings(app, reading.documents), ...unusableEditions(reading.documents, library.editions)])
  const broken = [...(reading.broken ?? []), ...unshown.values()]
  const documents = await Promise.all(reading.documents.filter((one) => !unshown.has(one)).map(withStoredPicture))
  if (broken.length > 0) await offerPartsLeft(app, source)
  if (documents.length === 0) {
    onBroken(broken)
    return
  }
  const preview = () => {
    store.show({ files: names, packs: reading.packs, rows: rowsOf(documents, library), broken, source, choices })
  }
  if (broken.length > 0) preview()
  else if (documents.length === 1 && first?.kind === 'case') putOnTable(app, first)
  // A hex map lies on its table at once; among the maps of the library it is by a press more.
  else if (documents.length === 1 && first?.kind === 'hex-map') putOnTable(app, first, { label: importingTexts.keepMap, run: preview })
  else preview()
}

/** Offers to import editions for a newer Linejudge without the parts that this version cannot read. */
async function offerPartsLeft({ session, library }: Pick<App, 'session' | 'library'>, source: readonly UntrustedFile[]): Promise<void> {
  // The problems of the files are shown in any case.
  const parts = await later(() => import('../../model/importing/partsLeft.ts')).catch(() => null)
  session.imports.partsLeft = parts?.withPartsLeft(source, library.editions) ?? null
}

/** Imports what was offered so. */
export async function importPartsLeft(app: App): Promise<void> {
  const { imports } = app.session
  const files = imports.partsLeft
  imports.close()
  if (files !== null) await bringIn(app, files)
}

/** Rulings that no engine can have given: they could not be shown in the list of saved ones. */
const unshownRulings = (app: Pick<App, 'games'>, documents: readonly Incoming[]): ReadonlyMap<Incoming, BrokenFile> =>
  new Map(
    documents.flatMap((incoming) => {
      const why = incoming.kind === 'ruling' ? unshowable(app, incoming.document) : null
      return why ? [[incoming, { name: incoming.file, problems: [why] }] as const] : []
    })
  )

/** Read when a file comes in: it holds the reader of tables. */
const tableColumns = () => import('../../model/importing/tableColumns.ts')

/** Whether a file says of itself, near its beginning, that it is an event or a league of them, or another program wrote tournaments into it. */
const isEvent = ({ name, bytes }: UntrustedFile): boolean =>
  /"format"\s*:\s*"linejudge-(event|league)\//.test(String.fromCharCode(...bytes.subarray(0, 2000))) ||
  (/\.json$/i.test(name) && hasSign(new TextDecoder().decode(bytes)))
const hasSign = (text: string): boolean => FOREIGN_EVENT_SIGNS.some((sign) => text.includes(sign))

/** What the file of an event or a league holds is shown where the events are; it comes in from there. */
async function showEvent(app: App, file: { readonly name: string; readonly text: string }): Promise<void> {
  try {
    const { lookAtEventOrLeague } = await later(() => import('../league/leagueFiles.ts'))
    await lookAtEventOrLeague(app, file)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** On the screen of events a table, or a list in JSON, is one of players. */
const isPlayerList = ({ name, bytes }: UntrustedFile): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) || (/\.json$/i.test(name) && /^[\s\uFEFF]*\[/.test(new TextDecoder().decode(bytes.subarray(0, 100))))

/** A list of players comes to the door of the open event, or of the one that is made for it; it is looked at there. */
async function takePlayerList(app: App, { name, bytes }: UntrustedFile): Promise<void> {
  try {
    const { eventsOf } = await later(() => import('../event/events.ts'))
    const { readListFile } = await later(() => import('../../model/event/door/listFile.ts'))
    const list = readListFile(bytes)
    if (!list.ok) {
      showBroken(app, [{ name, problems: list.problems }])
      return
    }
    const events = eventsOf(app)
    events.listed = list.value
    if (events.open) events.open.view = 'door'
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** A map with the name of its picture in it. */
export async function withStoredPicture(incoming: Incoming): Promise<Incoming> {
  if (incoming.kind !== 'map' || !incoming.picture) return incoming
  const stored = await storedPictureOf(incoming.picture.bytes, incoming.picture)
  const { id: file, kind, width, height } = stored
  return { ...incoming, stored, document: { ...incoming.document, picture: { ...incoming.document.picture, file, kind, width, height } } }
}

export function showBroken({ session }: Pick<App, 'session'>, broken: readonly BrokenFile[]): void {
  const [first] = broken
  if (!first) return
  session.broken =
    broken.length === 1
      ? first
      : {
          name: importingTexts.several(broken.length),
          problems: broken.flatMap(({ name, problems }) =>
            problems.map((problem) => ({ ...problem, path: problem.path ? `${name} ${problem.path}` : name }))
          )
        }
}

/** A hex map and a case of a neighbouring game wait until the games have been read (`withGames`). */
export function putOnTable(app: AtTable, incoming: Incoming, then: Notice['action'] = null): void {
  const isOfGame = incoming.kind === 'hex-map' || (incoming.kind === 'case' && isGameCase(incoming.document))
  if (isOfGame)
    withGames(app, () => {
      putThere(app, incoming, then)
    })
  else putThere(app, incoming, then)
}

function putThere(app: AtTable, incoming: Incoming, then: Notice['action']): void {
  const { session, games, settings } = app
  const before = app.table.case
  if (incoming.kind === 'hex-map') {
    const own = games.of('heroscape-knockback')
    if (!own) return
    const { id, name, map } = incoming.document
    own.change(texts.steps.map(name), withHexMap(own.case as HeroscapeCase, { ...map, id, name }))
    settings.set({ ruleset: 'heroscape-knockback' })
    session.screen = 'table'
  } else if (incoming.kind !== 'case') return
  else if (!showCase(app, texts.steps.openFile(incoming.file), incoming.document)) {
    session.notify('error', texts.notices.otherGame(incoming.document.ruleset))
    return
  }
  session.notify('info', texts.notices.opened(incoming.file), then)
  reportReplaced(app, before)
}
