import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import * as ownTypes from './scripts/lint/ownTypes.mjs'

/**
 * What oxlint (`.oxlintrc.json`) cannot look at: components, and words that may stand in one file only. What these rules say of a file
 * depends on that file alone, so that a verdict may be cached by its content and never depends on the order of files.
 */

/**
 * Words that may stand in one file only: what is dangerous has one door.
 * @type {(...selectors: string[][]) => import('eslint').Linter.RuleEntry}
 */
const only = (...selectors) => ['error', ...selectors.map(([selector, message]) => ({ selector, message }))]
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
  [
    'SvelteElement:not([name.name="svelte:boundary"]) > SvelteStartTag > SvelteAttribute[key.name=/^(srcdoc|innerHTML|onerror|onload)$/], SvelteDirective[key.name.name=/^(innerHTML|outerHTML)$/]',
    'No markup from data: put words into text nodes.'
  ],
  ['Literal[value=/^https?:/i]', 'Linejudge sends no request anywhere: an address of the network has no place in the code.']
]
const BARE_IPC = [
  'MemberExpression[object.name=/^(ipcMain|ipcRenderer)$/]',
  'The one registrar (src/main/ipc.ts) and the preload alone touch IPC.'
]
const OPEN_EXTERNAL = ['MemberExpression[property.name="openExternal"]', 'Nothing outside is opened from the app.']

export default ts.config(
  // The build writes its configuration beside itself for a moment.
  {
    ignores: [
      'electron.vite.config.*.mjs',
      'electron.vite.config.ts.*.mjs',
      'out/',
      'dist/',
      'coverage/',
      'node_modules/',
      '.svelte-check/',
      'test/e2e/output/'
    ]
  },
  {
    files: ['**/*.svelte'],
    extends: [js.configs.recommended, ...ts.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-eval': 'error',
      // TypeScript knows the names better than this rule does.
      'no-undef': 'off',
      eqeqeq: 'error'
    }
  },
  // After the TypeScript block, which would set its own parser for components.
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      'svelte/prefer-svelte-reactivity': 'off'
    }
  },
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ownTypes } }
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    rules: { 'no-restricted-syntax': only(...EVERYWHERE, BARE_IPC, OPEN_EXTERNAL) }
  },
  {
    files: ['src/main/preload.ts'],
    rules: { 'no-restricted-syntax': only(...EVERYWHERE, OPEN_EXTERNAL) }
  },
  {
    // What oxlint is told to leave alone stands in the same comments.
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' }
  }
)
