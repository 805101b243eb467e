/// <reference types="vite/client" />
/** The texts of the starter packs, built into the app. Nothing is fetched. */

export function starterFiles(): Readonly<Record<string, string>> {
  return {
    ...import.meta.glob<string>('../../../resources/packs/*.json', { query: '?raw', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../../resources/special-terrain/*.json', { query: '?raw', import: 'default', eager: true })
  }
}
