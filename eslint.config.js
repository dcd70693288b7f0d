import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { shopPlugin } from './scripts/lint/plugin.mjs'

const sources = ['**/*.{ts,tsx,mts,js,mjs,cjs}']
const tests = ['**/*.{test,stories,bench,e2e}.{ts,tsx}', '**/e2e/**', '**/test/**', '**/bench/**']

const applicationLibraries = [
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

const everywhere = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]',
    message: 'Run the test or delete it: no skip, only, todo, fixme or fails.',
  },
  {
    // Node runs the sources without a build.
    selector:
      ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration) > Literal.source[value=/^[.]{1,2}[\\u002f](?!.*([+]types[\\u002f]|[.][a-z0-9]+([?][a-z]+)?$))/]',
    message: 'Add the file extension to a relative import.',
  },
]

// An option is what a `Select` of @shop/ui takes.
const rawElements = [
  {
    selector:
      'JSXOpeningElement > JSXIdentifier.name[name=/^(button|input|textarea|select|img|picture|form|svg|dialog|label|table)$/]',
    message: 'Use the component of @shop/ui instead of a raw element, or add one there.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'No inline styles. Add the style to a component of @shop/ui.',
  },
]

const calledComponents = [
  {
    selector: 'CallExpression[callee.name=/^[A-Z][a-z]/][arguments.0.type="ObjectExpression"]',
    message: 'Use a component as JSX; do not call it as a function.',
  },
]

const sleeps = [
  'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]',
  'ImportDeclaration[source.value="node:timers/promises"]',
].map((selector) => ({
  selector,
  message: 'Wait for what the test is about: expect.poll, an event or fake timers.',
}))

const databaseAccess = [
  'TaggedTemplateExpression > Identifier.tag[name=/^(sql|tx)$/]',
  'TaggedTemplateExpression > MemberExpression.tag[property.name=/^(sql|tx)$/]',
  'CallExpression > MemberExpression.callee[object.name=/^(sql|db|tx|pool)$/]',
  'CallExpression > MemberExpression.callee[object.property.name=/^(sql|db|tx|pool)$/]',
  'ImportDeclaration[importKind!="type"][source.value=/^(drizzle-orm|pg|pg-copy-streams)(\\u002f|$)/]',
].map((selector) => ({
  selector,
  message: 'Only x.queries.ts and db/ use the database. Add a function to a queries file.',
}))

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
    plugins: { shop: shopPlugin },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'shop/file-name': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': ['error', ...everywhere],
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
    files: [
      'packages/ui/**/*.{ts,tsx}',
      'apps/storefront/{app,runtime}/**/*.{ts,tsx}',
      'apps/desk/app/**/*.{ts,tsx}',
      '.storybook/**',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  {
    // A test waits for what it is about. To show that nothing comes, it moves the clock of the page.
    files: ['**/e2e/**/*.ts', '**/*.e2e.ts'],
    plugins: { playwright },
    rules: { 'playwright/no-wait-for-timeout': 'error', 'playwright/no-networkidle': 'error' },
  },
  {
    files: ['packages/domain/src/**'],
    ignores: [...tests],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'window', 'document', 'localStorage', 'process'],
    },
  },
  {
    files: ['packages/ui/{src,stories}/**/*.{ts,tsx}', '.storybook/**'],
    rules: { 'shop/no-raw-colour': 'error' },
  },
  {
    files: ['packages/ui/{src,stories}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...calledComponents],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: '@shop/ui does not fetch or store data. Take it as a prop.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: applicationLibraries,
              message: '@shop/ui imports no router, store, HTTP client or schema library.',
            },
            {
              group: ['@shop/domain/*'],
              message:
                'Import business rules from @shop/domain; wire schemas are not for the library.',
            },
            {
              group: ['@shop/ui', '@shop/ui/*'],
              message: 'Import the component from its own file.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'packages/ui/{src,stories}/**/*.tsx',
      'apps/storefront/{app,runtime}/**/*.tsx',
      'apps/desk/app/**/*.tsx',
    ],
    ignores: [...tests],
    rules: {
      'shop/text-alone': [
        'error',
        {
          slots: [
            ...['action', 'badges', 'bag', 'body', 'children', 'control', 'coupon', 'footer'],
            ...['icon', 'intro', 'language', 'loadingBar', 'media', 'newsletter', 'node', 'note'],
          ],
        },
      ],
    },
  },
  {
    // Generated: one line for each export.
    files: ['packages/ui/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['apps/storefront/{app,runtime}/**/*.{ts,tsx}', 'apps/desk/app/**/*.{ts,tsx}'],
    rules: {
      'shop/no-raw-colour': 'error',
      'no-restricted-syntax': ['error', ...everywhere, ...rawElements],
      'shop/layout-classes-only': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@shop/api', '@shop/api/*'],
              message: 'Call the API through app/lib.',
            },
            { group: ['@shop/ui/src/*'], message: 'Import from the entry point @shop/ui.' },
            {
              group: ['@shop/domain/wire'],
              allowTypeImports: true,
              message:
                'Only types: its schemas bring zod to the browser. Rules are in @shop/domain.',
            },
            { group: ['@radix-ui/*', 'clsx'], message: 'Styled components belong to @shop/ui.' },
          ],
          paths: [{ name: 'react-router', message: 'Import from react-router-dom.' }],
        },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['**/*.queries.ts', 'apps/api/src/db/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...databaseAccess] },
  },
  {
    // Extended tests may depend on real time.
    files: ['**/*.{test,stories,e2e}.{ts,tsx}', '**/e2e/**'],
    ignores: ['**/*.extended.*'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...calledComponents, ...sleeps] },
  },
  {
    files: ['scripts/**', '.storybook/*.mjs', 'packages/tooling/**', '**/{bench,scripts}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'packages/ui/src/components/{confirm-dialog,rating,rating-input,share-button,toast}/**',
      'packages/ui/src/lib/{copy-text,use-known-zone}.ts',
      'apps/storefront/app/{features,routes,shell}/**',
      'apps/storefront/runtime/**',
      'apps/desk/app/shell/page-error.tsx',
      'apps/storefront/app/{root,entry.client,entry.server}.tsx',
    ],
    rules: { 'no-console': ['error', { allow: ['error', 'info'] }] },
  },
  {
    files: [
      'scripts/*.mjs',
      '**/*.config.{ts,js,mjs}',
      'packages/tooling/src/reporters/**',
      'packages/ui/test/packed/applications/next/**',
      '.storybook/**',
      '**/*.stories.tsx',
      'apps/storefront/app/{root,routes,entry.client,entry.server}.{ts,tsx}',
      'apps/storefront/app/routes/**',
      '**/*global-setup.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
