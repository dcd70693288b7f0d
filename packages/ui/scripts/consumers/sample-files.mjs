import { readFileSync } from 'node:fs'

const names = ['sample.ts', 'component-samples.tsx', 'commerce-samples.tsx']

/** The samples of the conformance test, which import the published package: path → text. */
export const sampleFiles = () =>
  Object.fromEntries(
    names.map((name) => {
      const file = new URL(`../../test/conformance/${name}`, import.meta.url)
      const text = readFileSync(file, 'utf8')
        .replaceAll('../../src/components/icon/index.ts', '@shop/ui/icon')
        .replaceAll('../../src/index.ts', '@shop/ui')
      if (text.includes('../../src/'))
        throw new Error(`${name} imports a source that sample-files.mjs does not replace.`)
      return [`samples/${name}`, text]
    }),
  )
