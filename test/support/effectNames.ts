/**
 * Names of effects in the engine: string literals that are the id of a power, ability or team ability of an edition. A literal is also the
 * word of something else (`capture` is an ability and a kind of clause): its type decides. Where that is a closed set of words from
 * outside the engine, such as the kinds of clauses, the literal is no name of an effect; if any text may be there, it is.
 */
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

export interface EffectName {
  /** Below the root, with `/`. */
  readonly path: string
  readonly line: number
  readonly name: string
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: []
}

/** A host that reads these texts instead of files. */
function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS)
  const folders = new Set([...texts.keys()].map((path) => dirname(path)))
  return {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    directoryExists: (path) => [...folders].some((folder) => folder.startsWith(path)) || ts.sys.directoryExists(path),
    getSourceFile: (path, language) => {
      const text = texts.get(path) ?? host.readFile(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, language)
    }
  }
}

/** The texts of a literal in which names may be: a string as it is, or the words of a part of a template. */
function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text.split(/\s+/) : []
}

/** Whether ids of effects are this text, or begin with it if that is a part of a name (`improved-`, `giant-reach:`). */
const isName = (text: string, ids: ReadonlySet<string>): boolean =>
  ids.has(text) || (/^[a-z-]+[-:]$/.test(text) && [...ids].some((id) => id.startsWith(text)))

/** Texts in a regular expression that are names: its words with their signs. */
const namesInPattern = (source: string, ids: ReadonlySet<string>): readonly string[] =>
  (source.match(/[a-z]+(?:-[a-z]+)*[-:]?/g) ?? []).filter((word) => word.length > 3 && isName(word, ids))

class Reader {
  readonly #checker: ts.TypeChecker

  constructor(
    program: ts.Program,
    private readonly root: string,
    private readonly ids: ReadonlySet<string>
  ) {
    this.#checker = program.getTypeChecker()
  }

  /** The names in a file of the engine. */
  namesIn(file: ts.SourceFile): readonly EffectName[] {
    const found: EffectName[] = []
    const add = (node: ts.Node, name: string): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ path: file.fileName.slice(this.root.length + 1), line: line + 1, name })
    }
    const visit = (node: ts.Node): void => {
      for (const text of textsIn(node)) if (isName(text, this.ids) && !this.#isOtherWord(node)) add(node, text)
      if (ts.isRegularExpressionLiteral(node)) for (const name of namesInPattern(node.text, this.ids)) add(node, name)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  }

  /** Whether the literal is a word of a closed set that the engine has from elsewhere: its own sets would be written with such literals. */
  #isOtherWord(node: ts.Node): boolean {
    if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return true
    if (ts.isLiteralTypeNode(node.parent)) return isFieldOfClause(node.parent) || isChosen(node.parent)
    const type = this.#expected(node)
    return type !== undefined && isClosed(type)
  }

  /** The type of what the literal is given to or compared with. */
  #expected(node: ts.Node): ts.Type | undefined {
    const { parent } = node
    if (ts.isCaseClause(parent)) return this.#checker.getTypeAtLocation(parent.parent.parent.expression)
    if (ts.isBinaryExpression(parent)) return this.#checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left)
    return this.#checker.getContextualType(node as ts.Expression)
  }
}

/** Whether a literal type is that of a field of a clause, as in `Extract<UseClause, { does: 'split' }>`. */
const isFieldOfClause = (node: ts.LiteralTypeNode): boolean =>
  ts.isPropertySignature(node.parent) && /^(?:does|phase|do)$/.test(node.parent.name.getText())

/** Whether a literal type chooses one of a set of words, as in `ClauseOf<'carry'>` and `Choices['split']`, and makes none. */
const isChosen = (node: ts.LiteralTypeNode): boolean =>
  ts.isIndexedAccessTypeNode(node.parent) ||
  (ts.isTypeReferenceNode(node.parent) && !/^(?:Readonly)?(?:Record|Set|Map|Array)$/.test(node.parent.typeName.getText()))

/** Whether a type is made of literals alone. */
const isClosed = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.every((one) => isClosed(one) || (one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0)
    : type.isStringLiteral()

/** Every name of an effect in the files of a folder; `texts`: files by path instead of those on the disk. */
export function effectNames(
  root: string,
  paths: readonly string[],
  ids: Iterable<string>,
  texts?: Readonly<Record<string, string>>
): readonly EffectName[] {
  const folder = resolve(root)
  const files = paths.map((path) => `${folder}/${path}`)
  const host = texts ? hostOf(new Map(Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text]))) : undefined
  const program = ts.createProgram(files, OPTIONS, host)
  const reader = new Reader(program, folder, new Set(ids))
  return files.flatMap((path) => reader.namesIn(program.getSourceFile(path)!))
}
