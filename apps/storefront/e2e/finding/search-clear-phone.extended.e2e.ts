import { drawnPixels } from '../support/drawn-pixels.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

for (const look of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
] as const) {
  test(`the cross that clears a search has the colour of the shop: ${JSON.stringify(look)}`, async ({
    page,
  }) => {
    await page.emulateMedia(look)
    await open(page, '/about-us')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const filter = page.getByRole('dialog').getByRole('searchbox')
    await filter.fill('kit')
    expect(await drawnPixels(filter, 'end')).toEqual({ drawn: true, blue: 0 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open search' }).click()
    const search = page.getByRole('combobox', { name: 'Search products' })
    await search.fill('kettle')
    expect(await drawnPixels(search, 'end')).toEqual({ drawn: true, blue: 0 })
    const box = await search.boundingBox()
    if (!box) throw new Error('The search is not shown.')
    await page.mouse.click(box.x + box.width - 22, box.y + box.height / 2)
    await expect(search).toHaveValue('')
  })
}
