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

export function lazily<P extends object>(read: () => Promise<{ readonly default: Component<P> }>): Lazily<P> {
  let loaded: Component<P> | null = null
  let coming: Promise<Component<P>> | null = null
  return {
    loaded: () => loaded,
    load: () =>
      (coming ??= read().then(
        (module) => (loaded = module.default),
        (error: unknown) => {
          coming = null
          throw error
        }
      ))
  }
}

/** A part whose script is there from the start. */
export const atHand = <P extends object>(part: Component<P>): Lazily<P> => ({ loaded: () => part, load: () => Promise.resolve(part) })

/** Reads parts while nobody does anything, so that their first opening waits for nothing. Where that fails it is tried again, and told of, when they are opened. */
export function readWhenIdle(parts: readonly Lazily<never>[]): void {
  whenIdle(() => {
    for (const part of parts) part.load().catch(() => undefined)
  })
}
