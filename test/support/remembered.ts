/** What tests of one process work out once and share. */

/** `npm run mutants` counts the files of tests that it runs: what was worked out before says nothing of the mutant that is tried now. */
const fileOfMutants = (): number => (globalThis as { readonly linejudgeFile?: () => number }).linejudgeFile?.() ?? 0

/** Works a value out when it is first asked for, and keeps it for all who ask later. */
export function remembered<T>(make: () => T): () => T {
  let known: { readonly file: number; readonly value: T } | undefined
  return () => {
    const file = fileOfMutants()
    if (known?.file !== file) known = { file, value: make() }
    return known.value
  }
}
