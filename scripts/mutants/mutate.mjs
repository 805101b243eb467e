/**
 * Where a source file can be broken by one small change, by its syntax tree: a comparison turned, a condition negated, a number off by
 * one, a statement or a guard left out, arguments exchanged, an entry or half of a condition dropped. Types and words are left alone.
 *
 * @typedef {object} Mutant
 * @property {string} kind  an id of KINDS
 * @property {number} start  where the replaced text begins and ends, in UTF-16 units
 * @property {number} end
 * @property {string} put  what stands there instead
 * @property {number} line  from 1
 */
import ts from 'typescript'

/** Each operator, and what stands for it in a mutant. @type {Readonly<Record<number, string>>} */
const COMPARISONS = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '==='
}
/** @type {Readonly<Record<number, string>>} */
const ARITHMETIC = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*'
}
/** @type {Readonly<Record<string, string>>} */
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', flatMap: 'map', find: 'findLast', add: 'delete' }
/** What says the same of two things in either order. */
const EITHER_ORDER = ['Math.min', 'Math.max', 'plus', 'times']
/** Methods that narrow or order a list; left out, the list stays as it was. */
const STEPS = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']

/** @typedef {{ node: ts.Node, text: (node: ts.Node) => string }} Site */
/** What a kind of change makes of a node: the replaced node and its new text, once for every way. @typedef {(site: Site) => readonly [ts.Node, string][]} Kind */

/** @param {ts.Expression} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
  comparison: ({ node }) => (ts.isBinaryExpression(node) ? replaced(node.operatorToken, COMPARISONS) : []),
  arithmetic: ({ node }) =>
    ts.isBinaryExpression(node) && !isText(node.left) && !isText(node.right) ? replaced(node.operatorToken, ARITHMETIC) : [],
  'and and or': ({ node }) =>
    ts.isBinaryExpression(node)
      ? replaced(node.operatorToken, { [ts.SyntaxKind.AmpersandAmpersandToken]: '||', [ts.SyntaxKind.BarBarToken]: '&&' })
      : [],
  'half of a condition': ({ node, text }) =>
    ts.isBinaryExpression(node) && [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind)
      ? [
          [node, text(node.left)],
          [node, text(node.right)]
        ]
      : [],
  'no other value': ({ node, text }) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ? [[node, text(node.left)]] : [],
  'negated condition': ({ node, text }) =>
    ts.isIfStatement(node) || ts.isWhileStatement(node)
      ? [[node.expression, `!(${text(node.expression)})`]]
      : ts.isConditionalExpression(node)
        ? [[node.condition, `!(${text(node.condition)})`]]
        : [],
  'negation dropped': ({ node, text }) =>
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken ? [[node, text(node.operand)]] : [],
  number: ({ node }) => (ts.isNumericLiteral(node) && isValue(node) ? [[node, String(Number(node.text) + 1)]] : []),
  truth: ({ node }) =>
    node.kind === ts.SyntaxKind.TrueKeyword && isValue(node)
      ? [[node, 'false']]
      : node.kind === ts.SyntaxKind.FalseKeyword && isValue(node)
        ? [[node, 'true']]
        : [],
  'statement dropped': ({ node }) => (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression) ? [[node, ';']] : []),
  'guard dropped': ({ node }) => (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement) ? [[node, ';']] : []),
  'arguments exchanged': ({ node, text }) => {
    if (!ts.isCallExpression(node) || (node.arguments.length === 2 && EITHER_ORDER.includes(text(node.expression)))) return []
    const [first, second] = node.arguments
    if (!first || !second || ts.isFunctionLike(first) || ts.isFunctionLike(second) || text(first) === text(second)) return []
    return [[node, `${text(node.expression)}(${[second, first, ...node.arguments.slice(2)].map(text).join(', ')})`]]
  },
  'entry dropped': ({ node, text }) =>
    ts.isArrayLiteralExpression(node) && node.elements.length > 1
      ? node.elements.map((_, at) => [
          node,
          `[${node.elements
            .filter((__, other) => other !== at)
            .map(text)
            .join(', ')}]`
        ])
      : [],
  method: ({ node }) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
    const { name } = node.expression
    return Object.hasOwn(METHODS, name.text) ? [[name, METHODS[name.text] ?? '']] : []
  },
  'step dropped': ({ node, text }) =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && STEPS.includes(node.expression.name.text)
      ? [[node, text(node.expression.expression)]]
      : []
}

/** @param {ts.Node} token @param {Readonly<Record<number, string>>} by @returns {readonly [ts.Node, string][]} */
function replaced(token, by) {
  const put = by[token.kind]
  return put === undefined ? [] : [[token, put]]
}

