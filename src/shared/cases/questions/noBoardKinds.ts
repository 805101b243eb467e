/** The kinds of question that need no table, told from those about the table by what is asked: who only passes them on reads none of them. */
import { isRecord } from '../../base/validate.ts'

type Takes = (ask: Readonly<Record<string, unknown>>) => boolean
const always: Takes = () => true

/** Which questions of a kind are meant. */
const TAKES = {
  combo: always,
  // Odds on a position have the same name; without anybody named it is the dice that are meant.
  odds: (ask) => ask.needed !== undefined || (ask.from === undefined && ask.to === undefined),
  'best-outwit': always,
  winner: always,
  'victory-points': always,
  'action-total': always,
  'alter-ego': always,
  force: always,
  'starting-area': always,
  initiative: always
} satisfies Record<string, Takes>

export type NoBoardKind = keyof typeof TAKES

const isKind = (kind: unknown): kind is NoBoardKind => typeof kind === 'string' && Object.hasOwn(TAKES, kind)

/** The kind of a question that needs no table; undefined for all others, and for what is no question. */
export const noBoardKindOf = (ask: unknown): NoBoardKind | undefined =>
  isRecord(ask) && isKind(ask.kind) && TAKES[ask.kind](ask) ? ask.kind : undefined
