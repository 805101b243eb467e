/**
 * Defects to be sown, one at a time, into a copy of the sources: each breaks an item of the security checklist on purpose,
 * and one of its checks has to find it. `find` must stand in the file exactly once, so that no seed rots unnoticed.
 *
 * @typedef {object} Seed
 * @property {string} name
 * @property {string} item  of Electron's checklist; `+` for the supply chain and what is ours beside it
 * @property {string} file
 * @property {string} find
 * @property {string} put
 * @property {readonly string[]} checks  test files that must find it
 */

import { VENUE_SEEDS } from './venueSeeds.mjs'

const RULES = 'test/security/rules.test.ts'
const CONTRACT = 'test/security/contract.test.ts'
const PACKING = 'test/security/packing.test.ts'
const SUPPLY = 'test/security/supplyChain.test.ts'
const GUARD = 'test/unit/main/guard/guard.test.ts'
const SHELL = 'test/unit/main/shell.test.ts'
const PROTOCOL = 'test/unit/main/guard/protocol.test.ts'
const PRELOAD = 'test/unit/main/preload.test.ts'
const SERVER = 'test/unit/cli/server.test.ts'
const DURABILITY = 'test/unit/main/durability.test.ts'
const JOURNAL = 'test/unit/disk/journalFiles.test.ts'
const HANDOVER = 'test/unit/main/files/handover.test.ts'
const CRASHES = 'test/unit/main/window/crashes.test.ts'
const PLATFORM = 'test/unit/renderer/platform/createPlatform.test.ts'

/** @param {string} item @param {string} name @param {string} file @param {string} find @param {string} put @param {string[]} checks @returns {Seed} */
const seed = (item, name, file, find, put, ...checks) => ({ item, name, file, find, put, checks })

const guard = 'src/main/guard/guard.ts'
const shell = 'src/main/shell.ts'
const ipc = 'src/main/requests/ipc.ts'
const preload = 'src/main/preload.ts'
const serving = 'src/shared/shell/serving.ts'
const protocol = 'src/main/guard/protocol.ts'
const packing = 'electron-builder.yml'
const lock = 'package-lock.json'

/** An address of nowhere, put together here so that no tool takes it for one of ours. */
const ELSEWHERE = `https://${['example', 'invalid'].join('.')}/`

