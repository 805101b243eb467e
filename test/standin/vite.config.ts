/** Bundles the stand-in into one module: the process that plays the desktop app runs plain JavaScript. */
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root,
  build: {
    outDir: resolve(root, 'out/standin'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    ssr: resolve(import.meta.dirname, 'runtime/electron.ts'),
    rolldownOptions: { output: { entryFileNames: 'electron.js' } }
  }
})
