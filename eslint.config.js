import js from '@eslint/js'
import regexp from 'eslint-plugin-regexp'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { doorsOfComponents } from './scripts/lint/doors.mjs'
import * as ownTypes from './scripts/lint/ownTypes.mjs'

const NO_STORES = [{ name: 'svelte/store', message: 'What is shown lies in runes.' }]

/**
 * What oxlint (`.oxlintrc.json`) cannot look at: components, and TypeScript that holds runes. What these rules say of a file depends on
 * that file alone, so that a verdict may be cached by its content and never depends on the order of files.
 */
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
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no stores: what is shown lies in runes (`no-restricted-imports` in both linters).
      'svelte/require-store-reactive-access': 'off',
      'svelte/no-store-async': 'off',
      'no-restricted-imports': ['error', { paths: NO_STORES, patterns: ['svelte/internal*'] }]
    }
  },
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: ownTypes } }
  },
  {
    files: ['src/**/*.svelte'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'no-restricted-syntax': ['error', ...doorsOfComponents.map(([selector, message]) => ({ selector, message }))]
    }
  },
  {
    // What oxlint is told to leave alone stands in the same comments.
    files: ['**/*.svelte.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' }
  }
)
