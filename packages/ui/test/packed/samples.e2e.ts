import { expect, test } from './application.ts'

test('server components draw the samples that have no functions', async ({ open }) => {
  const page = await open('samples.html')
  for (const name of ['price', 'product-card', 'tabs'])
    await expect(page.locator(`[data-shop=${name}]`).first()).toBeAttached()
})
