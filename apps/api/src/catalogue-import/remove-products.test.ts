import { describe, expect, test } from 'vitest'
import { useCommands } from '../../test/use-commands.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
const { importCsv } = useCommands(shop)

const columnsOf = async (id: number) =>
  (
    await shop.sql`
      select name, price, discount_price, quantity, description, deleted_at is not null as hidden
      from products where id = ${id}`
  )[0]

const fullProduct = () => addProduct(shop.sql, { name: 'Full', price: 500, discountPrice: 450 })

describe('hide, restore and remove', () => {
  test('a hidden product is not shown and comes back as it was', async () => {
    const id = await fullProduct()
    const before = await columnsOf(id)
    expect((await importCsv(`id,state\n${id},hidden\n`)).out).toContain('state live → hidden')
    expect((await shop.get(`/products/${id}`)).status).toBe(404)
    await importCsv(`id,price\n${id},510\n`)
    expect((await shop.get(`/products/${id}`)).status).toBe(404)
    await importCsv(`id,state,price\n${id},live,500\n`)
    expect(await columnsOf(id)).toEqual(before)
  })

  test('a removed product is deleted; one that was ordered stays hidden', async () => {
    const [fresh, ordered] = [await fullProduct(), await fullProduct()]
    await shop.post('/orders/confirm', orderOf([{ id: ordered, quantity: 1 }]))
    const { code, out } = await importCsv(`id,state\n${fresh},removed\n${ordered},removed\n`)
    expect(code).toBe(0)
    expect(out).toContain(
      `Hidden, not deleted, because orders, campaigns or offers refer to them: ${ordered}.`,
    )
    expect(await columnsOf(fresh)).toBeUndefined()
    expect(await columnsOf(ordered)).toMatchObject({ hidden: true })
  })

  test('a removed product that another one offers stays hidden', async () => {
    const [offered, other] = [await fullProduct(), await fullProduct()]
    await importCsv(`id,offerProductId,offerPrice\n${other},${offered},90\n`)
    const { out } = await importCsv(`id,state\n${offered},removed\n`)
    expect(out).toContain(`offers refer to them: ${offered}.`)
    expect(await columnsOf(offered)).toMatchObject({ hidden: true })
  })

  test('the id of a removed product is given to no other, and a bag with it shows nothing else', async () => {
    const { out } = await importCsv('name,category,price\nBlender,Kitchen,900\n')
    const id = Number(/product (\d+) "Blender" created/.exec(out)?.[1])
    await importCsv(`id,state\n${id},removed\n`)
    const next = await importCsv('name,category,price\nDog collar,Pets,100\n')
    expect(next.out).toContain(`product ${id + 1} "Dog collar" created`)
    expect((await shop.get(`/products/${id}`)).status).toBe(404)
    const again = await importCsv(`id,name,category,price\n${id},Dog lead,Pets,100\n`)
    expect(again.code).toBe(1)
    expect(again.err).toContain(
      `row 2, id: Product ${id} was removed, and no other product gets its id`,
    )
  })

  test('the id of a category is given to no other', async () => {
    const idOf = async (name: string) =>
      (await shop.sql<{ id: number }[]>`select id from categories where name = ${name}`)[0]?.id
    await importCsv('name,category,price\nFirst thing,Short-lived,900\n')
    const first = (await idOf('Short-lived')) ?? 0
    await shop.sql`update products set category_id = 1 where category_id = ${first}`
    await shop.sql`delete from categories where id = ${first}`
    await importCsv('name,category,price\nSecond thing,Its successor,900\n')
    expect(await idOf('Its successor')).toBeGreaterThan(first)
  })
})
