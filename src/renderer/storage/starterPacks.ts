/// <reference types="vite/client" />
/** The starter packs that are built into the app, and how to tell them from those of another build without reading them. */

export interface StarterPacks {
  /** Another one as soon as any pack or the version of the app changes. null: nobody knows, so they are read at every start. */
  readonly mark: string | null
  /** Texts by file name. */
  readonly read: () => Promise<Readonly<Record<string, string>>>
}

/** Set by the build. */
declare const __LINEJUDGE_PACKS__: string | undefined

export const builtInPacks: StarterPacks = {
  get mark() {
    // Where the app is being worked on a pack may change at any time.
    return import.meta.env.DEV || typeof __LINEJUDGE_PACKS__ === 'undefined' ? null : __LINEJUDGE_PACKS__
  },
  read: async () => (await import('./starterTexts.ts')).starterTexts
}
