import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { useShop } from '../../test/test-shop.ts'
import { contactMessages, products } from './schema/index.ts'
import type { Db } from './session.ts'

const shop = useShop()

test('the log has the SQLSTATE of a failed query, and none of its parameters', async () => {
  const insert = (db: Pick<Db, 'insert'>) =>
    db.insert(products).values({ id: 1, name: 'Rahima', price: 1, categoryId: 1 })
  const failing = [() => insert(shop.db), () => shop.db.transaction((tx) => insert(tx).execute())]
  for (const run of failing) {
    const lines: string[] = []
    const log = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
    await run().then(
      () => undefined,
      (err: unknown) => log.error({ err }, 'failed'),
    )
    expect(lines.join()).toContain('"code":"23505"')
    expect(lines.join()).not.toContain('Rahima')
  }
})

test('a failed transaction keeps nothing', async () => {
  const message = { name: 'Rahima', email: 'r@example.com', phone: '01712345678', message: 'Hi' }
  const failing = shop.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values(message)
    throw new Error('later')
  })
  await expect(failing).rejects.toThrow('later')
  expect(await shop.db.select().from(contactMessages)).toEqual([])
})

test('64-bit integers are numbers, and times are texts', async () => {
  const [row] = await shop.db
    .select({ price: sql`${products.price}`, createdAt: sql`${products.createdAt}` })
    .from(products)
    .where(eq(products.id, 1))
  expect(row).toEqual({ price: expect.any(Number), createdAt: expect.any(String) })
  const { rows } = await shop.db.execute(sql`select count(*) as n from products where id = 1`)
  expect(rows).toEqual([{ n: 1 }])
})
