/**
 * `npm run freeze`: freezes the rulings of the golden cases as they are now, in test/cases/frozen/, and the numbers printed under
 * some of them. A ruling that is frozen anew
 * has changed: look at each line of `git diff`, and say in the commit why it is right.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, runPackage, runScript } from './lib.mjs'

await runScript(async () => {
  await ensureInstalled()
  rmSync(join(root, 'test/cases/frozen'), { recursive: true, force: true })
  const { status, output } = await runPackage('vitest/vitest.mjs', [
    'run',
    '--project=node',
    'test/cases/frozen.test.ts',
    'test/cases/frozenRules.test.ts',
    'test/cases/frozenParts.test.ts',
    'test/cases/golden.test.ts',
    'test/unit/cli/printing',
    '--testNamePattern=frozen|looked at',
    '--update'
  ])
  console.log(output.trim())
  return status
})