/** A literal that is worked with, and no part of a type or a name. @param {ts.Node} node */
const isValue = (node) =>
  !ts.isLiteralTypeNode(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !(ts.isBindingElement(node.parent) && node.parent.propertyName === node)

/** A statement after which the function or the loop does not go on. @param {ts.Statement} node @returns {boolean} */
function leaves(node) {
  if (ts.isBlock(node)) return node.statements.length > 0 && leaves(/** @type {ts.Statement} */ (node.statements.at(-1)))
  return ts.isReturnStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node) || ts.isThrowStatement(node)
}

/** Parts of a file in which nothing is broken: types, imports, those that the bundler reads, and what an error says. @param {ts.Node} node */
const isLeftAlone = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob') ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))

/** Names of functions that make a refusal. */
const REFUSING = /refus|fail|problem|reject|broken|denied/i

/** Whether a value refuses: `false`, a refusal by its maker's name, or an object that says `ok: false`. @param {ts.Expression} node @returns {boolean} */
function isRefusal(node) {
  if (node.kind === ts.SyntaxKind.FalseKeyword) return true
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return isRefusal(node.expression)
  if (ts.isCallExpression(node)) {
    const { expression } = node
    return REFUSING.test(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText())
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isRefusal)
  if (!ts.isObjectLiteralExpression(node)) return false
  return node.properties.some(
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === 'ok' && one.initializer.kind === ts.SyntaxKind.FalseKeyword
  )
}

/** Whether a statement ends the function with a refusal: a value, an error, or something done before a plain return. @param {ts.Statement | undefined} node @returns {boolean} */
function refuses(node) {
  if (node === undefined) return false
  if (ts.isBlock(node)) {
    const last = node.statements.at(-1)
    return refuses(last) || (node.statements.length > 1 && last !== undefined && ts.isReturnStatement(last) && !last.expression)
  }
  if (ts.isThrowStatement(node)) return !ts.isIdentifier(node.expression)
  return ts.isReturnStatement(node) && node.expression !== undefined && isRefusal(node.expression)
}

/** Conditions that refuse, each left out: what `--guards` draws from. @type {Readonly<Record<string, Kind>>} */
export const GUARDS = {
  'refusal dropped': ({ node, text }) => {
    if (ts.isIfStatement(node) && !node.elseStatement && refuses(node.thenStatement)) return [[node, ';']]
    if (!ts.isConditionalExpression(node)) return []
    const { whenTrue, whenFalse } = node
    return isRefusal(whenTrue) === isRefusal(whenFalse) ? [] : [[node, `(${text(isRefusal(whenTrue) ? whenFalse : whenTrue)})`]]
  }
}

/**
 * Every mutant of a file, in the order of the text. @param {string} path  for its ending alone @param {string} source
 * @param {Readonly<Record<string, Kind>>} [kinds]
 * @returns {readonly Mutant[]}
 */
export function mutantsOf(path, source, kinds = KINDS) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  /** @param {ts.Node} node */
  const text = (node) => node.getText(file)
  /** @type {Mutant[]} */
  const found = []
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (isLeftAlone(node)) return
    for (const [kind, change] of Object.entries(kinds))
      for (const [target, put] of change({ node, text })) {
        const start = target.getStart(file)
        found.push({ kind, start, end: target.end, put, line: file.getLineAndCharacterOfPosition(start).line + 1 })
      }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found.sort((a, b) => a.start - b.start)
}

/** The text with one mutant in it. @param {string} source @param {Mutant} mutant */
export const withMutant = (source, { start, end, put }) => source.slice(0, start) + put + source.slice(end)

/** Whole numbers below `below`, the same for the same seed (mulberry32). @param {number} seed @returns {(below: number) => number} */
export function drawer(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return Number((BigInt((mixed ^ (mixed >>> 14)) >>> 0) * BigInt(below)) >> 32n)
  }
}
