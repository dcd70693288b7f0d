import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-fixture.ts'
import { open } from '../support/shopper-actions.ts'

type Point = readonly [x: number, y: number]

/** Two fingers that start and end at these points. */
async function pinch(page: Page, from: readonly Point[], to: readonly Point[]) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', from)
  await touch('touchMove', to)
  await touch('touchEnd', [])
}

test('an enlarged picture is larger than before, and zooms by buttons, a double tap and two fingers', async ({
  page,
}) => {
  await open(page, '/product-details/1')
  const gallery = page.locator('[data-shop=product-gallery]')
  const small = await gallery.getByRole('img').first().boundingBox()
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' })
  await enlarge.click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img')
  const width = async () => (await picture.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan(small?.width ?? Infinity)
  expect(await width()).toBe(page.viewportSize()?.width)

  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('150 %')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom out' }).click()
  await expect(dialog.getByText('100 %')).toBeVisible()

  await page.touchscreen.tap(180, 300)
  await page.touchscreen.tap(180, 300)
  await expect(dialog.getByText('250 %')).toBeVisible()
  const source = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc)
  await expect.poll(source, 'the largest source').toContain('.960w.')
  await page.touchscreen.tap(180, 300)
  await page.touchscreen.tap(180, 300)
  await expect(dialog.getByText('100 %')).toBeVisible()

  const halfway = [
    [130, 300],
    [230, 300],
  ] as const
  await pinch(page, halfway, [
    [80, 300],
    [280, 300],
  ])
  await expect(dialog.getByText('200 %')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enlarge).toBeFocused()
})
