import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop({ DEMO: 'off' })
const { folder, importCsv } = useCommands(shop)
beforeAll(async () => {
  await shop.sql`truncate categories, products, campaigns, banners, testimonials cascade`
})

test('an empty shop is filled by an import: products, categories and pictures', async () => {
  const mediaDir = join(folder(), 'media')
  await mkdir(join(mediaDir, 'clay'), { recursive: true })
  await writeFile(join(mediaDir, 'clay/kolshi.jpg'), 'x')
  Object.assign(shop.settings, { mediaDir })
  const { code, out, err } = await importCsv(
    'name,category,price,quantity,images\nKolshi,Pottery,450,12,clay/kolshi.jpg\nSara,Pottery,90,3,clay/sara.jpg\nGamcha,Cloth,250,40,\n',
  )
  expect(code).toBe(0)
  expect(out).toContain('New categories: Pottery, Cloth.')
  expect(out).toContain('Stored: 3 created')
  expect(err).toContain(`Pictures that are not in ${mediaDir} yet: clay/sara.jpg.`)
  const categories = (await shop.get('/categories')).body.data as { name: string }[]
  expect(categories.map(({ name }) => name)).toEqual(['Pottery', 'Cloth'])
  const list = (await shop.get('/products')).body.data as { name: string }[]
  expect(list).toMatchObject([
    { name: 'Kolshi', price: 450, quantity: 12, image: 'clay/kolshi.jpg' },
    { name: 'Sara', price: 90 },
    { name: 'Gamcha', image: null, category: { name: 'Cloth' } },
  ])
})
