/**
 * All mutants of a file in one text, each behind a switch, so that one process tries them one after another without reading anything anew:
 * `a < b` becomes `(__mutant(7)?(a <= b):(a < b))`. Nothing is switched on until `globalThis.linejudgeMutant` says so.
 */
import ts from 'typescript'

/** @typedef {import('./mutate.mjs').Mutant & { readonly number: number }} Numbered */
/** @typedef {{ readonly statements: number[], readonly values: { readonly number: number, readonly text: string }[] }} Switches */

/** Statements that stand where they stand: the call of a parent's constructor, effects, fields that are given a rune. */
const NO_CHOICE = /^(super\b|\$(effect|inspect)\b|this\.#?\w+ = \$(state|derived)\b)/

/** What every switch asks: whether the mutant of that number is the one that is tried. On the first line, so that no line moves. */
const ASKED = 'function __mutant(i){const f=globalThis.linejudgeMutant;return f?f(i):false}'

/**
 * The text with the mutants behind switches, and those that no switch can hold: what is assigned to, runes, members of an enum, the call of a parent's constructor.
 * @param {string} path  for its ending alone @param {string} source @param {readonly Numbered[]} mutants
 * @param {string} [asked]  what makes `__mutant` known, on one line
 * @returns {{ text: string, without: readonly number[] }}
 */
export function withSwitches(path, source, mutants, asked = ASKED) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  /** @type {Map<ts.Node, Switches>} */
  const switches = new Map()
  /** @type {number[]} */
  const without = []
  for (const mutant of mutants) {
    const node = placeOf(file, mutant)
    if (node === null) {
      without.push(mutant.number)
      continue
    }
    const here = switches.get(node) ?? { statements: [], values: [] }
    switches.set(node, here)
    if (ts.isStatement(node)) here.statements.push(mutant.number)
    else {
      const start = node.getStart(file)
      here.values.push({ number: mutant.number, text: source.slice(start, mutant.start) + mutant.put + source.slice(mutant.end, node.end) })
    }
  }
  return { text: asked + written(file, source, switches), without }
}

/** The value or the statement that is whole with its mutant in it and can stand behind a switch; null: none can. @param {ts.SourceFile} file @param {Numbered} mutant */
function placeOf(file, { start, end, kind }) {
  const chain = nodesAt(file, start, end)
  if (kind === 'statement dropped' || kind === 'guard dropped') {
    const statement = chain.find((node) => ts.isExpressionStatement(node) || ts.isIfStatement(node))
    return statement && !NO_CHOICE.test(statement.getText(file)) ? statement : null
  }
  /** @type {ts.Node | undefined} */
  let node = chain.find((one) => ts.isExpression(one)) ?? chain[0]?.parent
  if (node && kind === 'method') while (!ts.isCallExpression(node)) node = node.parent
  if (!node || !ts.isExpression(node)) return null
  // What is called on, or asked further with `?.`, cannot be cut out of the whole.
  while (isPartOfChain(node)) node = node.parent
  return isFixed(node, file) ? null : node
}

/** The nodes of exactly this range, the outermost first. @param {ts.SourceFile} file @param {number} start @param {number} end */
function nodesAt(file, start, end) {
  /** @type {ts.Node[]} */
  const found = []
  /** @param {ts.Node} node */
  const walk = (node) => {
    const from = node.getStart(file)
    if (from > start || node.end < end) return
    if (from === start && node.end === end && !ts.isSourceFile(node) && node.kind !== ts.SyntaxKind.SyntaxList) found.push(node)
    node.getChildren(file).forEach(walk)
  }
  walk(file)
  return found
}

/** @param {ts.Node} node */
function isPartOfChain(node) {
  const { parent } = node
  const isBase =
    (ts.isPropertyAccessExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNonNullExpression(parent)) &&
    parent.expression === node
  if (!isBase) return false
  const isMethod = ts.isCallExpression(parent) && (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
  return isMethod || (node.flags & ts.NodeFlags.OptionalChain) !== 0
}

/** Whether the language wants exactly this here, and no choice between two. @param {ts.Node} node @param {ts.SourceFile} file */
function isFixed(node, file) {
  const { parent } = node
  return (
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) ||
    (ts.isCallExpression(node) && /^\$(state|derived|effect|props|bindable|inspect)\b/.test(node.expression.getText(file))) ||
    (ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
    ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) && parent.initializer === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isEnumMember(parent) ||
    ts.isPostfixUnaryExpression(parent) ||
    ts.isDeleteExpression(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isExpressionWithTypeArguments(node)
  )
}

/** @param {ts.SourceFile} file @param {string} source @param {ReadonlyMap<ts.Node, Switches>} switches */
function written(file, source, switches) {
  /** @param {ts.Node} node @param {number} from @returns {string} */
  const inside = (node, from) => {
    let text = ''
    let at = from
    node.forEachChild((child) => {
      const start = child.getStart(file)
      if (start < at) return
      text += source.slice(at, start) + whole(child)
      at = child.end
    })
    return text + source.slice(at, node.end)
  }
  /** @param {ts.Node} node @returns {string} */
  const whole = (node) => {
    const start = node.getStart(file)
    let text = inside(node, start)
    const { statements = [], values = [] } = switches.get(node) ?? {}
    if (values.length > 0) text = `(${values.map((one) => `__mutant(${one.number})?(${one.text}):`).join('')}(${text}))`
    text = statements.map((number) => `if(__mutant(${number}));else `).join('') + text
    // The sources have no semicolons: what begins with a bracket now must not go on with the line before.
    const isOfList = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseOrDefaultClause(node.parent)
    return ts.isExpressionStatement(node) && isOfList && text !== source.slice(start, node.end) ? `;${text}` : text
  }
  return inside(file, 0)
}
