/** The examples of the engine's package: what stands in its README, and what that says they print. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface EngineExample {
  readonly title: string
  readonly code: string
  readonly prints: string
}

const README = join(resolve(import.meta.dirname, '../..'), 'docs/engine-package.md')

/** Each section that has code and what it prints, in their order. */
export const engineExamples = (): readonly EngineExample[] =>
  [...readFileSync(README, 'utf8').matchAll(/^## ([^\n]+)\n+```js\n([^]*?)```\n+```text\n([^]*?)```/gm)].map(([, title, code, prints]) => ({
    title: title!,
    code: code!,
    prints: prints!
  }))
