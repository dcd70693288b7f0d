import { readFileSync } from 'node:fs'

const library = {
  '@shop/ui': 'file:./shop-ui.tgz',
  react: '19.3.1',
  'react-dom': '19.3.1',
}
const vite = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' }
const types = {
  typescript: '6.0.3',
  '@types/node': '^24.0.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
}

const page = `import { createRoot } from 'react-dom/client'
import { Button } from '@shop/ui/button'
import { ProductCard } from '@shop/ui/product-card'
import { Card } from '@shop/ui/card'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@shop/ui/dialog'
import { MessagesProvider } from '@shop/ui'
import { defaultMessages } from '@shop/ui/messages'
import './host-before.css'
import './styles'
import './host-after.css'

const fan = { id: 1, name: 'Fan', href: '/fan', price: 1200, discountPrice: 990, images: [], quantity: 3 }

createRoot(document.getElementById('root')!).render(
  <MessagesProvider messages={{ ...defaultMessages, 'card.buyNow': 'এখনই কিনুন' }}>
    <p id="host">The host's own text.</p>
    <Button>Save</Button>
    <Button className="host-before">Before</Button>
    <Button className="host-after">After</Button>
    <Button className="host-layer">Layer</Button>
    <Card>
      <p id="mine">The host's own text in a card.</p>
    </Card>
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent>
        <DialogTitle>Size guide</DialogTitle>
      </DialogContent>
    </Dialog>
    <ProductCard product={fan} onBuyNow={() => {}} />
  </MessagesProvider>,
)
`
const shell =
  '<!doctype html><html lang="en" data-theme="light"><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>'
// Rules of the application before and after the library's, to prove that only layers decide.
const host = {
  'host-before.css': `@layer reset, shop-ui, app;
@layer reset { button { background: rgb(9 9 9); letter-spacing: 9px } }
.host-before { background: rgb(1 2 3) }
`,
  'host-after.css': `.host-after { background: rgb(4 5 6) }
@layer app { .host-layer { background: rgb(7 8 9) } }
@layer reset { button { min-height: 99px } }
`,
}
const compiler = JSON.stringify({
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    noEmit: true,
    skipLibCheck: false,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
  },
  include: ['*.tsx', '*.ts'],
})
const buildTyped = [
  ['tsc', '-p', '.'],
  ['vite', 'build', '--logLevel', 'warn'],
]
const absent = (text, wanted) => wanted.filter((part) => !text.includes(part))

const layout = `import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
export const metadata = { title: 'Consumer' }
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`

// Renders the samples of the conformance test from the package. A client component that lost its
// directive, or an export that is undefined on the server, fails this build.
const samples = Object.fromEntries(
  ['sample.ts', 'component-samples.tsx', 'commerce-samples.tsx'].map((name) => {
    const file = new URL(`../test/conformance/${name}`, import.meta.url)
    const text = readFileSync(file, 'utf8')
      .replace('../../src/components/icon/index.ts', '@shop/ui/icon')
      .replace('../../src/index.ts', '@shop/ui')
    return [`samples/${name}`, text]
  }),
)
const pageOf = (wanted) => `import { Fragment } from 'react'
import * as ui from '@shop/ui'
import { commerceSamples } from '../SAMPLES/commerce-samples.tsx'
import { componentSamples } from '../SAMPLES/component-samples.tsx'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })
const called = (value: unknown) => typeof value === 'function'
const chosen = samples.filter(([, { piece }]) => Object.values(piece.props).some(called) === ${wanted})

export default function Page() {
  const names = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
  const undefinedHere = names.filter((name) => (ui as Record<string, unknown>)[name] === undefined)
  if (undefinedHere.length > 0) throw new Error('undefined here: ' + undefinedHere.join(', '))
  return (
    <main data-drawn={chosen.length}>
      {chosen.map(([name, { piece, within }]) => (
        <Fragment key={name}>{within ? within(piece) : piece}</Fragment>
      ))}
    </main>
  )
}
`

/** Test applications by name: dependencies, files, build commands and what the result must contain. */
export const applications = {
  vite: {
    manifest: { dependencies: library, devDependencies: { ...vite, ...types } },
    files: {
      'index.html': shell,
      'main.tsx': page,
      ...host,
      'styles.ts': `import '@shop/ui/fonts.css'\nimport '@shop/ui/styles.css'\n`,
      'tsconfig.json': compiler,
      'vite.config.js': `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n`,
    },
    build: buildTyped,
    browserFolder: 'dist',
    findMissing: (read) =>
      absent(read(/^dist\/assets\/.*\.(css|js)$/), [
        '@layer shop-ui',
        'Hind Siliguri',
        '.bg-brand',
        'এখনই কিনুন',
      ]),
  },
  tailwind: {
    manifest: {
      dependencies: library,
      devDependencies: { ...vite, ...types, tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
    },
    files: {
      'index.html': shell,
      'main.tsx': page,
      ...host,
      'styles.ts': `import './app.css'\n`,
      'app.css': `@import 'tailwindcss';\n@import '@shop/ui/fonts.css';\n@import '@shop/ui/tailwind.css';\n.mine { @apply bg-red-500; }\n`,
      'tsconfig.json': compiler,
      'vite.config.js': `import react from '@vitejs/plugin-react'\nimport tailwindcss from '@tailwindcss/vite'\nexport default { plugins: [react(), tailwindcss()] }\n`,
    },
    build: buildTyped,
    findMissing: (read) =>
      absent(read(/^dist\/assets\/.*\.css$/), [
        '.bg-brand',
        '--color-brand',
        '.mine',
        '--color-red-500',
      ]),
  },
  next: {
    manifest: { dependencies: { ...library, next: '16.4.6' }, devDependencies: types },
    files: {
      'app/layout.tsx': layout,
      ...samples,
      'app/page.tsx': pageOf('false').replaceAll('SAMPLES', 'samples'),
      'app/handlers/page.tsx': `'use client'\n${pageOf('true').replaceAll('../SAMPLES', '../../samples')}`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'ESNext',
          moduleResolution: 'Bundler',
          jsx: 'react-jsx',
          noEmit: true,
          skipLibCheck: true,
          esModuleInterop: true,
          allowImportingTsExtensions: true,
          isolatedModules: true,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          plugins: [{ name: 'next' }],
        },
        include: ['**/*.ts', '**/*.tsx'],
        exclude: ['node_modules'],
      }),
      'next.config.mjs': 'export default {}\n',
    },
    build: [['next', 'build']],
    findMissing: (read) =>
      absent(read(/^\.next\/server\/app\/index\.html$/), [
        'data-shop="price"',
        'data-shop="product-card"',
        'DialogContent',
      ]),
  },
}
