/** How the built page becomes an app that can be installed and works without its server: manifest, icons, service worker. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const root = import.meta.dirname

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' }
] as const
const TOUCH_ICON = 'icon-touch-180.png'

/** What the browser is told about the app. Colours: the ground and the surface of the dark theme. */
const MANIFEST = {
  id: './',
  name: 'Linejudge',
  short_name: 'Linejudge',
  description: 'The referee’s desk for HeroClix: answers a judge’s question at the table, without a network, and shows why.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#14171c',
  theme_color: '#1c2128',
  categories: ['games', 'utilities'],
  icons: [
    ...ICONS.map(({ file, sizes, purpose }) => ({ src: `./${file}`, sizes, type: 'image/png', purpose })),
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
  ],
  launch_handler: { client_mode: 'focus-existing' },
  file_handlers: [{ action: './', accept: { 'application/x-clixcase+json': ['.clixcase'] } }]
}

/** The manifest and its icons, linked from the page. */
export function giveManifest(): Plugin {
  return {
    name: 'linejudge-give-manifest',
    apply: 'build',
    buildStart() {
      for (const file of [...ICONS.map((icon) => icon.file), TOUCH_ICON]) {
        this.emitFile({ type: 'asset', fileName: file, source: readFileSync(resolve(root, 'resources/web', file)) })
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${TOUCH_ICON}` }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: MANIFEST.theme_color }, injectTo: 'head' }
    ]
  }
}

/** Builds the service worker when the page stands whole on the disk, with the list of exactly what stands there. */
export function keepOffline(): Plugin {
  let folder = ''
  return {
    name: 'linejudge-keep-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Where the page could not be built there is nothing to keep, and the build says why by itself.
        if (!existsSync(join(folder, 'index.html'))) return
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          define: { __LINEJUDGE_FILES__: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            minify: true,
            rolldownOptions: {
              input: resolve(root, 'src/renderer/offline/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: SERVICE_WORKER }
            }
          }
        })
      }
    }
  }
}

const SERVICE_WORKER = 'sw.js'

interface Kept {
  readonly url: string
  /** Changes with the content. */
  readonly revision: string
  /** The browser refuses anything else: a server in the middle of a change never leaves a mixture behind. */
  readonly integrity: string
}

function filesOf(folder: string): readonly Kept[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const digest = createHash('sha256').update(readFileSync(path)).digest()
      return {
        url: path.slice(folder.length + 1).replaceAll('\\', '/'),
        revision: digest.toString('hex').slice(0, 20),
        integrity: `sha256-${digest.toString('base64')}`
      }
    })
    .filter(({ url }) => url !== SERVICE_WORKER && !url.endsWith('.map'))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}
