import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { ENGINE } from './scripts/testParts.mjs'

const define = { __LINEJUDGE_VERSION__: JSON.stringify('0.0.0-test'), __LINEJUDGE_BUILT__: JSON.stringify('2026-01-01') }

/** What `npm test` runs in another process at the same time. */
const elsewhere = process.env['LINEJUDGE_BESIDE_ENGINE'] ? ENGINE.map((folder) => `${folder}/**`) : []

export default defineConfig({
  test: {
    // As many files at a time as the machine has cores.
    maxWorkers: '100%',
    projects: [
      {
        define,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/earlier/**', 'test/e2e/**', 'test/desktop/**', 'test/engines/**', 'test/**/*.svelte.test.ts', ...elsewhere],
          environment: 'node',
          // The files of a worker share what they import: reading the rules takes longer than most tests.
          isolate: false,
          // Rulings are many short-lived objects: a larger nursery has fewer of them moved.
          execArgv: ['--max-semi-space-size=64'],
          restoreMocks: true,
          unstubGlobals: true,
          // No test asserts a time: a busy machine is no failure.
          testTimeout: 600_000,
          hookTimeout: 600_000
        }
      },
      {
        // The engine of an earlier version, out of the history of the repository: `npm run oracle`.
        define,
        test: {
          name: 'earlier',
          include: ['test/earlier/**/*.test.ts'],
          environment: 'node',
          testTimeout: 6_000_000,
          hookTimeout: 600_000
        }
      },
      {
        // The rune classes of the renderer, compiled as they are for a browser, without a DOM.
        define,
        plugins: [svelte({ configFile: false })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'renderer',
          include: ['test/unit/**/*.svelte.test.ts'],
          environment: './test/support/clientEnvironment.ts',
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000
        }
      },
      {
        define,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/desktop/desktop.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/buildFirst.ts'],
          // A browser is several processes: two keep two cores busy. After the others, where all run in one go.
          maxWorkers: 2,
          // The files of a worker share one browser and what they import.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } }
        }
      },
      {
        // The desktop app whole, and the app in every engine: `npm run test:desktop`, `npm run test:engines`.
        define,
        test: {
          name: 'long',
          include: ['test/desktop/**/*.test.ts', 'test/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/buildFirst.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } }
        }
      }
    ]
  }
})
