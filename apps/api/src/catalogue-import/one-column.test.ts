import { expect, test } from 'vitest'
import { useCommands } from '../../test/use-commands.ts'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { columns, type ColumnName } from './columns.ts'

const shop = useShop()
const { run, importCsv } = useCommands(shop)

/** A cell of each column, and how its change is shown; 1 is the id of the product that is offered. */
const cells: Readonly<Record<Exclude<ColumnName, 'id'>, [cell: string, shown: string | number]>> = {
  name: ['Other name', 'Other name'],
  nameBn: ['অন্য নাম', 'অন্য নাম'],
  category: ['Pottery', 'Pottery'],
  price: ['480', 480],
  discountPrice: ['300', 300],
  quantity: ['7', 7],
  stockChange: ['+5', 15],
  productType: ['Combo', 'Combo'],
  images: ['a.jpg|b.jpg', 'a.jpg|b.jpg'],
  color: ['Red', 'Red'],
  size: ['L', 'L'],
  warranty: ['2 years', '2 years'],
  attributes: ['brand: Haat Home', 'brand: Haat Home'],
  description: ['<p>Good</p>', '<p>Good</p>'],
  descriptionBn: ['<p>ভালো</p>', '<p>ভালো</p>'],
  keywords: ['one,two', 'one two'],
  offerProductId: ['2', 2],
  offerPrice: ['2', 2],
  offerImage: ['offer.jpg', 'offer.jpg'],
  state: ['hidden', 'hidden'],
}
const names = Object.keys(columns).filter((name) => name !== 'id') as (keyof typeof cells)[]

test.each(names)('%s alone is a change, which is printed and stored', async (name) => {
  const id = await addProduct(shop.sql, { name: `Product ${name}`, price: 500 })
  if (name.startsWith('offer')) {
    await importCsv(`id,offerProductId,offerPrice\n${id},1,1\n`)
  }
  const shownOf = async () =>
    JSON.parse((await run('products', 'show', String(id))).out) as Record<string, unknown>
  const before = await shownOf()
  const [cell, shown] = cells[name]
  const { code, out } = await importCsv(`id,${name}\n${id},"${cell}"\n`)
  expect(code).toBe(0)
  expect(out).toContain('1 changed')
  const field = name === 'stockChange' ? 'quantity' : name
  expect(await shownOf()).toEqual({ ...before, [field]: shown })
})
