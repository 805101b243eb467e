/** Tests that `npm run mutants` does not run: they are slow and look at no single file of the sources. */
export const LEFT_OUT = ['test/e2e/**', 'test/security/seeded.test.ts', 'test/contributing.test.ts', 'test/repository.test.ts']
