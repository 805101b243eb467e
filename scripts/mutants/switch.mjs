/**
 * All mutants of a file in one text, each behind a switch, so that one process tries them one after another without reading anything anew:
 * `a < b` becomes `(__mutant(7)?(a <= b):(a < b))`. Nothing is switched on until `globalThis.linejudgeMutant` says so.
 */
import ts from 'typescript'

/** @typedef {import('./mutate.mjs').Mutant & { readonly number: number }} Numbered */
/** A value with a mutant in it. `acts`: working it out does more than give a value. @typedef {{ readonly number: number, readonly text: string, readonly acts: boolean }} Broken */
/** @typedef {{ readonly statements: number[], readonly values: Broken[] }} Switches */
/**
 * How a place with mutants is written: the value as it is beside those with a mutant in them, and what stands before a statement that a mutant drops.
 * @typedef {{ value: (text: string, broken: readonly Broken[]) => string, statement: (number: number) => string }} Form
 */

/** Statements that stand where they stand: the call of a parent's constructor, effects, fields that are given a rune. */
const NO_CHOICE = /^(super\b|\$(effect|inspect)\b|this\.#?\w+ = \$(state|derived)\b)/

/** What every switch asks: whether the mutant of that number is the one that is tried. On the first line, so that no line moves. */
const ASKED = 'function __mutant(i){const f=globalThis.linejudgeMutant;return f?f(i):false}'

/** One of them after another can be switched on. @type {Form} */
const SWITCHED = {
  value: (text, broken) => `(${broken.map((one) => `__mutant(${one.number})?(${one.text}):`).join('')}(${text}))`,
  statement: (number) => `if(__mutant(${number}));else `
}

/**
 * None can be switched on, but all are worked out beside the value as it is: `__differs` is given these, each by its number, or the number alone where
 * that would do more than give a value; `__comes` what is come to. @type {Form}
 */
export const PROBED = {
  value: (text, broken) =>
    `__differs([${broken.map(({ number, text: with_, acts }) => (acts ? `[${number}]` : `[${number},()=>(${with_})]`)).join(',')}],()=>(${text}))`,
  statement: (number) => `if(__comes(${number}));else `
}

/** Methods that change what they are called on. */
const CHANGING = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/

/** Whether working it out changes anything that stands in it. @param {ts.Node} node @returns {boolean} */
const acts = (node) =>
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isPrefixUnaryExpression(node) && [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(node.operator)) ||
  ts.isDeleteExpression(node) ||
  (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && CHANGING.test(node.expression.name.text)) ||
  (ts.forEachChild(node, acts) ?? false)

/** Whether it stops on the way and goes on later: no function of its own can hold it. @param {ts.Node} node @returns {boolean} */
const pauses = (node) =>
  ts.isYieldExpression(node) || ts.isAwaitExpression(node) || (!ts.isFunctionLike(node) && (ts.forEachChild(node, pauses) ?? false))

/**
 * The text with the mutants behind switches, and those that no switch can hold: what is assigned to, runes, members of an enum, the call of a parent's constructor.
 * @param {string} path  for its ending alone @param {string} source @param {readonly Numbered[]} mutants
 * @param {string} [asked]  what makes `__mutant` known, or what the form calls, on one line @param {Form} [form]
 * @returns {{ text: string, without: readonly number[] }}
 */
export function withSwitches(path, source, mutants, asked = ASKED, form = SWITCHED) {
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
      const text = source.slice(start, mutant.start) + mutant.put + source.slice(mutant.end, node.end)
      here.values.push({ number: mutant.number, text, acts: acts(node) })
    }
  }
  return { text: asked + written(file, source, switches, form), without }
}

/** The value or the statement that is whole with its mutant in it and can stand behind a switch; null: none can. @param {ts.SourceFile} file @param {Numbered} mutant */
function placeOf(file, { start, end, kind }) {
  const chain = nodesAt(file, start, end)
  if (kind === 'statement dropped' || kind === 'guard dropped') {
    const statement = chain.find((node) => ts.isExpressionStatement(node) || ts.isIfStatement(node))
    return statement && !NO_CHOICE.test(statement.getText(file)) ? statement : null
  }
  // The other refusals are values: a choice between two, of which one refuses.
  const refusing = kind === 'refusal dropped' ? chain.find(ts.isIfStatement) : undefined
  if (refusing) return refusing
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

/** @param {ts.SourceFile} file @param {string} source @param {ReadonlyMap<ts.Node, Switches>} switches @param {Form} form */
function written(file, source, switches, form) {
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
    if (values.length > 0) text = (pauses(node) ? SWITCHED : form).value(text, values)
    text = statements.map(form.statement).join('') + text
    // The sources have no semicolons: what begins with a bracket now must not go on with the line before.
    const isOfList = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseOrDefaultClause(node.parent)
    return ts.isExpressionStatement(node) && isOfList && text !== source.slice(start, node.end) ? `;${text}` : text
  }
  return inside(file, 0)
}
