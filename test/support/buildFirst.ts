/** Before tests that use what is built: builds it where a source has changed since. */
import { ensureBuilt } from '../../scripts/lib.mjs'

export async function setup(): Promise<void> {
  await ensureBuilt('app')
  await ensureBuilt('cli')
  await ensureBuilt('player')
}
