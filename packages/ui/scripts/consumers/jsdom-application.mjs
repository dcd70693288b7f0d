import { sampleFiles } from './sample-files.mjs'

/** Packages that its tests need. */
export const jsdomTools = {
  ...{ vitest: '5.1.0', jsdom: '31.0.1' },
  ...{ '@testing-library/dom': '10.4.2', '@testing-library/react': '16.3.3' },
}

const tests = `import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commerceSamples } from './samples/commerce-samples.tsx'
import { componentSamples } from './samples/component-samples.tsx'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })

test.each(samples)('%s', (_, { piece, within }) => {
  const { baseElement } = render(within ? within(piece) : piece)
  expect(baseElement.querySelector('[data-shop]')).not.toBeNull()
})
`

/** Files of an application that tests every component with Vitest, jsdom and Testing Library: path → text. */
export const jsdomFiles = () => ({
  ...sampleFiles(),
  'samples.test.tsx': tests,
  'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
  // Vite's preview server sets NODE_ENV for the commands that follow it.
  'vitest.config.mjs': `process.env.NODE_ENV = 'test'\nexport default { test: { environment: 'jsdom' } }\n`,
})
