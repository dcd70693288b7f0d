import { eq, sql } from 'drizzle-orm'
import { DatabaseError, type Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { stockOf, useShop, waitForLock } from '../../test/test-shop.ts'
import { contactMessages, products } from './schema/index.ts'
import { createDb, type Db } from './session.ts'

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

describe('a conflict with another transaction', () => {
  const quantity = { quantity: sql`${products.quantity} + 1` }
  const add = (db: Pick<Db, 'update'>) =>
    db.update(products).set(quantity).where(eq(products.id, 1)).returning({ id: products.id })
  const stock = () => stockOf(shop.sql, 1)

  test('is tried again by every transaction, twice at most', async () => {
    const before = await stock()
    let attempts = 0
    const run = (conflicting: number) =>
      shop.db.transaction(
        async (tx) => {
          attempts += 1
          await tx.select({ id: products.id }).from(products).where(eq(products.id, 1))
          // The row changes after the snapshot of the transaction.
          if (attempts <= conflicting) await add(shop.db)
          await add(tx)
        },
        { isolationLevel: 'repeatable read' },
      )
    await run(1)
    expect([attempts, await stock()]).toEqual([2, before + 2])
    attempts = 0
    await expect(run(3)).rejects.toMatchObject({ cause: { code: '40001' } })
    expect([attempts, await stock()]).toEqual([3, before + 5])
  })

  test('is tried again by a single statement', async () => {
    const before = await stock()
    const client = await shop.pool.connect()
    await client.query(`set default_transaction_isolation = 'repeatable read'`)
    const editor = await shop.sql.reserve()
    await editor`begin`
    await editor`update products set quantity = quantity + 1 where id = 1`
    const adding = add(createDb(client as unknown as Pool))
    // Starts the statement, which Drizzle does when it is awaited.
    const added = adding.execute()
    await waitForLock(shop.sql)
    await editor`commit`
    editor.release()
    expect(await added).toEqual([{ id: 1 }])
    client.release(true)
    expect(await stock()).toBe(before + 2)
  })

  test('that the last attempt of an inner transaction has met is not tried again by an outer one', async () => {
    const conflict = Object.assign(new DatabaseError('conflict', 0, 'error'), { code: '40001' })
    const attempts = { inner: 0, outer: 0 }
    const outer = shop.db.transaction(() => {
      attempts.outer += 1
      return shop.db.transaction(() => {
        attempts.inner += 1
        throw conflict
      })
    })
    await expect(outer).rejects.toBe(conflict)
    expect(attempts).toEqual({ inner: 3, outer: 1 })
  })
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
