/** Which Node tests `npm run mutants` runs, and how. */

/** The projects of vitest.config.ts whose tests run in Node. */
export const PROJECTS = ['node', 'renderer']

/** Tests that are slow and look at no single file of the sources. */
export const LEFT_OUT = ['test/e2e/**', 'test/security/seeded.test.ts', 'test/contributing.test.ts', 'test/repository.test.ts']

/** Every frozen question is asked, and not only those of a short run. */
export const ENVIRONMENT = { CI: '1', LINEJUDGE_FROZEN: 'whole' }

/** What vitest says of a test that waited longer than it may: on a busy machine that proves nothing. */
export const WAITED = /timed out in \d+ ?ms/
