/** The engine in one file, with every mutant of some folders behind a switch, and the questions to put to it (`test/support/noticing.ts`). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { PROBED, withSwitches } from './switch.mjs'

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
 * Beside each value those with a mutant in them are worked out: a question in which these never differ cannot notice it, and need not be asked. What is
 * not surely the same counts as different.
 */
const PROBES = `export const probes = { differs: new Uint8Array(COUNT) }
const { differs } = probes
let within = false
const isSame = (one, other) => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || one.constructor !== other.constructor) return false
  if (!Array.isArray(one) && !ArrayBuffer.isView(one)) return false
  return one.length === other.length && one.every((value, at) => Object.is(value, other[at]))
}
export const __comes = (number) => {
  if (!within) differs[number] = 1
  return false
}
export const __mutant = __comes
export const __differs = (broken, whole) => {
  const value = whole()
  if (within) return value
  within = true
  for (const [number, work] of broken) {
    if (differs[number]) continue
    try {
      if (work === undefined || !isSame(value, work())) differs[number] = 1
    } catch {
      differs[number] = 1
    }
  }
  within = false
  return value
}
`

/**
 * Two bundles of the engine with the questions to put to it: one with every place behind a switch, and one that tells in which questions it makes a
 * difference.
 * @param {() => string} copied  makes a copy of the sources @param {readonly Place[]} places  numbered from 1
 * @returns {Promise<{ switched: string, probed: string, without: ReadonlySet<number> }>} where they lie, and the places that no switch can hold
 */
export async function switchedEngine(copied, places) {
  const count = String(places.length + 1)
  const { bundle: switched, without } = await bundled(
    copied(),
    places,
    SWITCHES.replace('COUNT', count),
    `import{__mutant}from'/switches.mjs';`
  )
  const called = `import{__comes,__differs,__mutant}from'/switches.mjs';`
  const { bundle: probed } = await bundled(copied(), places, PROBES.replace('COUNT', count), called, PROBED)
  return { switched, probed, without }
}

/**
 * Writes every place into a copy of the sources, in one form, and bundles it.
 * @param {string} folder  the copy @param {readonly Place[]} places @param {string} known  what the form calls @param {string} called  how it comes in
 * @param {import('./switch.mjs').Form} [form]
 */
async function bundled(folder, places, known, called, form) {
  /** @type {Set<number>} */
  const without = new Set()
  writeFileSync(join(folder, 'switches.mjs'), known)
  for (const file of new Set(places.map((place) => place.file))) {
    const source = readFileSync(join(folder, file), 'utf8')
    const here = places.filter((place) => place.file === file)
    const switched = withSwitches(file, source, here, called, form)
    writeFileSync(join(folder, file), switched.text)
    for (const number of switched.without) without.add(number)
  }
  writeFileSync(
    join(folder, 'noticing.mjs'),
    `export * from '/switches.mjs'\nexport { frozenOf, frozenQuestions, variationOf } from '/test/support/noticing.ts'\n`
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
