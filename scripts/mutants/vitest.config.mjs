/** The tests of one project (LINEJUDGE_PROJECT) as `npm run mutants` runs them: all in one process, by its own runner. */
import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'
import { LEFT_OUT } from './nodeTests.mjs'

const found = (base.test?.projects ?? []).find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === process.env.LINEJUDGE_PROJECT
)
if (typeof found !== 'object' || !('test' in found)) throw new Error('LINEJUDGE_PROJECT names no project of vitest.config.ts.')

export default defineConfig({
  ...found,
  test: {
    ...found.test,
    runner: './scripts/mutants/runner.mjs',
    maxWorkers: 1,
    fileParallelism: false,
    exclude: [...(found.test?.exclude ?? []), '**/node_modules/**', ...LEFT_OUT]
  }
})
