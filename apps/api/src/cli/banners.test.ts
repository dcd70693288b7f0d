import { homeAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)

const home = async () => homeAnswer.parse((await shop.get('/home')).body).data
const said = async (id: string) => (await home()).banners.find((banner) => banner.id === id)?.texts
const ids = async () => (await home()).banners.map(({ id }) => id)

test('the owner changes what a banner says, in both languages, and the home page says it', async () => {
  expect((await run('banners', 'list')).out).toContain('Tea in four minutes')
  const change = ['--title', 'Tea for two', '--title-bn', 'দুজনের চা', '--label', '']
  expect((await run('banners', 'set', 'electric-kettle', ...change)).code).toBe(0)
  const texts = await said('electric-kettle')
  expect(texts?.title).toEqual({ en: 'Tea for two', bn: 'দুজনের চা' })
  expect(texts?.label, 'an empty text is removed').toBeNull()
  expect(texts?.action?.en, 'what was not given stays').toBe('See the kettle')
})

test('a change names what has changed, and nothing else of the banner', async () => {
  const change = ['banners', 'set', 'rice-cooker', '--alt', 'A rice cooker']
  expect((await run(...change)).out).toMatch(/^banner rice-cooker: alt [^→]+ → A rice cooker\n$/)
  expect((await run(...change)).out).toContain('Nothing changed')
})

test('a banner without any text is a picture again', async () => {
  const none = ['--title', '', '--text', '', '--label', '', '--action', '']
  expect((await run('banners', 'set', 'mini-grinder', ...none)).code).toBe(0)
  expect(await said('mini-grinder')).toBeNull()
})

test('the owner adds a banner, moves it to the front, hides it for a time, and removes it', async () => {
  const before = await ids()
  const add = ['--image', 'eid.jpg', '--alt', 'Eid', '--href', '/products']
  expect((await run('banners', 'add', 'eid', ...add)).code).toBe(0)
  expect(await ids()).toEqual([...before, 'eid'])
  await run('banners', 'set', 'eid', '--position', '1')
  expect(await ids()).toEqual(['eid', ...before])
  await run('banners', 'set', 'eid', '--active', 'no')
  expect(await ids()).toEqual(before)
  await run(
    'banners',
    'set',
    'eid',
    '--active',
    'yes',
    '--from',
    '2020-01-01',
    '--to',
    '2020-01-31',
  )
  expect(await ids(), 'an ended banner is not shown').toEqual(before)
  await run('banners', 'set', 'eid', '--from', '2999-01-01', '--to', '')
  expect(await ids(), 'nor one that has not begun').toEqual(before)
  expect((await run('banners', 'remove', 'eid')).out).toContain('Nothing was removed yet.')
  expect((await run('banners', 'remove', 'eid', '--yes')).out).toBe('banner eid: removed\n')
  expect((await run('shop', 'changes')).out).toContain('banner eid: active true → false')
})

test('what every process reads once a second differs after the end of a banner', async () => {
  const revision = async () =>
    ((await shop.get('/shop')).body.data as { revision: string }).revision
  await run('banners', 'set', 'rice-cooker', '--to', '2999-01-01')
  const before = await revision()
  expect(await revision()).toBe(before)
  await shop.sql`update banners set ends_at = now() where id = 'rice-cooker'`
  expect(await revision()).not.toBe(before)
  expect(await ids()).not.toContain('rice-cooker')
})

test.each([
  [
    ['set', 'no-such-banner', '--title', 'x'],
    1,
    'There is no banner "no-such-banner". The banners',
  ],
  [
    ['set', 'electric-kettle', '--label', '', '--label-bn', 'মাত্র'],
    2,
    '--label-bn needs an English',
  ],
  [['set', 'electric-kettle', '--active', 'maybe'], 2, '--active must be yes or no.'],
  [['set', 'electric-kettle', '--href', 'javascript:alert(1)'], 2, '--href must be a page such as'],
  [['set', 'electric-kettle', '--to', '11/12/2026'], 2, '--to must be a date such as 2026-12-11'],
  [['set', 'electric-kettle'], 2, 'Expected at least one option.'],
  [['add', 'electric-kettle', '--image', 'a'], 1, 'banners set electric-kettle'],
  [['add', 'new', '--image', 'a.jpg'], 2, 'A new banner needs --image, --alt and --href.'],
  [['remove', 'moon', '--yes'], 1, 'There is no banner "moon".'],
])('banners %j is refused with what to do', async (args, expected, problem) => {
  const { code, err } = await run('banners', ...args)
  expect([code, err]).toEqual([expected, expect.stringContaining(problem)])
})
