import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { giveManifest, keepOffline } from './offline.config.ts'
import { MODERN_EDITIONS, shippedRuleset } from './src/shared/editions/shippedEditions.ts'
import { META_POLICY } from './src/shared/shell/serving.ts'

const root = import.meta.dirname
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }

/** Tells the starter packs of this build from those of another, see `storage/starterPacks.ts`. */
function markOfPacks(): string {
  const hash = createHash('sha256')
  for (const folder of ['resources/packs', 'resources/special-terrain'])
    for (const name of readdirSync(resolve(root, folder)).sort()) hash.update(name).update(readFileSync(resolve(root, folder, name)))
  return `${version} ${hash.digest('hex').slice(0, 16)}`
}

/** The day of the build, or of the moment that a repeated build names (SOURCE_DATE_EPOCH). */
const built = new Date(process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()).toISOString().slice(0, 10)

/** The hash of the rules of each shipped document whose rulings name it: the first ruling under one would wait for it. */
const hashesOfRules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(MODERN_EDITIONS.map(({ id }) => [id, shippedRuleset(id)!.brought!.rules]))

const define = {
  __LINEJUDGE_VERSION__: JSON.stringify(version),
  __LINEJUDGE_BUILT__: JSON.stringify(built),
  __LINEJUDGE_PACKS__: JSON.stringify(markOfPacks()),
  __LINEJUDGE_RULES__: JSON.stringify(hashesOfRules())
}
/** What a release is signed for, and where releases lie (docs/releasing.md); empty: nowhere. */
const updates = readFileSync(resolve(root, 'resources/updates.json'), 'utf8')

/** What is built says under which licences the packages in it stand. */
const license = { fileName: 'licences.txt' }

/** The page states the same policy as the header it is served with, so that neither can be forgotten. */
function statePolicy(): Plugin {
  const ours = /\s*<meta[^>]+http-equiv=["']?content-security-policy["']?[^>]*>/i
  return {
    name: 'linejudge-state-policy',
    apply: 'build',
    transformIndexHtml: (html) => ({
      html: html.replace(ours, ''),
      tags: [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
          injectTo: 'head-prepend'
        }
      ]
    })
  }
}

/** The icon of the app as the icon of the page: a browser asks for one in any case. */
function giveIcon(): Plugin {
  return {
    name: 'linejudge-give-icon',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: readFileSync(resolve(root, 'resources/icon.svg')) })
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'icon', href: './icon.svg', type: 'image/svg+xml' }, injectTo: 'head' }]
  }
}

/** The page shows the licences of what works beside it in the desktop app, too: that part is built before it. */
function giveLicencesOfMain(): Plugin {
  return {
    name: 'linejudge-give-licences-of-main',
    apply: 'build',
    generateBundle() {
      const file = resolve(root, 'out/main/licences.txt')
      if (existsSync(file)) this.emitFile({ type: 'asset', fileName: 'licences-desktop.txt', source: readFileSync(file) })
    }
  }
}

/** What is read together is one script: the board and the parts below the reasons behind the verdict, and what is made ready while nobody does anything. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  board: ['panels/table/withBoard.ts', 'panels/ruling/WhatWouldChange.svelte', 'panels/ruling/UnderRuling.svelte'],
  typed: ['actions/typed/runTyped.ts', 'model/typed/typedHelp.ts'],
  games: ['panels/gameTables.ts'],
  search: ['panels/search/SearchBox.svelte', 'actions/search/searchOf.ts'],
  popup: ['panels/parts/popups/ChoicePopup.svelte']
}

/** Places of texts in the short form of `i18n/language/said.ts`, `{1}` instead of `{name1}`: a start reads some thousand bytes less. */
function shortenPlaces(): Plugin {
  const short = (code: string): string =>
    code.replace(/\{[a-zA-Z]+([1-9])(?:, (plural|select), |(?=\}))/g, (_place, number: string, kind?: string) =>
      kind === undefined ? `{${number}` : `{${number}${kind === 'plural' ? '#' : '?'}`
    )
  return {
    name: 'linejudge-shorten-places',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/[\\/]i18n[\\/]\w\w[\\/]\w+\.json$/.test(id) ? { code: short(code), map: null } : null)
  }
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Names the script of the modules that these parts import, the first one where there are several. Pixi keeps pieces of its own, because of
 * its renderers only the one that draws is read.
 */
function nameTogether(): (id: string, modules: Modules) => string | null {
  const names = new Map<string, string>()
  const add = (id: string, name: string, modules: Modules): void => {
    if (names.has(id) || id.includes('node_modules/pixi.js/')) return
    names.set(id, name)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next, name, modules)
  }
  return (id, modules) => {
    if (names.size === 0)
      for (const [name, parts] of Object.entries(TOGETHER))
        for (const part of parts) {
          const file = resolve(root, 'src/renderer', part)
          if (!existsSync(file)) throw new Error(`What is read together names ${part}, which is not there.`)
          add(file, name, modules)
        }
    return names.get(id) ?? null
  }
}

export default defineConfig({
  main: {
    define: { ...define, __LINEJUDGE_UPDATES__: JSON.stringify(JSON.parse(updates)) },
    build: {
      license,
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve(root, 'src/main/index.ts'), hostProcess: resolve(root, 'src/main/hosting/hostProcess.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' }
      }
    }
  },
  preload: {
    build: {
      license,
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: resolve(root, 'src/main/preload.ts') },
        // A sandboxed preload is loaded as CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: resolve(root, 'src/renderer'),
    define,
    plugins: [
      svelte({ configFile: false }),
      statePolicy(),
      giveIcon(),
      giveManifest(),
      giveLicencesOfMain(),
      keepOffline(),
      shortenPlaces()
    ],
    worker: { format: 'es' },
    // The same library as its makers minify it for browsers of today: a quarter smaller than what is made of its other form.
    resolve: { alias: { dexie: resolve(root, 'node_modules/dexie/dist/modern/dexie.min.mjs') } },
    build: {
      license,
      target: 'es2022',
      minify: true,
      // The policy allows fonts and scripts from the bundle's own files only, never from data addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: resolve(root, 'src/renderer/index.html'),
        output: {
          codeSplitting: {
            groups: [
              // Read at the same time as the start, and no part of it: its texts are data.
              { name: 'editions', test: /resources[\\/]editions[\\/]/, priority: 3 },
              // What the table needs is one script, not a hundred pieces that other screens share with it.
              { name: 'start', test: /src[\\/]renderer[\\/]main\.ts$/, priority: 2 },
              // Every request costs as much as many kilobytes.
              { name: nameTogether(), includeDependenciesRecursively: false, priority: 1 }
            ]
          }
        }
      }
    }
  }
})
