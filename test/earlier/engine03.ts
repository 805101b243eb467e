/** The engine of version 0.3, built from the history of the repository into `out`: turns of today are compared with it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { ClixCase } from '../../src/shared/contract/case.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The last commit before 0.4. */
const COMMIT = 'b3fac93fd1514f1d025759f5430cd6db19a2d734'
const FOLDER = join(ROOT, 'out/engine-0.3')

const ENTRY = `import { answerCounted } from './src/shared/cases/answer.ts'
import { stepsFor } from './src/shared/cases/answerWith.ts'
import { parseQuestion } from './src/shared/cases/parseQuestion.ts'
export function rulingOf(question) {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok) throw new Error(parsed.problems.map(({ path, message }) => path + ' ' + message).join('; '))
  return JSON.parse(JSON.stringify(answerCounted(parsed.value, stepsFor(parsed.value.ask)).answer))
}
`

/** As much of a ruling on a timeline as is compared. */
export interface PlayedTurns {
  readonly verdict: string
  /** The first illegal event, from 0. */
  readonly event?: number
  readonly states: readonly object[]
  readonly because: readonly { readonly weight: string; readonly say: string; readonly facts: object }[]
}

export type RulingOf = (question: ClixCase) => PlayedTurns

/** Rejects if the repository has no history. */
export async function engine03(): Promise<RulingOf> {
  const bundle = join(FOLDER, 'dist/engine.mjs')
  if (!existsSync(bundle)) {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    const sources = execFileSync('git', ['archive', COMMIT, 'src/shared', 'resources', 'package.json'], { cwd: ROOT, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', FOLDER], { input: sources })
    writeFileSync(join(FOLDER, 'entry.ts'), ENTRY)
    await build({
      configFile: false,
      logLevel: 'warn',
      root: FOLDER,
      build: {
        ssr: join(FOLDER, 'entry.ts'),
        outDir: join(FOLDER, 'dist'),
        rollupOptions: { output: { entryFileNames: 'engine.mjs' } }
      },
      ssr: { noExternal: true }
    })
  }
  const { rulingOf } = (await import(pathToFileURL(bundle).href)) as { readonly rulingOf: RulingOf }
  return rulingOf
}
