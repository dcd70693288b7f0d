import { homeAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)

async function said(id: string) {
  const { banners } = homeAnswer.parse((await shop.get('/home')).body).data
  return banners.find((banner) => banner.id === id)?.texts
}

test('the owner changes what a banner says, in both languages, and the home page says it', async () => {
  expect((await run('banners', 'list')).out).toContain('Tea in four minutes')
  const change = ['--title', 'Tea for two', '--title-bn', 'দুজনের চা', '--label', '']
  expect((await run('banners', 'text', 'electric-kettle', ...change)).code).toBe(0)
  const texts = await said('electric-kettle')
  expect(texts?.title).toEqual({ en: 'Tea for two', bn: 'দুজনের চা' })
  expect(texts?.label, 'an empty text is removed').toBeNull()
  expect(texts?.action?.en, 'what was not given stays').toBe('See the kettle')
})

test('a banner without any text is a picture again', async () => {
  const none = ['--title', '', '--text', '', '--label', '', '--action', '']
  expect((await run('banners', 'text', 'mini-grinder', ...none)).code).toBe(0)
  expect(await said('mini-grinder')).toBeNull()
})

test('what cannot be stored is refused with the reason', async () => {
  const unknown = await run('banners', 'text', 'no-such-banner', '--title', 'x')
  expect(unknown.code).toBe(1)
  expect(unknown.err).toContain('There is no banner "no-such-banner".')
  const half = await run('banners', 'text', 'electric-kettle', '--label', '', '--label-bn', 'মাত্র')
  expect(half.code).toBe(2)
  expect(half.err).toContain('--label-bn needs an English text too')
})
