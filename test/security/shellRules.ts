/**
 * What the shell's sources may say, read with TypeScript's own parser. Each rule belongs to an item of Electron's security
 * checklist (docs/security.md); a finding is a sentence with the file, the line and the item.
 */
import ts from 'typescript'

export interface Source {
  /** Below `src/`, with `/`. */
  readonly path: string
  readonly text: string
}

/** Names that would open a door, wherever they stand: as a property, a key or an argument. With the item that they break. */
const NEVER: Readonly<Record<string, string>> = {
  webSecurity: '6',
  allowRunningInsecureContent: '8',
  experimentalFeatures: '9',
  enableBlinkFeatures: '10',
  disableBlinkFeatures: '10',
  openExternal: '15',
  openPath: '15',
  loadFile: '18',
  executeJavaScript: '17',
  executeJavaScriptInIsolatedWorld: '17',
  insertCSS: '17',
  bypassCSP: '7',
  nodeIntegrationInWorker: '2',
  nodeIntegrationInSubFrames: '2',
  nodeIntegration: '2',
  contextIsolation: '3',
  sandbox: '4',
  webviewTag: '11',
  BrowserView: '14',
  WebContentsView: '14',
  UtilityProcess: '+',
  utilityProcess: '+',
  remote: '20',
  desktopCapturer: '5',
  setCertificateVerifyProc: '1',
  setPermissionOverride: '5',
  autoUpdater: '1',
  crashReporter: '1',
  netLog: '1'
}
/** The one place where some of them are said: switched the safe way, which the tests of the guard read value by value. */
const SAID_IN: Readonly<Record<string, readonly string[]>> = {
  nodeIntegration: ['main/guard/guard.ts'],
  nodeIntegrationInWorker: ['main/guard/guard.ts'],
  nodeIntegrationInSubFrames: ['main/guard/guard.ts'],
  contextIsolation: ['main/guard/guard.ts'],
  sandbox: ['main/guard/guard.ts'],
  webviewTag: ['main/guard/guard.ts'],
  // Handed to the shell, which starts the process of the host with it and no other.
  utilityProcess: ['main/index.ts', 'main/shell.ts']
}
const NODE_PARTS = ['node:path', 'node:url', 'node:fs', 'node:fs/promises', 'node:crypto', 'node:os']
/** Parts of Node that one file alone may use. */
const NODE_PARTS_OF: Readonly<Record<string, readonly string[]>> = { 'main/updates/startInstaller.ts': ['node:child_process'] }
/** Asks another computer; everything else that is fetched is a file of the app. */
const ASKS_ELSEWHERE = 'main/updates/askAddress.ts'
const SWITCHES = ['host-resolver-rules', 'disable-background-networking', 'disable-component-update', 'enable-features']
/** Electron's parts by the file that imports their values. */
const ELECTRON_PARTS: Readonly<Record<string, readonly string[]>> = {
  'main/index.ts': [
    'app',
    'BrowserWindow',
    'clipboard',
    'ClipboardItem',
    'dialog',
    'ipcMain',
    'Menu',
    'powerSaveBlocker',
    'protocol',
    'screen',
    'session',
    'utilityProcess'
  ],
  'main/preload.ts': ['contextBridge', 'ipcRenderer']
}

