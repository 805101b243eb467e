/** What of the tests runs where: `npm test` is to be over within eight minutes on two cores, `npm run test:more` has the rest. */

/**
 * The tests that ask the engine, one after the other in one process: what it has compiled, read and ruled on for one of them is there for the
 * next. Side by side with the others they take a third of the processor time that they take when they are spread over several processes.
 */
export const ENGINE = [
  'test/beyond',
  'test/cases',
  'test/census',
  'test/fuzz',
  'test/oracle',
  'test/property',
  'test/schemas',
  'test/unit/cli',
  'test/unit/shared'
]

/**
 * The tests in a browser that `npm test` runs: the ways through the app that its users go every day, once each, and what a build has to be. Every
 * other one belongs to `npm run test:more`.
 */
export const JOURNEYS = [
  'test/e2e/app.test.ts',
  'test/e2e/app.timeline.test.ts',
  'test/e2e/build.test.ts',
  'test/e2e/commandLine.test.ts',
  'test/e2e/event.test.ts',
  'test/e2e/figures.test.ts',
  'test/e2e/help.test.ts',
  'test/e2e/import.test.ts',
  'test/e2e/kills.test.ts',
  'test/e2e/mapRoom.test.ts',
  'test/e2e/packed.test.ts',
  'test/e2e/policy.test.ts',
  'test/e2e/room.test.ts',
  'test/e2e/ruling.test.ts',
  'test/e2e/start.test.ts',
  'test/e2e/startSize.test.ts',
  'test/e2e/task.test.ts'
]

/** Journeys that `npm run test:more` goes on with: their tests of `inMore` (test/support/more.ts) need the day that those before them played. */
export const GO_ON = ['test/e2e/event.test.ts']
