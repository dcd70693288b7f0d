import { shopAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { loadSettings } from '../settings.ts'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { liveShop } from './live-shop.ts'
import { storeInitialShop } from './shop.queries.ts'

const shop = useShop()
const { run } = useCommands(shop)
// The process of the shop has the facts in memory until their revision changes.
const storedNames = () => shop.sql`select name, name_bn from shop`
const facts = async () => shopAnswer.parse((await shop.get('/shop')).body).data

test('a new shop has the facts, zones and coupons of the specification', async () => {
  expect(await facts()).toMatchObject({
    name: 'Haat',
    nameBn: 'হাট',
    phone: '+8801700000000',
    mapLatitude: 23.8103,
    timeZone: 'Asia/Dhaka',
    zones: [
      { id: 'dhaka_outside', name: 'Outside Dhaka', nameBn: 'ঢাকার বাইরে', charge: 130 },
      { id: 'dhaka_inside', name: 'Inside Dhaka', nameBn: 'ঢাকার ভেতরে', charge: 70 },
    ],
  })
  const { out } = await run('coupons', 'list', '--json')
  expect(JSON.parse(out)).toMatchObject([
    { code: 'SAVE10', kind: 'percent', value: 10, maxUses: null },
    { code: 'SAVE5', kind: 'amount', value: 5, maxUses: null },
  ])
})

test('two processes that start together store the facts of a new shop once', async () => {
  await shop.sql`truncate shop, delivery_zones, coupons`
  const { facts: first } = loadSettings({ SHOP_NAME: 'Bazar' }).newShop
  const stored = await Promise.all([1, 2].map(() => storeInitialShop(shop.db, first)))
  expect(stored.filter(Boolean)).toHaveLength(1)
  expect(await storedNames()).toEqual([{ name: 'Bazar', name_bn: null }])
})

test('variables of a new shop are ignored once it has facts, with one line that names them', async () => {
  const lines: string[] = []
  const log = createLogger(
    { logLevel: 'info' },
    { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  )
  const settings = loadSettings({ SHOP_NAME: 'Other', SHOP_PHONE: '01711111111' })
  await prepareDatabase(shop, log, settings)
  expect(await storedNames()).toEqual([{ name: 'Bazar', name_bn: null }])
  expect(lines).toEqual([
    'SHOP_NAME, SHOP_PHONE are ignored: the shop has its facts. Change them with: npm run shop -- shop set.',
  ])
})

test('the owner changes facts with a command, and each change is in the list of changes', async () => {
  const before = (await facts()).revision
  expect((await run('shop', 'set', '--name', 'Mela', '--map-latitude', '22.5')).out).toBe(
    'shop: name Bazar → Mela, mapLatitude 23.8103 → 22.5\n',
  )
  expect(await facts()).toMatchObject({ name: 'Mela', mapLatitude: 22.5 })
  const changed = (await facts()).revision
  expect(changed).not.toBe(before)
  expect((await run('shop', 'set', '--name', 'Mela')).out).toContain('Nothing changed')
  expect((await facts()).revision).toBe(changed)
  expect((await run('shop', 'show')).out).toMatch(/^name +Mela$/m)
  const { out } = await run('shop', 'changes', '--json')
  expect(JSON.parse(out)).toMatchObject([
    { subject: 'shop', before: { name: 'Bazar' }, after: { name: 'Mela' } },
  ])
})

test.each([
  [['--email', 'haat'], '--email must be an e-mail address'],
  [['--phone', 'call me'], '--phone must be a phone number such as'],
  [['--name', ' '], '--name must not be empty.'],
  [['--facebook', 'javascript:alert(1)'], '--facebook must be a URL'],
  [['--map-longitude', '181'], '--map-longitude must be degrees from -180 to 180.'],
  [['--payment-amount', ''], '--payment-amount must be an amount'],
  [['--time-zone', 'Dhaka'], '--time-zone must be the name of a time zone, such as Asia/Dhaka.'],
  [[], 'Expected at least one option.'],
])('shop set %j says what to do and changes nothing', async (args, problem) => {
  const before = await facts()
  const { code, err } = await run('shop', 'set', ...args)
  expect([code, err]).toEqual([2, expect.stringContaining(problem)])
  expect(await facts()).toEqual(before)
})

test('each of two processes shows a change, and what is known stays known without the database', async () => {
  const processes = [1, 2].map(() => liveShop(shop.db, { cached: true }))
  const names = () => Promise.all(processes.map(async (read) => (await read()).shop.name))
  await names()
  await run('shop', 'set', '--name', 'Haat')
  await expect.poll(names, { timeout: 5000 }).toEqual(['Haat', 'Haat'])
  await shop.sql.pool.query('alter table shop rename to away')
  expect(await names()).toEqual(['Haat', 'Haat'])
  await shop.sql.pool.query('alter table away rename to shop')
})
