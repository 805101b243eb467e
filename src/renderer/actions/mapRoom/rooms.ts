/** Which map is drawn on: a new one, a copy, one of the library; and what is done with the whole of it. */
import { usableEditions, type TableRules } from '../../model/library/ownEditions.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { blankMap } from '../../../shared/mapEdit/blankMap.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { rulesetFor } from '../../../shared/editions/shelf.ts'
import { DEFAULT_RULESET } from '../../../shared/mapCheck/ground.ts'
import { sameDocument } from '../../../shared/formats/documents/differences.ts'
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import type { HeroscapeCase } from '../../../shared/games/heroscape/case.ts'
import { withHexMap } from '../../model/heroscape/hexEdit.ts'
import { HexRoom } from '../../model/mapRoom/hexRoom.svelte.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { CheckClient } from '../../model/mapRoom/checkClient.ts'
import { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { rulesOfClix, withGames } from '../games/activeTable.ts'
import type { App } from '../app.ts'

/** A map that is drawn on, and what is said of it. */
export interface OpenRoom {
  readonly room: MapRoom
  readonly checks: RoomChecks
}

const rooms = new WeakMap<App['session'], OpenRoom>()

/** Whether this is the room that its map has now: another one has taken its place where the map was read anew. */
export const isOpenRoom = ({ session }: Pick<App, 'session'>, room: MapRoom): boolean => rooms.get(session)?.room === room

/** The rules by which a map is checked: those of the table, if they know maps of squares. Pins may name other editions of the user. */
export const rulesOfRoom = (app: App): TableRules => {
  const own: TableRules = rulesOfClix(app) ?? { ruleset: DEFAULT_RULESET }
  const { editions = [] } = own
  const others = usableEditions(app.library.editions).filter(({ id }) => !editions.some((one) => isRecord(one) && one.id === id))
  const all = others.length > 0 ? { ...own, editions: [...editions, ...others] } : own
  // The table may bring another version of a parent, on which an edition of the library cannot be laid; or all together are too many.
  return rulesetFor(all) ? all : own
}

/** The room of the map that was asked for, with its history; null: the map is not there. */
export const openRoom = (app: App): Promise<OpenRoom | null> => roomOf(app, app.session.inMapRoom)

/** The room of this map of the library, with its history, shown or not; null: the map is not there. */
export async function roomOf(app: App, mapId: string | null): Promise<OpenRoom | null> {
  const { session, library, saving, settings } = app
  const document = library.maps.find(({ id }) => id === mapId)
  const known = rooms.get(session)
  if (known && known.room.id === document?.id) {
    if (known.room.writer.state !== 'saved' || sameDocument(known.room.document, document)) return known
  }
  await known?.room.flush()
  known?.checks.end()
  if (!document) return null
  const room = new MapRoom(document, library)
  try {
    await room.steps.restore(await library.sessions())
  } catch (error) {
    session.notify('error', messageOf(error))
  }
  // What was painted with in another map, or before a restart, is near at hand in this one, too.
  room.usedSpecials = settings.current.lastSpecials ?? []
  room.keepSpecials = (lastSpecials) => {
    settings.set({ lastSpecials })
  }
  const opened = { room, checks: new RoomChecks(new CheckClient(), rulesOfRoom(app)) }
  rooms.set(session, opened)
  saving.add({ writer: room.writer, unsaved: () => room.unsaved() })
  return opened
}

/** Opens a map of the library in the map room. */
export function editMap({ session }: Pick<App, 'session'>, id: string): void {
  session.inMapRoom = id
  session.screen = 'mapRoom'
}

/** A clear map of this size into the library, and open. Tells what goes wrong. */
export async function newMap(app: App, size: readonly [number, number]): Promise<void> {
  const { library } = app
  const n = freeNumber((one) => library.maps.some(({ id }) => id === `own-map:${one}`))
  await putAndEdit(app, {
    format: 'linejudge-map/2',
    id: `own-map:${n}`,
    name: n === 1 ? t.newName : t.copyName(t.newName, n),
    description: '',
    systems: ['heroclix'],
    map: blankMap(...size),
    specialTerrain: [],
    meta: { source: 'drawn', permission: 'own drawing', revision: 0 }
  })
}

/** A copy of a map into the library, and open. A copy of a copy counts on. */
export async function duplicateMap(app: App, file: MapFile): Promise<void> {
  const { library } = app
  const stem = file.id.replace(/:\d+$/, '').slice(0, 70)
  const n = freeNumber((one) => one < 2 || library.maps.some(({ id }) => id === `${stem}:${one}`))
  const { verified: _, ...meta } = file.meta ?? {}
  const { id: _id, name: _name, ...map } = file.map
  await putAndEdit(app, {
    ...file,
    map,
    id: `${stem}:${n}`,
    name: t.copyName(shippedText(file.name).replace(/ \(\d+\)$/, ''), n).slice(0, 120),
    meta: { ...meta, revision: 0 }
  })
}

/** A hex map into the library, and open: a little ground, or what lies on the HeroScape table. Tells what goes wrong. */
export async function newHexMap(app: App, { hexes, ground }: HexMapFile['map']): Promise<void> {
  const { library, session } = app
  const n = freeNumber((one) => library.hexMaps.some(({ id }) => id === `own-hexes:${one}`))
  const value: HexMapFile = {
    format: 'linejudge-hexmap/1',
    id: `own-hexes:${n}`,
    name: n === 1 ? t.hex.new : t.copyName(t.hex.new, n),
    description: '',
    systems: ['heroscape-knockback'],
    map: { hexes, ...(ground && { ground }) }
  }
  try {
    await library.commitDocuments([{ do: 'put', table: 'hexMaps', value, origin: 'user' }])
    editMap(app, value.id)
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** Three rows of hexes on the ground: a beginning. */
export const FIRST_HEXES: HexMapFile['map'] = {
  hexes: Array.from({ length: 35 }, (_, index) => {
    const row = Math.floor(index / 7)
    return [(index % 7) - Math.floor(row / 2), row, 1] as const
  })
}

/** The map on the HeroScape table. */
export async function hexMapOnTable({ games }: Pick<App, 'games'>): Promise<HexMapFile['map']> {
  await games.open().catch(() => undefined)
  const value = games.of('heroscape-knockback')?.case as HeroscapeCase | undefined
  return value?.map ?? FIRST_HEXES
}

const hexRooms = new WeakMap<App['session'], HexRoom>()

/** The room of the hex map that was asked for; null: it is none of the library. */
export async function openHexRoom(app: App): Promise<HexRoom | null> {
  const { session, library, saving } = app
  const document = library.hexMaps.find(({ id }) => id === session.inMapRoom)
  if (!document) return null
  const known = hexRooms.get(session)
  if (known && known.document.id === document.id) {
    // What is not written yet is newer than the library.
    if (known.writer.state !== 'saved' || sameDocument(known.document, document)) return known
  }
  await known?.writer.flush()
  const room = new HexRoom(document, library)
  try {
    await room.steps.restore(await library.sessions())
  } catch (error) {
    session.notify('error', messageOf(error))
  }
  hexRooms.set(session, room)
  saving.add({ writer: room.writer, unsaved: () => room.unsaved() })
  return room
}

/** Puts the hex map under the figures of the HeroScape table. */
export function useHexMap(app: App, { id, name, map }: HexMapFile): void {
  const { games, settings, session } = app
  withGames(app, () => {
    const own = games.of('heroscape-knockback')
    if (!own) return
    own.change(texts.steps.map(name), withHexMap(own.case as HeroscapeCase, { ...map, id, name }))
    settings.set({ ruleset: 'heroscape-knockback' })
    session.screen = 'table'
  })
}

async function putAndEdit(app: App, value: MapFile): Promise<void> {
  try {
    await app.library.commitDocuments([{ do: 'put', table: 'maps', value, origin: 'user' }])
    editMap(app, value.id)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

function freeNumber(isTaken: (n: number) => boolean): number {
  let n = 1
  while (isTaken(n)) n++
  return n
}
