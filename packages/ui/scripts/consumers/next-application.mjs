import { pages } from './applications.mjs'
import { sampleFiles } from './sample-files.mjs'

const layout = (own) => `import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
${own}
export const metadata = { title: 'Consumer' }

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`
const page = `import { Popups } from '../../parts/popups.tsx'
import { Scopes } from '../../parts/scopes.tsx'

export default function Page() {
  return (
    <>
      <Popups />
      <Scopes />
    </>
  )
}
`
// Renders the samples of the conformance test from the package. A client component that lost its
// directive, or an export that is undefined on the server, fails this build.
const samplesPage = (withFunctions) => `import { Fragment } from 'react'
import * as ui from '@shop/ui'
import { commerceSamples } from '../../../samples/commerce-samples.tsx'
import { componentSamples } from '../../../samples/component-samples.tsx'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })
const called = (value: unknown) => typeof value === 'function'
const chosen = samples.filter(
  ([, { piece }]) => Object.values(piece.props).some(called) === ${withFunctions},
)

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
const compilerOptions = {
  ...{ strict: true, module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
  ...{ noEmit: true, skipLibCheck: true, esModuleInterop: true, isolatedModules: true },
  ...{ allowImportingTsExtensions: true, noUncheckedSideEffectImports: false },
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  plugins: [{ name: 'next' }],
}
const root = (name, own) => ({
  [`app/(${name})/layout.tsx`]: layout(own ? `import '../../${own}.css'` : ''),
  [`app/(${name})/${own ? `${own}/` : ''}page.tsx`]: page.replaceAll(
    '../../parts',
    own ? '../../../parts' : '../../parts',
  ),
})

/** Files of an application with Next's App Router, exported as static pages: path → text. */
export const nextFiles = () => ({
  ...Object.fromEntries(
    ['pieces.tsx', 'scopes.tsx', 'popups.tsx'].map((name) => [`parts/${name}`, pages[name]]),
  ),
  ...sampleFiles(),
  ...root('plain'),
  ...root('dark', 'dark'),
  ...root('system', 'system'),
  'dark.css': 'html { color-scheme: dark }\n',
  'system.css': 'html { color-scheme: light dark }\n',
  'app/(plain)/samples/page.tsx': samplesPage(false),
  'app/(plain)/handlers/page.tsx': `'use client'\n\n${samplesPage(true)}`,
  'tsconfig.json': JSON.stringify({
    compilerOptions,
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
  'next.config.mjs': `export default { output: 'export', images: { unoptimized: true } }\n`,
})
