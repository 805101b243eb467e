/**
 * The parser of the scripts in components: as typescript-eslint's, with the types that the component itself declares.
 * Rules such as `svelte/no-unused-props` ask for the members of `Props`; they look at no other file, and so none is read.
 */
import ts from 'typescript'
import { parser } from 'typescript-eslint'

/** @type {ts.CompilerOptions} */
const OPTIONS = { allowNonTsExtensions: true, noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ESNext, strict: true }

/** A program of one file, the text that is linted. @param {string} path @param {string} code */
function programOf(path, code) {
  const file = ts.createSourceFile(path, code, { languageVersion: ts.ScriptTarget.ESNext }, true, ts.ScriptKind.TS)
  /** @type {ts.CompilerHost} */
  const host = {
    fileExists: (name) => name === path,
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (name) => (name === path ? file : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined
  }
  return ts.createProgram([path], OPTIONS, host)
}

/** The package's own types leave out that there are options. @type {unknown} */
const whole = parser
const typescript = /** @type {{ parseForESLint(code: string, options: object): object }} */ (whole)

/** What ESLint calls. @param {string} code @param {{ filePath: string }} options */
export function parseForESLint(code, options) {
  return typescript.parseForESLint(code, { ...options, programs: [programOf(options.filePath, code)] })
}
