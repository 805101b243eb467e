/** The engine in one file, with every mutant of some folders behind a switch, and the questions to put to it (`test/support/noticing.ts`). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { withSwitches } from './switch.mjs'

/** @typedef {import('./mutate.mjs').Mutant & { readonly number: number, readonly file: string }} Place */

/** One object that all switches ask. They are asked some hundred million times: it is an import, and counts as little as it can. */
const SWITCHES = `export const switches = { on: 0, times: 0, most: Infinity, seen: new Uint8Array(COUNT) }
export const __mutant = (number) => {
  switches.seen[number] = 1
  if (number !== switches.on) return false
  if (++switches.times > switches.most) throw new Error('computes without end')
  return true
}
`

/**
 * Writes the switches into a copy of the sources and bundles it.
 * @param {string} folder  the copy @param {readonly Place[]} places  numbered from 1
 * @returns {Promise<{ bundle: string, without: ReadonlySet<number> }>} the bundle's path, and the places that no switch can hold
 */
export async function switchedEngine(folder, places) {
  /** @type {Set<number>} */
  const without = new Set()
  writeFileSync(join(folder, 'switches.mjs'), SWITCHES.replace('COUNT', String(places.length + 1)))
  for (const file of new Set(places.map((place) => place.file))) {
    const source = readFileSync(join(folder, file), 'utf8')
    const here = places.filter((place) => place.file === file)
    const switched = withSwitches(file, source, here, `import{__mutant}from'/switches.mjs';`)
    writeFileSync(join(folder, file), switched.text)
    for (const number of switched.without) without.add(number)
  }
  writeFileSync(
    join(folder, 'noticing.mjs'),
    `export { switches } from '/switches.mjs'\nexport { frozenOf, frozenQuestions, variationOf } from '/test/support/noticing.ts'\n`
  )
  // Where the golden cases lie: their files are read beside the bundle.
  const outDir = join(folder, 'test/cases')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'noticing.mjs', outDir, emptyOutDir: false, copyPublicDir: false, minify: false, target: 'node20' },
    ssr: { noExternal: [/^(?!vitest)/] }
  })
  return { bundle: join(outDir, 'noticing.js'), without }
}
