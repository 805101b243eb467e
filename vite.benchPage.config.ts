import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, 'test/bench/page')

/** Pages that measure what needs a browser (`npm run bench -- --import` and `-- --board`), built as the app is. */
export default defineConfig({
  root,
  plugins: [svelte({ configFile: false })],
  define: { __LINEJUDGE_PACKS__: '""' },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: resolve(import.meta.dirname, 'out/benchPage'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: false,
    rolldownOptions: { input: ['index', 'board'].map((page) => resolve(root, `${page}.html`)) }
  }
})
