import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../test/test-shop.ts'
import { contactMessages, products } from './schema/index.ts'
import type { Db } from './session.ts'

const shop = useShop()

test('a failed query throws the error of the driver, without its parameters', async () => {
  const insert = (db: Pick<Db, 'insert'>) =>
    db.insert(products).values({ id: 1, name: '01712345678', price: 1, categoryId: 1 })
  const failing = [() => insert(shop.db), () => shop.db.transaction((tx) => insert(tx).execute())]
  for (const run of failing) {
    const error = await run().then(
      () => undefined,
      (thrown: Error & { code?: string }) => thrown,
    )
    expect(error).toMatchObject({ name: 'PostgresError', code: '23505' })
    expect(error?.message).not.toContain('01712345678')
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

test('a row of columns has decoded values, and null for a missing one', async () => {
  const { id, createdAt, deletedAt, attributes } = products
  const columns = { id, createdAt, deletedAt, tags: attributes }
  const [row] = await shop.db.select(columns).from(products).where(eq(products.id, 1))
  // A statement with an expression is mapped by Drizzle itself.
  const [mapped] = await shop.db
    .select({ ...columns, one: sql<number>`1` })
    .from(products)
    .where(eq(products.id, 1))
  expect({ ...row, one: 1 }).toEqual(mapped)
  expect(row).toMatchObject({ id: 1, deletedAt: null })
})
