/** A vitest environment that compiles modules as for a browser (runes stay reactive) and brings no DOM. */
import type { Environment } from 'vitest/runtime'

const clientEnvironment: Environment = {
  name: 'client-without-dom',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined })
}

export default clientEnvironment
