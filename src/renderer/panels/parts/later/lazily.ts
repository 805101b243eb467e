/** A part of the page whose script is read when it is first shown: screens, dialogs, the board. */
import type { Component } from 'svelte'
import { whenIdle } from '../../../model/search/whenIdle.ts'

/* oxlint-disable-next-line typescript/no-empty-object-type -- a part that is told nothing has no properties */
export interface Lazily<P extends object = {}> {
  /** The part, where it has been read already. */
  readonly loaded: () => Component<P> | null
  /** Reads it; the same promise for all who wait. After a failure the next call tries again. */
  readonly load: () => Promise<Component<P>>
}

type PropsOf<C> = C extends Component<infer P extends object> ? P : never

/** So long a part waits for the one before it, in milliseconds: one that never comes keeps nobody waiting. */
const PATIENCE = 3000
let before: Promise<unknown> = Promise.resolve()

/**
 * Reads in turn. In WebKit a script that is imported a second time while what it needs is still being worked through counts as there, and fails on
 * what it does not have yet: two parts of one script, such as those of the board, must not be read side by side.
 */
function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const mine = before.then(read)
  const settled = mine.then(
    () => undefined,
    () => undefined
  )
  before = Promise.race([settled, before.then(() => new Promise((later) => setTimeout(later, PATIENCE)))])
  return mine
}

/** Reads a script once for all who wait for it. After a failure the next call tries again. */
function readOnce<M extends object>(read: () => Promise<M>): { readonly loaded: () => M | null; readonly load: () => Promise<M> } {
  let loaded: M | null = null
  let coming: Promise<M> | null = null
  return {
    loaded: () => loaded,
    load: () =>
      (coming ??= inTurn(read).then(
        (module) => (loaded = module),
        (error: unknown) => {
          coming = null
          throw error
        }
      ))
  }
}

export function lazily<P extends object>(read: () => Promise<{ readonly default: Component<P> }>): Lazily<P> {
  const script = readOnce(read)
  return { loaded: () => script.loaded()?.default ?? null, load: () => script.load().then((module) => module.default) }
}

/** The parts of one script, each by its name in it: where one has been read, all are there, and none is shown later than the others. */
export function together<M extends object>(read: () => Promise<M>): <K extends keyof M>(name: K) => Lazily<PropsOf<M[K]>> {
  const script = readOnce(read)
  return <K extends keyof M>(name: K) => ({
    loaded: () => {
      const module = script.loaded()
      return module === null ? null : (module[name] as Component<PropsOf<M[K]>>)
    },
    load: () => script.load().then((module) => module[name] as Component<PropsOf<M[K]>>)
  })
}

/** A part whose script is there from the start. */
export const atHand = <P extends object>(part: Component<P>): Lazily<P> => ({ loaded: () => part, load: () => Promise.resolve(part) })

/** Reads parts while nobody does anything, so that their first opening waits for nothing. Where that fails it is tried again, and told of, when they are opened. */
export function readWhenIdle(parts: readonly Lazily<never>[]): void {
  whenIdle(() => {
    for (const part of parts) part.load().catch(() => undefined)
  })
}
