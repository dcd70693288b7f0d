import { inDatabase } from '../support/database.ts'
import { expect, test } from '../support/shop-fixture.ts'

test('a page of an older build gets its scripts for a week', async ({ page, request }) => {
  await page.goto('/')
  const own = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => new URL(href).pathname.split('/').at(-1) ?? '',
    ),
  )
  const stored = async () =>
    (await inDatabase('select name from build_files')).map(({ name }) => name)
  await expect.poll(stored).toEqual(expect.arrayContaining(own))

  // The build before this one, whose last process ended six days ago.
  const before = `before-${crypto.randomUUID()}.js`
  await inDatabase(
    `insert into build_files (name, content, stored_at)
      values ($1, 'globalThis.opened = "tabs"', now() - interval '6 days')`,
    [before],
  )
  await page.evaluate((name) => import(`/assets/${name}`), before)
  expect(await page.evaluate(() => (globalThis as { opened?: string }).opened)).toBe('tabs')
  expect((await request.get(`/assets/never-${before}`)).status()).toBe(404)
})
