/** The source files and what each imports, read with TypeScript's own parser: `.ts` files and the scripts of `.svelte` files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

export interface Import {
  /** As written. */
  readonly specifier: string
  /** The file below `src/` that it means, or null for a package, a JSON file or anything else outside. */
  readonly file: string | null
  /** Erased by the compiler: brings types only. */
  readonly typeOnly: boolean
}

export interface SourceFile {
  /** Below `src/`, with `/`. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  /** Holds nothing but types. */
  readonly onlyTypes: boolean
  /** Holds nothing but re-exports. */
  readonly barrel: boolean
  readonly ast: ts.SourceFile
}

/** Reads every source file below a folder. */
export function readSources(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => sourceFile(relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')))
}

/** A source file from its path and text. */
export function sourceFile(path: string, text: string): SourceFile {
  const ast = ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const imports: Import[] = []
  const add = (specifier: ts.Expression | ts.TypeNode | undefined, typeOnly: boolean): void => {
    const literal = specifier && ts.isLiteralTypeNode(specifier) ? specifier.literal : specifier
    if (!literal || !ts.isStringLiteralLike(literal)) return
    imports.push({ specifier: literal.text, file: resolved(path, literal.text), typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node)) add(node.argument, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(ast)
  return {
    path,
    text,
    imports,
    ast,
    onlyTypes: ast.statements.length > 0 && ast.statements.every(isTypeStatement),
    barrel: ast.statements.length > 0 && ast.statements.every((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
  }
}

function scriptOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
}

function resolved(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.') || !/\.(ts|svelte)$/.test(specifier)) return null
  const path = posix.join(posix.dirname(from), specifier)
  return path.startsWith('..') ? null : path
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

function isTypeStatement(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isImportDeclaration(node)) return isTypeImport(node.importClause)
  return ts.isExportDeclaration(node) && node.isTypeOnly
}
