import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { house } from './scripts/lint/house.mjs'

const sources = ['**/*.{ts,tsx,mts,js,mjs,cjs}']
const proofs = ['**/*.{test,stories,bench,e2e}.{ts,tsx}', '**/e2e/**', '**/test/**', '**/bench/**']

const visitors = [
  'react-router',
  'react-router-dom',
  '@react-router/*',
  'zustand',
  'zustand/*',
  'ky',
  'zod',
  'hono',
  'axios',
  'swr',
  '@tanstack/*',
]

export default tseslint.config(
  {
    ignores: [
      '**/{node_modules,build,dist,.bench-*,.cache,.data,.react-router,storybook-static}/**',
      '**/{test-results,playwright-report}/**',
    ],
  },
  {
    files: sources,
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    plugins: { house },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/file-name': 'error',
      'house/import-extension': 'error',
      'house/no-default-export': 'error',
      'house/no-skipped-test': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['packages/ui/**/*.{ts,tsx}', 'apps/storefront/app/**/*.{ts,tsx}', '.storybook/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  {
    files: ['packages/domain/src/**'],
    ignores: [...proofs],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'window', 'document', 'localStorage', 'process'],
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}', '.storybook/**'],
    rules: { 'house/no-raw-colour': 'error' },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: '@shop/ui neither fetches nor stores; take it as a prop.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: visitors, message: '@shop/ui knows no router, store, HTTP or schemas.' },
            { group: ['@shop/domain/*'], message: 'Rules only, from @shop/domain itself.' },
            { group: ['@shop/ui', '@shop/ui/*'], message: 'Import the piece itself.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/storefront/app/**/*.{ts,tsx}'],
    rules: {
      'house/no-raw-colour': 'error',
      'house/no-raw-element': 'error',
      'house/placing-only': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@shop/api', '@shop/api/*'], message: 'Over the wire only.' },
            { group: ['@shop/ui/src/*'], message: 'Through the door of @shop/ui.' },
            { group: ['@radix-ui/*', 'clsx'], message: 'A look belongs to @shop/ui.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      '.storybook/*.mjs',
      '**/{server,bench,scripts,cli,pictures}/**',
      'apps/api/src/{main,cli}*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'packages/ui/src/components/{rating,rating-input,share-button}/**',
      'packages/ui/src/lib/copy-text.ts',
      'apps/storefront/app/{features,routes}/**',
      'apps/storefront/app/{root,entry.client,entry.server}.tsx',
    ],
    rules: { 'no-console': ['error', { allow: ['error', 'info'] }] },
  },
  {
    files: [
      'scripts/*.mjs',
      '**/*.config.{ts,js,mjs}',
      '.storybook/**',
      '**/*.stories.tsx',
      'apps/storefront/app/{root,routes,entry.client,entry.server}.{ts,tsx}',
      'apps/storefront/app/routes/**',
      '**/*global-setup.ts',
    ],
    rules: { 'house/no-default-export': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
