import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, 'src/player')

/** The page of players and displays: small, and served by the host under addresses of its own. */
export default defineConfig({
  root,
  base: '/small/',
  build: {
    target: 'es2022',
    outDir: resolve(import.meta.dirname, 'out/player'),
    emptyOutDir: true,
    // The policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: resolve(root, 'player.html') }
  }
})
