/** Which mutants the compiler refuses: no test has to notice what can never be landed. */
import { resolve } from 'node:path'
import ts from 'typescript'
import { withMutant } from './mutate.mjs'

/** @typedef {import('./mutate.mjs').Mutant & { readonly number: number, readonly file: string }} InFile */

/** The projects in which a file is looked at, the smallest first. */
const PROJECTS = ['tsconfig.shared.json', 'tsconfig.web.json', 'tsconfig.node.json']

/**
 * The numbers of those after which their own file has an error of types that it did not have before.
 * @param {string} root @param {readonly InFile[]} mutants @returns {ReadonlySet<number>}
 */
export function refusedByTypes(root, mutants) {
  let left = mutants
  return new Set(
    PROJECTS.flatMap((project) => {
      const { config, error } = ts.readConfigFile(resolve(root, project), (name) => ts.sys.readFile(name))
      if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
      const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root, { noEmit: true }, project)
      const names = new Set(parsed.fileNames.map((name) => resolve(name)))
      const here = left.filter(({ file }) => names.has(resolve(root, file)))
      left = left.filter((mutant) => !here.includes(mutant))
      // A name that is not used any more is no reason: a change like this would delete it, too.
      const options = { ...parsed.options, noUnusedLocals: false, noUnusedParameters: false }
      return here.length > 0 ? refusedIn(root, { ...parsed, options }, here) : []
    })
  )
}

/** @param {string} root @param {ts.ParsedCommandLine} project @param {readonly InFile[]} mutants @returns {readonly number[]} */
function refusedIn(root, { fileNames, options }, mutants) {
  /** The text of a file where it is not the one that lies there, and how often it was changed. @type {Map<string, { text: string, version: number }>} */
  const changed = new Map()
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => String(changed.get(resolve(name))?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = changed.get(resolve(name))?.text ?? ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (compiler) => ts.getDefaultLibFilePath(compiler),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    readDirectory: (...asked) => ts.sys.readDirectory(...asked),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name)
  })
  /** @param {string} name @param {string} text */
  const put = (name, text) => changed.set(name, { text, version: (changed.get(name)?.version ?? 0) + 1 })
  /** @param {string} name */
  const errorsIn = (name) =>
    [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n')
    )
  return mutants.flatMap((mutant) => {
    const name = resolve(root, mutant.file)
    const source = ts.sys.readFile(name) ?? ''
    put(name, source)
    const before = new Set(errorsIn(name))
    put(name, withMutant(source, mutant))
    const isRefused = errorsIn(name).some((error) => !before.has(error))
    put(name, source)
    return isRefused ? [mutant.number] : []
  })
}