/** @type {readonly Seed[]} */
export const SEEDS = [
  seed('1', 'requests are not cancelled', guard, 'decide({ cancel: !mayLoad(details.url, devTools) })', 'decide({ cancel: false })', GUARD),
  seed(
    '1',
    'encrypted addresses may load',
    guard,
    "  if (address.startsWith('data:')) return true",
    '  if (/^(data|https):/.test(address)) return true',
    GUARD
  ),
  seed(
    '1',
    'a network address in the page',
    'src/renderer/main.ts',
    'document.documentElement.lang = language',
    `document.documentElement.lang = language\nvoid fetch('${ELSEWHERE}')`,
    RULES
  ),
  seed('1', 'the session is not guarded', shell, '  await guardSession(session.defaultSession, devTools)\n', '', SHELL),
  seed('2', 'nodeIntegration on', guard, 'nodeIntegration: false', 'nodeIntegration: true', SHELL),
  seed('2', 'nodeIntegrationInWorker on', guard, 'nodeIntegrationInWorker: false', 'nodeIntegrationInWorker: true', SHELL),
  seed('2', 'nodeIntegrationInSubFrames on', guard, 'nodeIntegrationInSubFrames: false', 'nodeIntegrationInSubFrames: true', SHELL),
  seed('3', 'contextIsolation off', guard, 'contextIsolation: true', 'contextIsolation: false', SHELL),
  seed('3', 'contextIsolation not written out', guard, '    contextIsolation: true,\n', '', SHELL),
  seed('4', 'sandbox not written out', guard, '    sandbox: true,\n', '', SHELL),
  seed('4', 'the app does not sandbox everything', guard, '  app.enableSandbox()\n', '', SHELL),
  seed(
    '4',
    'the preload imports a part of Node',
    preload,
    "import { contextBridge, ipcRenderer } from 'electron'",
    "import { contextBridge, ipcRenderer } from 'electron'\nimport 'node:fs'",
    RULES
  ),
  seed(
    '5',
    'a permission is given',
    guard,
    'decide(FULLSCREEN.includes(permission) && isOurPage(requestingUrl))',
    "decide(permission !== 'camera' && isOurPage(requestingUrl))",
    GUARD
  ),
  seed(
    '5',
    'permission checks say yes',
    guard,
    '=> FULLSCREEN.includes(permission) && isOurPage(requestingUrl)\n',
    '=> FULLSCREEN.includes(permission) || isOurPage(requestingUrl)\n',
    GUARD
  ),
  seed('5', 'devices are given', guard, 'setDevicePermissionHandler(() => false)', 'setDevicePermissionHandler(() => true)', GUARD),
  seed('5', 'downloads are allowed', guard, '    event.preventDefault()\n    item.cancel()\n', '', GUARD),
  seed('6', 'webSecurity off', guard, '    spellcheck: false,', '    spellcheck: false,\n    webSecurity: false,', RULES, SHELL),
  seed(
    '7',
    'policy: scripts may stand in the page',
    serving,
    `['script-src', "'self'"]`,
    `['script-src', "'self' 'unsafe-inline'"]`,
    RULES,
    PROTOCOL
  ),
  seed('7', 'policy: eval allowed', serving, `['script-src', "'self'"]`, `['script-src', "'self' 'unsafe-eval'"]`, RULES, PROTOCOL),
  seed('7', 'policy: connections to anywhere', serving, `['connect-src', "'self'"]`, `['connect-src', '*']`, RULES, PROTOCOL),
  seed('7', 'policy: what is not named is allowed', serving, `['default-src', "'none'"]`, `['default-src', "'self'"]`, RULES, PROTOCOL),
  seed(
    '7',
    'answers without the policy',
    protocol,
    'headers: headersOf(path)',
    "headers: { 'Content-Type': headersOf(path)['Content-Type'] ?? '' }",
    PROTOCOL
  ),
  seed('7', 'the scheme passes the policy by', protocol, 'supportFetchAPI: true', 'supportFetchAPI: true, bypassCSP: true', SHELL, RULES),
  seed(
    '7',
    'the page as it is made states no policy',
    'src/renderer/index.html',
    'http-equiv="Content-Security-Policy"',
    'name="policy"',
    RULES
  ),
  seed(
    '7',
    'text becomes markup',
    'src/renderer/panels/window/UpdateNotice.svelte',
    '<RefreshCw size={20} aria-hidden="true" />',
    '{@html windowTexts.edition.waiting}',
    RULES
  ),
  seed(
    '7',
    'eval in the shell',
    'src/main/window/crashes.ts',
    "export const isCrash = (reason: string): boolean => reason !== 'clean-exit'",
    "export const isCrash = (reason: string): boolean => eval('true') && reason !== 'clean-exit'",
    RULES
  ),
  seed('8', 'mixed content', guard, '    spellcheck: false,', '    spellcheck: false,\n    allowRunningInsecureContent: true,', RULES),
  seed('9', 'experimental features', guard, '    spellcheck: false,', '    spellcheck: false,\n    experimentalFeatures: true,', RULES),
  seed(
    '10',
    'features of Blink switched on',
    guard,
    '    spellcheck: false,',
    "    spellcheck: false,\n    enableBlinkFeatures: 'X',",
    RULES
  ),
  seed('11', 'webview allowed', guard, 'webviewTag: false', 'webviewTag: true', SHELL),
  seed(
    '12',
    'a webview may be attached',
    guard,
    "  contents.on('will-attach-webview', (event) => {\n    event.preventDefault()\n  })\n",
    '',
    GUARD
  ),
  seed('13', 'will-navigate is not watched', guard, "  contents.on('will-navigate', stay)\n", '', GUARD),
  seed('13', 'will-frame-navigate is not watched', guard, "  contents.on('will-frame-navigate', stay)\n", '', GUARD),
  seed('13', 'will-redirect is not watched', guard, "  contents.on('will-redirect', stay)\n", '', GUARD),
  seed(
    '13',
    'our page is told by how its address begins',
    'src/main/guard/origin.ts',
    'url.host === HOST',
    'url.host.startsWith(HOST)',
    GUARD,
    CONTRACT
  ),
  seed('14', 'windows may be opened', guard, "({ action: 'deny' })", "({ action: 'allow' })", GUARD),
  seed('14', 'contents are not guarded', shell, '  guardAllContents(app)\n', '', SHELL),
  seed(
    '14',
    'a window without the preferences',
    'src/main/window/window.ts',
    'webPreferences: pagePreferences(preload, devTools)',
    'webPreferences: { preload }',
    RULES,
    SHELL
  ),
  seed(
    '15',
    'openExternal without a list',
    'src/main/files/paper.ts',
    '  if (contents === null) throw',
    '  void (contents as unknown as { openExternal(url: string): void } | null)?.openExternal(name)\n  if (contents === null) throw',
    RULES
  ),
  seed(
    '15',
    'the shell of Electron is taken',
    'src/main/index.ts',
    "  session,\n  utilityProcess\n} from 'electron'",
    "  session,\n  shell as system,\n  utilityProcess\n} from 'electron'",
    RULES
  ),
  seed('16', 'Electron two releases behind', 'package.json', '"electron": "45.4.1"', '"electron": "43.4.1"', SUPPLY),
  seed('17', 'the sender is not checked', ipc, 'isFromOurPage(event, mainFrame()) ?', 'mainFrame !== null ?', CONTRACT),
  seed('17', 'frames inside the page may ask', ipc, 'frame.parent === null && isOurPage(frame.url)', 'isOurPage(frame.url)', CONTRACT),
  seed('17', 'any page in the window may ask', ipc, 'frame.parent === null && isOurPage(frame.url)', 'frame.parent === null', CONTRACT),
  seed(
    '17',
    'arguments are not checked',
    ipc,
    '  if (!checked.success) return refusal(',
    '  if (!checked.success && args.length > 99) return refusal(',
    CONTRACT
  ),
  seed(
    '17',
    'results are not checked',
    ipc,
    'value: v.parse(REQUESTS[name].result, await handler(...checked.output))',
    'value: await handler(...checked.output)',
    CONTRACT
  ),
  seed(
    '17',
    'a failure shows its stack',
    ipc,
    'why: messageOf(error) })',
    "why: error instanceof Error ? (error.stack ?? '') : '' })",
    CONTRACT
  ),
  seed(
    '17',
    'a schema takes further entries',
    'src/shared/shell/ipc.ts',
    'const textFile = v.strictObject(',
    'const textFile = v.object(',
    CONTRACT
  ),
  seed(
    '17',
    'a schema takes texts of any length',
    'src/shared/shell/ipc.ts',
    'text: v.pipe(v.string(), v.maxLength(4 * 1024 * 1024))',
    'text: v.string()',
    CONTRACT
  ),
  seed(
    '17',
    'a handler beside the registrar',
    shell,
    '  open()\n  if (reported',
    "  ipcMain.handle('more', () => null)\n  open()\n  if (reported",
    RULES
  ),
  seed(
    '18',
    'a page from a file',
    'src/main/window/window.ts',
    'window.loadURL(START_PAGE).catch(',
    "window.loadURL('file:///index.html').catch(",
    RULES,
    SHELL
  ),
  seed(
    '18',
    'a page from elsewhere',
    'src/main/window/window.ts',
    'window.loadURL(START_PAGE).catch(',
    `window.loadURL('${ELSEWHERE}').catch(`,
    RULES,
    SHELL
  ),
  seed(
    '18',
    'a path leads out of the bundle',
    serving,
    'const safe = parts.every((part) => SAFE_PART.test(part)',
    'const safe = parts.every((part) => part.length > 0',
    PROTOCOL
  ),
  seed(
    '18',
    'other hosts of the scheme are answered',
    protocol,
    'const path = isOurPage(request.url) ? bundlePath',
    "const path = request.url.startsWith('app:') ? bundlePath",
    PROTOCOL
  ),
  seed('19', 'fuse: runs as Node', packing, 'runAsNode: false', 'runAsNode: true', PACKING),
  seed(
    '19',
    'fuse: listens to a debugger',
    packing,
    'enableNodeCliInspectArguments: false',
    'enableNodeCliInspectArguments: true',
    PACKING
  ),
  seed('19', 'fuse: loads what lies beside the archive', packing, 'onlyLoadAppFromAsar: true', 'onlyLoadAppFromAsar: false', PACKING),
  seed('19', 'fuse: left out', packing, '  enableCookieEncryption: false\n', '', PACKING),
  seed(
    '20',
    'the preload hands on ipcRenderer',
    preload,
    "exposeInMainWorld('linejudge', bridge)",
    "exposeInMainWorld('linejudge', { ...bridge, ipcRenderer })",
    RULES,
    PRELOAD
  ),
  seed(
    '20',
    'the preload asks over any channel',
    preload,
    'ipcRenderer.invoke(CHANNELS[name], ...args)',
    'ipcRenderer.invoke(name, ...args)',
    RULES,
    PRELOAD
  ),
  seed(
    '20',
    'the preload hands on events',
    preload,
    '(_event, payload: T) => {\n    if',
    '(event, payload: T) => {\n    void event\n    if',
    RULES
  ),
  seed(
    '+',
    'a switch that opens a debugger',
    guard,
    "appendSwitch('disable-component-update')",
    "appendSwitch('remote-debugging-port', '9222')",
    RULES
  ),
  seed(
    '+',
    'the shell starts programs',
    shell,
    "import { join } from 'node:path'",
    "import { join } from 'node:path'\nimport 'node:child_process'",
    RULES
  ),
  seed(
    '+',
    'a save takes any ending',
    'src/main/files/documents.ts',
    'bytes, (path) => withEnding(path, kind))',
    'bytes, (path) => path)',
    SHELL
  ),
  seed(
    '+',
    'the local server answers any name',
    'src/cli/server.ts',
    'request.headers.host !== `${HOST}:${port}`',
    'request.headers.host === undefined',
    SERVER
  ),
  seed(
    '+',
    'the desktop app takes part in the browser edition',
    'src/renderer/platform/electronPlatform.ts',
    'edition: null',
    'edition: {} as never',
    PLATFORM
  ),
  seed('+', 'the packing list takes the sources', packing, '  - out/main/**\n', '  - out/main/**\n  - src/**\n', PACKING),
  seed('+', 'no archive', packing, 'asar: true', 'asar: false', PACKING),
  seed('+', 'a version that may move', 'package.json', '"valibot": "1.5.0"', '"valibot": "^1.5.0"', SUPPLY),
  seed(
    '+',
    'an install script that nobody approved',
    lock,
    '    "node_modules/valibot": {',
    '    "node_modules/valibot": {\n      "hasInstallScript": true,',
    SUPPLY
  ),
  seed(
    '+',
    'a licence that nobody read',
    lock,
    '    "node_modules/pixi.js": {',
    '    "node_modules/pixi-extra": {\n      "version": "1.0.0",\n      "integrity": "sha512-x",\n      "license": "GPL-3.0"\n    },\n    "node_modules/pixi.js": {',
    SUPPLY
  ),
  seed(
    '+',
    'a package from an address',
    lock,
    '    "node_modules/dexie": {',
    `    "node_modules/dexie": {\n      "resolved": "${ELSEWHERE}dexie.tgz",`,
    SUPPLY
  ),
  seed('1', 'background networking', guard, "  app.commandLine.appendSwitch('disable-background-networking')\n", '', SHELL),
  seed('1', 'component update', guard, "  app.commandLine.appendSwitch('disable-component-update')\n", '', SHELL),
  seed('1', 'a file on another computer is asked for', 'src/main/files/handover.ts', '  if (isElsewhere(path))', '  if (false)', HANDOVER),
  seed('7', 'policy: markup from text', serving, `  ['require-trusted-types-for', "'script'"],\n`, '', RULES, PROTOCOL),
  seed(
    '17',
    'a path is a name of the journal',
    'src/shared/journal/byteStore.ts',
    'FILE_NAME = /^(journal',
    'FILE_NAME = /(journal',
    CONTRACT
  ),
  seed('19', 'debugging from the command line', 'src/main/guard/refused.ts', "  'remote-debugging-port',\n", '', SHELL),
  seed('+', 'a record that is not flushed', 'src/disk/journalFiles.ts', '          await handle.sync()\n', '', DURABILITY),
  seed('+', 'a file that is not flushed', 'src/disk/replaceFile.ts', '      await file.sync()\n', '', DURABILITY),
  seed('+', 'files that everybody reads', 'src/disk/replaceFile.ts', 'OWN_FILE = 0o600', 'OWN_FILE = 0o666', DURABILITY, JOURNAL),
  seed('+', 'files that everybody may run', 'src/main/files/files.ts', 'mode = 0o666', 'mode = 0o777', DURABILITY),
  seed('+', 'a pipe that is waited for', 'src/main/files/files.ts', ' | (constants.O_NONBLOCK ?? 0)', '', DURABILITY),
  seed('+', 'words saved as a program', 'src/main/files/documents.ts', '`${path}.clixcase`)', 'path)', SHELL),
  seed(
    '+',
    'a page that was killed stays dead',
    'src/main/window/crashes.ts',
    "reason !== 'clean-exit'",
    "reason !== 'clean-exit' && reason !== 'killed'",
    CRASHES
  ),
  seed('+', 'the server on every address', 'src/cli/server.ts', 'server.listen(port, HOST, () => {', 'server.listen(port, () => {', SERVER),
  seed(
    '+',
    'the server answers PUT',
    'src/cli/server.ts',
    "request.method !== 'GET' && ",
    "request.method !== 'GET' && request.method !== 'PUT' && ",
    SERVER
  ),
  seed('+', 'no opener policy', serving, "  'Cross-Origin-Opener-Policy': 'same-origin',\n", '', SERVER),
  seed('+', 'no resource policy', serving, "  'Cross-Origin-Resource-Policy': 'same-origin',\n", '', SERVER),
  seed('+', 'the referrer is told', serving, "  'Referrer-Policy': 'no-referrer',\n", '', SERVER),
  seed('+', 'installing runs scripts', 'scripts/lib.mjs', "'--ignore-scripts', ", '', SUPPLY),
  ...VENUE_SEEDS
]

/** A few of every kind, for each run of the tests. */
export const SHORT = ['nodeIntegration on', 'a version that may move']
