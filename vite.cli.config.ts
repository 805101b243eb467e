import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** The command line and the local server: one file each for plain Node, nothing left to load from node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'out/cli',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      input: {
        judge: resolve(import.meta.dirname, 'src/cli/judge.ts'),
        server: resolve(import.meta.dirname, 'src/cli/server.ts')
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' }
    }
  },
  ssr: { noExternal: true, target: 'node' }
})
