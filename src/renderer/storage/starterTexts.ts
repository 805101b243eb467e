/// <reference types="vite/client" />
/** The texts of the starter packs, by file name: a script of its own, because most starts do without. */

export const starterTexts: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../resources/packs/*.json', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../resources/special-terrain/*.json', { query: '?raw', import: 'default', eager: true })
}
