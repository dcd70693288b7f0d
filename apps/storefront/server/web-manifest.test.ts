import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { pages } from '../app/lib/pages.ts'
import { paper } from '../app/lib/theme-color.ts'
import { loadShopSettings } from './shop-settings.ts'
import { webManifest } from './web-manifest.ts'

it('the manifest carries the name of the shop from its settings', () => {
  const manifest = webManifest(loadShopSettings({ SHOP_NAME: 'Bazar' }))
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Bazar', short_name: 'Bazar' })
})

it('the theme colour is that of the page', async () => {
  const file = new URL('../../../packages/ui/src/styles/tokens.css', import.meta.url)
  const colour = `--shop-color-paper: light-dark(${paper.light}, ${paper.dark});`
  expect(await readFile(file, 'utf8')).toContain(colour)
})

it('the shortcuts of the installed shop lead to its pages', () => {
  const { shortcuts } = JSON.parse(webManifest(loadShopSettings({}))) as {
    shortcuts: { name: string; url: string }[]
  }
  const paths = new Set(pages.map(({ path }) => path))
  expect(shortcuts).toHaveLength(3)
  expect(shortcuts.filter(({ url }) => !paths.has(url))).toEqual([])
})
