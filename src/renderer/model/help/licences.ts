/// <reference types="vite/client" />
/** The packages that are part of what is shipped: the table that the build keeps, and the words of their licences beside the page. */

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** The words of its licence; null: they lie with another part of the app. */
  readonly words: string | null
}

// By name it is read only when it is opened.
const tables = import.meta.glob<string>('../../../../docs/licences.md', { query: '?raw', import: 'default' })

/** The rows of the table of licences (`npm run licences`). */
export const packagesOf = (table: string): readonly Omit<ShippedPackage, 'words'>[] =>
  [...table.matchAll(/^\| (\S+) \| (\d\S*) \| (.+?) \|$/gm)].map(([, name, version, licence]) => ({
    name: name!,
    version: version!,
    licence: licence!
  }))

/** The words of each licence in the file that the build makes, by `name@version`. */
export const wordsOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .split(/^## (?=\S+ - \d)/m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        const [, name, version] = /^(\S+) - (\S+)/.exec(section)!
        return [`${name!}@${version!}`, section.slice(end).trim()] as const
      })
  )

/** The files that the build makes: of the page, and of what works beside it in the desktop app. Only what is built has them. */
const FILES = ['licences.txt', 'licences-desktop.txt']
const read = (file: string): Promise<string> =>
  fetch(file).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => ''
  )

/** Everything that is shipped, by name. Rejects where the table cannot be read. */
export async function shippedPackages(): Promise<readonly ShippedPackage[]> {
  const [table, ...files] = await Promise.all([Object.values(tables)[0]!(), ...FILES.map(read)])
  const words = new Map(files.flatMap((file) => [...wordsOf(file)]))
  // Some packages bring no words of their licence, only its name.
  return packagesOf(table).map((one) => ({ ...one, words: words.get(`${one.name}@${one.version}`) || null }))
}