/** Everything in the sources of main, preload and page that breaks a rule. Empty: nothing does. */
export function shellFindings(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    // Outside the shell the rules are about these words alone: a file without any of them need not be read closer.
    if (!path.startsWith('main/') && !/:\/\/|eval|Function|ipc|@html|webview/i.test(text)) return []
    const file = ts.createSourceFile(
      path,
      path.endsWith('.svelte') ? scriptsOf(text) : text,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TS
    )
    const found: string[] = []
    const tell = (node: ts.Node, item: string, what: string): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1} (item ${item}) ${what}`)
    }
    const visit = (node: ts.Node): void => {
      everywhere(path, node, tell)
      if (path.startsWith('main/')) inMain(path, node, tell)
      if (path === 'main/preload.ts') inPreload(node, tell)
      ts.forEachChild(node, visit)
    }
    visit(file)
    if (path.endsWith('.svelte') && /\{@html\b/.test(text)) found.push(`${path} (item 7) puts text into the page as markup`)
    if (/<webview\b/i.test(text)) found.push(`${path} (item 11) has a webview`)
    return found
  })
}

type Tell = (node: ts.Node, item: string, what: string) => void

function everywhere(path: string, node: ts.Node, tell: Tell): void {
  // The name of the SVG vocabulary looks like an address; nothing ever asks there.
  if (ts.isStringLiteralLike(node) && node.text !== 'http://www.w3.org/2000/svg' && /^(https?|wss?|ftp|file):\/\//i.test(node.text))
    tell(node, '1', `names ${node.text}`)
  if (ts.isIdentifier(node) && node.text === 'eval') tell(node, '7', 'uses eval')
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'Function')
    tell(node, '7', 'makes code from text')
  if (ts.isIdentifier(node) && /^ipc(Main|Renderer)$/.test(node.text) && !path.startsWith('main/')) tell(node, '20', `uses ${node.text}`)
}

function inMain(path: string, node: ts.Node, tell: Tell): void {
  if (ts.isIdentifier(node) && Object.hasOwn(NEVER, node.text) && !SAID_IN[node.text]?.includes(path) && isUse(node)) {
    tell(node, NEVER[node.text]!, `says ${node.text}`)
  }
  if (ts.isCallExpression(node) && /^(fetch|XMLHttpRequest|WebSocket)$/.test(node.expression.getText()) && path !== ASKS_ELSEWHERE)
    tell(node, '1', `asks another computer (${node.expression.getText()})`)
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) checkImport(path, node, tell)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) tell(node, '+', 'loads a module while it runs')
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require')
    tell(node, '+', 'loads a module while it runs')
  // IPC handlers are registered in one place. Elsewhere ipcMain is passed on and never used.
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'ipcMain') tell(node, '17', 'uses ipcMain beside the registrar')
  if (
    ts.isPropertyAccessExpression(node) &&
    /^(ipc|ipcMain)$/.test(node.expression.getText()) &&
    (path !== 'main/requests/ipc.ts' || node.name.text !== 'handle')
  ) {
    tell(node, '17', `registers with ${node.getText()}`)
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'ipc') tell(node, '17', 'reaches IPC past the registrar')
  if (ts.isNewExpression(node) && /(^|\.)BrowserWindow$/.test(node.expression.getText())) checkWindow(path, node, tell)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression
    const [first] = node.arguments
    if (name.text === 'fork' && (path !== 'main/shell.ts' || first?.getText() !== 'places.hostProcess'))
      tell(node, '+', `starts the process ${first?.getText() ?? ''}`)
    if (name.text === 'loadURL' && first?.getText() !== 'START_PAGE') tell(node, '18', `loads ${first?.getText() ?? 'nothing'}`)
    if (name.text === 'appendSwitch' && !(first && ts.isStringLiteral(first) && SWITCHES.includes(first.text))) {
      tell(node, '+', `sets the switch ${first?.getText() ?? ''}`)
    }
  }
}

function inPreload(node: ts.Node, tell: Tell): void {
  if (ts.isIdentifier(node) && node.text === 'ipcRenderer' && !ts.isImportSpecifier(node.parent)) {
    const access = node.parent
    const called =
      ts.isPropertyAccessExpression(access) &&
      access.expression === node &&
      ts.isCallExpression(access.parent) &&
      access.parent.expression === access
    if (!called || !['on', 'invoke'].includes(access.name.text)) tell(node, '20', `hands on ${access.getText()}`)
    else checkPreloadCall(access.parent, access.name.text, tell)
  }
  if (
    ts.isCallExpression(node) &&
    node.expression.getText() === 'contextBridge.exposeInMainWorld' &&
    node.arguments.map((argument) => argument.getText()).join() !== "'linejudge',bridge"
  )
    tell(node, '20', 'exposes something else than the bridge')
}

function checkPreloadCall(call: ts.CallExpression, name: string, tell: Tell): void {
  const [channel, listener] = call.arguments
  if (name === 'invoke' && channel?.getText() !== 'CHANNELS[name]') tell(call, '20', 'asks over a channel that the contract does not name')
  if (name === 'on') {
    const event = listener && ts.isArrowFunction(listener) ? listener.parameters[0]?.name.getText() : undefined
    if (event !== '_event') tell(call, '20', 'keeps the event object of a message')
  }
}

function checkImport(path: string, node: ts.ImportDeclaration | ts.ExportDeclaration, tell: Tell): void {
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return
  const name = node.moduleSpecifier.text
  const typesOnly = ts.isImportDeclaration(node) ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly
  if (name.startsWith('.') || typesOnly) return
  if (path === 'main/preload.ts' && name !== 'electron') tell(node, '4', `the preload imports ${name}`)
  if (name === 'electron') {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((element) => element.name.text) : ['everything']
    const allowed = ELECTRON_PARTS[path] ?? []
    for (const one of names) if (!allowed.includes(one)) tell(node, one === 'shell' ? '15' : '20', `takes ${one} from Electron`)
  } else if (name !== 'valibot' && !NODE_PARTS.includes(name) && !NODE_PARTS_OF[path]?.includes(name)) tell(node, '+', `imports ${name}`)
}

/** Every window is made in one place, with the preferences of the guard and nothing beside them. */
function checkWindow(path: string, node: ts.NewExpression, tell: Tell): void {
  if (path !== 'main/window/window.ts') tell(node, '14', 'makes a window beside window.ts')
  const options = node.arguments?.[0]
  const preferences =
    options && ts.isObjectLiteralExpression(options)
      ? options.properties.find((property) => property.name?.getText() === 'webPreferences')
      : undefined
  const value = preferences && ts.isPropertyAssignment(preferences) ? preferences.initializer : undefined
  if (!value || !ts.isCallExpression(value) || value.expression.getText() !== 'pagePreferences')
    tell(node, '2', 'makes a window without the preferences of the guard')
}

/** Whether a name is used, not merely a word of a type. */
function isUse(node: ts.Identifier): boolean {
  for (let at: ts.Node = node.parent; !ts.isStatement(at); at = at.parent) if (ts.isTypeNode(at)) return false
  return !ts.isInterfaceDeclaration(node.parent.parent) && !ts.isTypeAliasDeclaration(node.parent.parent)
}

const scriptsOf = (text: string): string => [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
