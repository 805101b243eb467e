/**
 * What a tool on a board is, whatever the board: of HeroClix, of hexes, of a map that is being drawn. A tool is a machine:
 * what it remembers is one value that lies in the hand, what happens on the board comes to it, and what it does not take
 * goes on to the tool below it, down to the one that is always there.
 */
import type { Step } from '../../../shared/contract/case.ts'
import type { BoardHint, BoardTool } from '../../../shared/scene/scene.ts'

/** A key pressed on the board. */
export interface BoardKey {
  /** As a keyboard event names it. */
  readonly key: string
  readonly shift: boolean
  readonly alt?: boolean
  /** Where an arrow key points on the map, however the board is turned; null for any other key. */
  readonly step: Step | null
  /** Pressed with the modifier of the board's letter keys (`isBoardChord`): without it a letter begins a typed line. */
  readonly chord: boolean
}

/** `On`: what it works on; `Act`: what a pointer can do on its board. */
export interface Tool<On, Act> {
  readonly id: string
  /** A press, move, drag or drop on the board. False: it goes on to the tool below. */
  readonly onPointer: (on: On, act: Act) => boolean
  /** False: it goes on to the tool below. */
  readonly onKey?: (on: On, key: BoardKey) => boolean
  /** Escape: one step back, or the tool is put down with all that it remembers. False: there was nothing to leave. */
  readonly cancel: (on: On) => boolean
  /** What the next tap does, in words; null: the tool below says it. */
  readonly hint: (on: On) => string | null
  /** What is in the hand, in a word or two, for as long as a tap with it changes the table; null: nothing to be told of. */
  readonly name?: (on: On) => string | null
  /** The pointer's look, and what a drag is; null: a drag moves figures and the board. */
  readonly cursor?: (on: On) => BoardTool | null
  /** The squares and edges that it would touch. */
  readonly preview?: (on: On) => BoardHint | null
}

/** Goes down the tools to the first that takes it; false where none does. */
export const given = <On, Act>(tools: readonly Tool<On, Act>[], take: (tool: Tool<On, Act>) => boolean): boolean => tools.some(take)

/** The first that says something. */
export function toldBy<On, Act, Told>(
  tools: readonly Tool<On, Act>[],
  tell: (tool: Tool<On, Act>) => Told | null | undefined
): Told | null {
  for (const tool of tools) {
    const told = tell(tool)
    if (told !== null && told !== undefined) return told
  }
  return null
}
