/** How much of anything the host of a venue takes. Milliseconds and bytes, where no other unit is named. */

/** Both sides must speak the same one; another is told, never guessed at. */
export const PROTOCOL = 1

export const LIMITS = {
  /** How long a code for joining holds. */
  codeHolds: 120_000,
  /** Wrong codes from one address until it is locked, and for how long. */
  wrongCodes: 5,
  lockedFor: 60_000,
  /** Wrong codes from everywhere that end a code. */
  wrongCodesInAll: 25,
  /** How long somebody who asked to come in is waited for. */
  asksFor: 300_000,
  /** How many ask to come in at a time. */
  mostAsking: 20,
  /** How long what the host has given out to be signed may be used. */
  nonceHolds: 60_000,
  mostNonces: 20_000,
  /** Things for which one of them may be used. */
  nonceUses: 16,
  mostDevices: 100,
  /** Devices that were shut out: the oldest is forgotten first, and is unknown then. */
  mostShutOut: 100,
  /** Displays that nobody at the desk has accepted; the oldest is forgotten first. */
  mostDisplays: 50,
  mostAcceptedDisplays: 50,

  /** What is posted, by whom. */
  postBytes: 2048,
  /** One message of a socket. */
  messageBytes: 1024 * 1024,
  /** One entry of an outbox, and how many of them lie in it at most. */
  entryBytes: 256 * 1024,
  outboxEntries: 5000,
  /** What an outbox may hold, with what was deleted of it lately. */
  outboxBytes: 8 * 1024 * 1024,
  /** What the host holds for one device, and for all of them: outboxes, messages that are under way in either direction. */
  deviceBytes: 12 * 1024 * 1024,
  devicesBytes: 48 * 1024 * 1024,
  factsInEntry: 1000,
  materialBytes: 64 * 1024,
  /** Entries of a device in a second on the long run, and at once after it was away. */
  entriesPerSecond: 50,
  entriesAtOnce: 2000,
  /** Messages of a socket in a second, and at once. */
  messagesPerSecond: 400,
  messagesAtOnce: 4000,
  /** Requests of a device for all that it lacks of a document. */
  syncsPerSecond: 8,
  syncsAtOnce: 64,
  /** How long a socket may prove nothing, what it may send until then, and how many wrong proofs it may bring. */
  provesWithin: 5000,
  unprovenBytes: 16 * 1024,
  refusedTokens: 16,
  /** What a player sends: one in a second, a few at once. */
  playerPerSecond: 1,
  playerAtOnce: 3,
  /** Calls of a table that are open at a time, each for another reason; and reports of one player about a table. */
  callsOfTable: 5,
  claimsOfPlayer: 20,
  /** Requests of one address. */
  requestsPerSecond: 50,
  requestsAtOnce: 600,

  /** Connections of any kind. */
  connections: 2700,
  connectionsOfAddress: 128,
  /** How long a client has for the head of a request, for all of it, and may do nothing at all. */
  headersWithin: 5000,
  requestWithin: 10_000,
  idle: 30_000,
  streams: 2000,
  streamsOfAddress: 64,
  sockets: 200,
  socketsOfAddress: 16,
  /** Bytes that wait for a device of the staff that reads too slowly, until its line is cut; and for a page of a player or a display. */
  waitingBytes: 4 * 1024 * 1024,
  streamWaitingBytes: 64 * 1024,

  /** The host says that it is there. */
  beat: 3000,
  /** Without a beat for so long it is told gone. */
  gone: 10_000,
  receiptsKept: 600
} as const

export type Limits = { readonly [name in keyof typeof LIMITS]: number }
