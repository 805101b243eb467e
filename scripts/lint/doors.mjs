/**
 * Words that may stand in one file only: what is dangerous has one door. Each is a selector of the syntax tree with what is said of it;
 * ESLint asks for them in components, oxlint (by the plugin `house`) in TypeScript.
 */

/** @typedef {readonly [selector: string, message: string]} Door */

/** @type {readonly Door[]} */
const EVERYWHERE = [
  ['MemberExpression[property.name="webSecurity"], Property[key.name="webSecurity"]', 'webSecurity stays as it is: on.'],
  [
    'Property[key.name=/^(allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures)$/]',
    'Never: see the security checklist of Electron.'
  ],
  // What strangers wrote becomes text and never markup.
  [
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTML|setHTMLUnsafe|createContextualFragment|srcdoc|parseFromString)$/], MemberExpression[computed=true][property.value=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    'No markup from data: put words into text nodes.'
  ],
  [
    'CallExpression[callee.object.name="document"][callee.property.name=/^(write|writeln)$/]',
    'No markup from data: put words into text nodes.'
  ],
  ['Literal[value=/^https?:/i]', 'Linejudge sends no request anywhere: an address of the network has no place in the code.'],
  ['MemberExpression[property.name="openExternal"]', 'Nothing outside is opened from the app.']
]

/** @type {Door} */
const BARE_IPC = [
  'MemberExpression[object.name=/^(ipcMain|ipcRenderer)$/]',
  'The one registrar (src/main/requests/ipc.ts) and the preload alone touch IPC.'
]

/**
 * The clock of the computer can be wrong, and a user can set it: what lasts (waits, locks, rounds) is never measured by it.
 * @type {Door}
 */
const WALL_CLOCK = [
  'MemberExpression[object.name="Date"][property.name="now"], CallExpression[callee.property.name=/^(getTime|valueOf)$/][callee.object.type="NewExpression"][callee.object.callee.name="Date"][callee.object.arguments.length=0], UnaryExpression[operator="+"][argument.type="NewExpression"][argument.callee.name="Date"]',
  'The clock of a layer has one place (src/host/time/clock.ts, src/main/time/clock.ts, src/player/clock.ts, src/renderer/model/window/clock.ts): use its wall() or mono().'
]

/** @type {Door} */
const MARKUP_OF_COMPONENTS = [
  'SvelteElement:not([name.name="svelte:boundary"]) > SvelteStartTag > SvelteAttribute[key.name=/^(srcdoc|innerHTML|onerror|onload)$/], SvelteDirective[key.name.name=/^(innerHTML|outerHTML)$/]',
  'No markup from data: put words into text nodes.'
]

/** What no component may hold. */
export const doorsOfComponents = [...EVERYWHERE, BARE_IPC, WALL_CLOCK, MARKUP_OF_COMPONENTS]

const IPC_PLACE = /[\\/]src[\\/]main[\\/]preload\.ts$/
const CLOCK_PLACES = /[\\/]src[\\/](host[\\/]time|main[\\/]time|player|renderer[\\/]model[\\/]window)[\\/]clock\.ts$/

/** Forbidden in TypeScript, except in the files that are the one door. @param {string} path */
const doorsOf = (path) => [...EVERYWHERE, ...(IPC_PLACE.test(path) ? [] : [BARE_IPC]), ...(CLOCK_PLACES.test(path) ? [] : [WALL_CLOCK])]

/** The plugin `house` of oxlint. */
export default {
  meta: { name: 'house' },
  rules: {
    'one-door': {
      meta: { type: 'problem' },
      /** @param {{ filename: string, report(finding: { node: object, message: string }): void }} context */
      create(context) {
        return Object.fromEntries(
          doorsOf(context.filename).map(([selector, message]) => [
            selector,
            /** @param {object} node */ (node) => {
              context.report({ node, message })
            }
          ])
        )
      }
    }
  }
}
