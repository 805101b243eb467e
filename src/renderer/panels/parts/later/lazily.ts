/** A part of the page whose script is read when it is first shown: screens, dialogs, the board. */
import type { Component } from 'svelte'
import { whenIdle } from '../../../model/search/whenIdle.ts'
import { inTurn } from '../../../model/window/later.ts'

/* oxlint-disable-next-line typescript/no-empty-object-type -- a part that is told nothing has no properties */
export interface Lazily<P extends object = {}> {
  /** The part, where it has been read already. */
  readonly loaded: () => Component<P> | null
  /** Reads it; the same promise for all who wait. After a failure the next call tries again. */
  readonly load: () => Promise<Component<P>>
}

type PropsOf<C> = C extends Component<infer P extends object> ? P : never

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
