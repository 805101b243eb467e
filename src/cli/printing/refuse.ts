/** How a verb of the command line says that it cannot: the problems with their places, and exit status 2. */
import type { Problem } from '../../shared/base/result.ts'
import type { Output } from './output.ts'
import { plain } from './plainText.ts'

/** A problem as the answers of the verbs have it: with the place of what is missing, and its line where it has one. */
export function toldProblem({ code, message, path, facts }: Problem) {
  return {
    code,
    message,
    path: code === 'missing-field' && typeof facts?.field === 'string' ? `${path}/${facts.field}` : path,
    ...(typeof facts?.line === 'number' && { line: facts.line })
  }
}

export type ToldProblem = ReturnType<typeof toldProblem>

/**
 * Tells `problems` and gives the exit status. With `--json` among `args` they are one document of this format.
 * @param name the file that they are about, where there is one; @param fields what the document holds, if it is more than the problems
 */
export function refuse(
  output: Output,
  args: readonly string[],
  format: string,
  problems: readonly Problem[],
  name = '',
  fields: (told: readonly ToldProblem[]) => object = (told) => ({ problems: told })
): 2 {
  const told = problems.map(toldProblem)
  if (args.includes('--json')) output.out(`${JSON.stringify({ format, ok: false, ...fields(told) })}\n`)
  else
    for (const { message, path } of told)
      output.err(plain(`${[name, path].filter(Boolean).join(' at ')}${name || path ? ': ' : ''}${message}`) + '\n')
  return 2
}
