import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { extractSource, loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { readableSource } from '../../../../.storybook/readable-source.ts'

const home = fileURLToPath(new URL('../../', import.meta.url))

const shownCode = (file: string): string[] => {
  const csf = loadCsf(readFileSync(home + file, 'utf8'), { makeTitle: String }).parse()
  return Object.values(csf._storyExports).map((story) => readableSource(extractSource(story)))
}

it.each(globSync('{src,stories}/**/*.stories.tsx', { cwd: home }))(
  'the documentation shows the code of %s without tags and tests',
  (file) => {
    for (const code of shownCode(file)) {
      expect(code).not.toMatch(/\b(tags|play|expect)\b|\b[A-Z]+-[A-Z]+-\d+/)
      expect(code.trim()).toMatch(/\}$|\)$/)
    }
  },
)
