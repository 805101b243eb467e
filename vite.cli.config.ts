import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type UserConfig } from 'vite'

const root = import.meta.dirname

/** The command line and the local server: one file each for plain Node, nothing left to load from node_modules. */
const commandLine = {
  outDir: 'out/cli',
  input: { judge: resolve(root, 'src/cli/judge.ts'), server: resolve(root, 'src/cli/server.ts') }
}
/** `--mode bench`: the benchmarks, bundled in the same way as what they measure. */
const benchmarks = { outDir: 'out/bench', input: { main: resolve(root, 'test/bench/main.ts') } }
/** `--mode adapter`: the engine for a bench outside of the project (`scripts/benchAdapter.mjs`). */
const adapter = { outDir: 'out/adapter', input: { adapter: resolve(root, 'test/bench/adapter.ts') } }
/** `--mode host`: the host of a venue (`scripts/host.mjs`). */
const host = { outDir: 'out/host', input: { hostCommand: resolve(root, 'src/host/hostCommand.ts') } }
/** `--mode engine`: the engine as a package for Node and for pages (`scripts/packEngine.mjs`), with the licences of what is bundled. */
const engine: UserConfig = {
  build: {
    target: 'es2022',
    outDir: 'out/engine',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    license: { fileName: 'NOTICES.md' },
    lib: { entry: { engine: resolve(root, 'src/shared/published/engine.ts') }, formats: ['es'], fileName: (_format, name) => `${name}.js` },
    rolldownOptions: { external: ['valibot'], output: { codeSplitting: false } }
  }
}

export default defineConfig(({ mode }) => {
  if (mode === 'engine') return engine
  const { outDir, input } = mode === 'bench' ? benchmarks : mode === 'adapter' ? adapter : mode === 'host' ? host : commandLine
  return {
    // They hold the app's search as well.
    plugins: mode === 'adapter' || mode === 'bench' ? [svelte()] : [],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input,
        output: {
          // One file for whoever takes it elsewhere.
          codeSplitting: mode !== 'adapter',
          format: 'es',
          entryFileNames: mode === 'adapter' ? '[name].mjs' : '[name].js',
          chunkFileNames: '[name].js'
        }
      }
    },
    ssr: { noExternal: true, target: 'node' }
  }
})
