import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { pages } from '../app/lib/pages.ts'
import { languages, splitLanguage } from '../app/lib/language.ts'
import { paper } from '../app/lib/theme-color.ts'
import { localizeShop } from '../app/lib/localize.ts'
import { shopSample } from './shop-sample.ts'
import { webManifest } from './web-manifest.ts'

it('the manifest carries the name of the shop', () => {
  const manifest = webManifest({ ...shopSample, name: 'Bazar' }, 'en')
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Bazar', short_name: 'Bazar' })
})

it('the theme colour is that of the page', async () => {
  const file = new URL('../../../packages/ui/src/styles/tokens.css', import.meta.url)
  const colour = `--shop-color-paper: light-dark(${paper.light}, ${paper.dark});`
  expect(await readFile(file, 'utf8')).toContain(colour)
})

it.each(languages)('the shortcuts of the installed shop lead to its pages in %s', (language) => {
  const { shortcuts } = JSON.parse(webManifest(localizeShop(language, shopSample), language)) as {
    shortcuts: { name: string; url: string }[]
  }
  const paths = new Set(pages.map(({ path }) => path))
  const opened = shortcuts.map(({ url }) => splitLanguage(url))
  expect(opened).toHaveLength(3)
  expect(opened.filter((one) => one.language !== language || !paths.has(one.path))).toEqual([])
})

it('the shop that is installed from a page in Bengali is in Bengali', () => {
  const text = webManifest(localizeShop('bn', shopSample), 'bn')
  const { name, description, shortcuts, ...rest } = JSON.parse(text) as {
    name: string
    description: string
    shortcuts: { name: string }[]
  }
  expect(rest).toMatchObject({ lang: 'bn', start_url: '/bn', scope: '/' })
  const words = [name, description, ...shortcuts.map((shortcut) => shortcut.name)]
  expect(words.filter((text) => !/[অ-হ]/.test(text) || /[A-Za-z0-9]/.test(text))).toEqual([])
})
