import { expect, test } from './application.ts'

test('a dialog in a shadow root is drawn there, in the theme of its host', async ({ open }) => {
  const page = await open('shadow.html')
  const button = page.getByRole('button', { name: 'Open' })
  await expect(button).toHaveCSS('border-top-left-radius', '10px')
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await dialog.waitFor()
  expect(await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true)
  const fill = () => dialog.evaluate((element) => getComputedStyle(element).backgroundColor)
  const light = await fill()
  expect(light).not.toBe('rgba(0, 0, 0, 0)')
  await dialog.evaluate((element) => {
    const { host } = element.getRootNode() as ShadowRoot
    if (host instanceof HTMLElement) host.dataset['theme'] = 'dark'
  })
  expect(await fill()).not.toBe(light)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
