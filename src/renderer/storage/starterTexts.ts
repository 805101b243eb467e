/// <reference types="vite/client" />
/** The texts of the starter packs, by file name: a script of its own, because most starts do without. */

/** Built in as data and not as the text of the files, whose indentation would be half of what is read. */
const packs: Readonly<Record<string, unknown>> = {
  ...import.meta.glob<unknown>('../../../resources/packs/*.json', { import: 'default', eager: true }),
  ...import.meta.glob<unknown>('../../../resources/special-terrain/*.json', { import: 'default', eager: true })
}

export const starterTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(packs).map(([name, pack]) => [name, JSON.stringify(pack)])
)
