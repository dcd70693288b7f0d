import { shopAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { run } = useCommands(shop)
const zones = async () => shopAnswer.parse((await shop.get('/shop')).body).data.zones
const ids = async () => (await zones()).map(({ id }) => id)

test('the owner changes the charge of a zone', async () => {
  expect((await run('zones', 'list')).out).toContain('dhaka_inside  70 tk  Inside Dhaka')
  expect((await run('zones', 'set', 'dhaka_inside', '--charge', '80.50')).out).toMatch(
    /^zone dhaka_inside: charge 70 → 80\.5\n/,
  )
  expect(await zones()).toContainEqual(expect.objectContaining({ charge: 80.5 }))
})

test('the owner adds a zone, makes it the first, and removes it', async () => {
  const add = ['add', 'sylhet', '--charge', '150', '--name', 'Sylhet', '--name-bn', 'সিলেট']
  expect((await run('zones', ...add)).code).toBe(0)
  expect(await ids()).toEqual(['dhaka_outside', 'dhaka_inside', 'sylhet'])
  await run('zones', 'set', 'sylhet', '--position', '1')
  expect(await ids()).toEqual(['sylhet', 'dhaka_outside', 'dhaka_inside'])
  expect((await run('zones', 'remove', 'sylhet')).out).toContain('Nothing was removed yet.')
  expect(await ids()).toHaveLength(3)
  expect((await run('zones', 'remove', 'sylhet', '--yes')).out).toBe('zone sylhet: removed\n')
  expect(await ids()).toEqual(['dhaka_outside', 'dhaka_inside'])
  const { out } = await run('shop', 'changes')
  expect(out.split('\n').map((line) => line.split('  ').at(-1))).toEqual([
    'zone sylhet: removed',
    'zone sylhet: position 3 → 1',
    'zone sylhet: added, id sylhet, name Sylhet, charge 150, nameBn সিলেট, position 3',
    'zone dhaka_inside: charge 70 → 80.5',
    '',
  ])
})

test.each([
  [['set', 'dhaka_inside', '--charge', 'free'], 2, '--charge must be an amount in taka'],
  [['set', 'dhaka_inside', '--name', ' '], 2, '--name must not be empty.'],
  [['set', 'dhaka_inside'], 2, 'Expected at least one option.'],
  [['set', 'Dhaka', '--charge', '1'], 2, 'Expected the ID of a zone'],
  [['set', 'moon', '--charge', '1'], 1, 'There is no zone "moon". The zones are dhaka_outside,'],
  [['remove', 'moon', '--yes'], 1, 'There is no zone "moon".'],
  [['add', 'moon', '--charge', '1'], 2, 'Expected: zones add ID --charge TAKA --name TEXT'],
  [['add', 'dhaka_inside', '--charge', '1', '--name', 'x'], 1, 'zones set dhaka_inside'],
])('zones %j is refused with what to do', async (args, expected, problem) => {
  const { code, err } = await run('zones', ...args)
  expect([code, err]).toEqual([expected, expect.stringContaining(problem)])
})

test('the last zone stays', async () => {
  await run('zones', 'remove', 'dhaka_inside', '--yes')
  const { code, err } = await run('zones', 'remove', 'dhaka_outside', '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('is the only zone')])
})
