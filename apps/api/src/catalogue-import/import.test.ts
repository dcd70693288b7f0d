import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useCommands } from '../../test/use-commands.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()
const { folder, importCsv } = useCommands(shop)

const columnsOf = async (id: number) =>
  (
    await shop.sql`
      select name, price, discount_price, quantity, image, image2, color, size, description,
        keywords, product_type, deleted_at is not null as hidden from products where id = ${id}`
  )[0]

async function fullProduct() {
  const id = await addProduct(shop.sql, { name: 'Full', price: 500, discountPrice: 450 })
  await shop.sql`
    update products set image = 'a.jpg', image2 = 'b.jpg', color = 'Red', size = 'L',
      description = '<p>Good</p>', keywords = 'one two', product_type = 'Combo' where id = ${id}`
  return id
}

async function catalogue(size: number) {
  const first = await addProduct(shop.sql)
  await shop.sql`
    insert into products (id, name, price, quantity, category_id)
    select ${first} + n, 'Copy ' || n, 10000, 10, 1 from generate_series(1, ${size - 1}::int) n`
  const rows = Array.from({ length: size }, (_, n) => first + n)
  return { rows, first, last: first + size - 1 }
}

describe('what a file does not say', () => {
  test('an absent column changes nothing: price alone leaves stock, images and texts', async () => {
    const id = await fullProduct()
    const before = await columnsOf(id)
    const { code, out } = await importCsv(`id,name,category,price\n${id},Full,Gadgets,480\n`)
    expect(code).toBe(0)
    expect(out).toContain(`product ${id} "Full" changed: `)
    expect(out).toContain('price 500 → 480')
    expect(await columnsOf(id)).toEqual({ ...before, price: 48_000 })
  })

  test('a product that is absent from the file stays', async () => {
    const id = await fullProduct()
    const other = await fullProduct()
    const before = await columnsOf(other)
    expect((await importCsv(`id,quantity\n${id},3\n`)).out).toContain('quantity 10 → 3')
    expect(await columnsOf(other)).toEqual(before)
  })

  test('an empty cell clears an optional field', async () => {
    const id = await fullProduct()
    await importCsv(`id,discountPrice,images,color,size,description,keywords\n${id},,,,,,\n`)
    expect(await columnsOf(id)).toMatchObject({
      discount_price: null,
      image: null,
      image2: null,
      color: null,
      size: null,
      description: '',
      keywords: '',
      quantity: 10,
    })
  })

  test.each(['name', 'category', 'price', 'quantity'])('an empty %s is refused', async (field) => {
    const id = await fullProduct()
    const before = await columnsOf(id)
    const { code, err } = await importCsv(`id,color,${field}\n${id},Blue,\n`)
    expect(code).toBe(1)
    expect(err).toContain(`row 2, ${field}: Must not be empty`)
    expect(await columnsOf(id)).toEqual(before)
  })

  test('an empty state or stockChange changes nothing', async () => {
    const id = await fullProduct()
    const { out } = await importCsv(`id,state,stockChange\n${id},,\n`)
    expect(out).toBe('Stored: 0 created, 0 changed, 0 removed, 1 unchanged.\n')
  })
})

describe('the report', () => {
  test('a dry run prints what the import then does, and stores nothing', async () => {
    const id = await fullProduct()
    const before = await columnsOf(id)
    const text = `id,name,category,price,quantity\n${id},Full two,Gadgets,480,7\n,Brand new,Clay,90,1\n`
    const dry = await importCsv(text, '--dry-run')
    expect(dry.code).toBe(0)
    expect(await columnsOf(id)).toEqual(before)
    expect(dry.out).toContain('name Full → Full two')
    expect(dry.out).toContain('quantity 10 → 7')
    expect(dry.out).toContain('"Brand new" created')
    expect(dry.out).toContain('New categories: Clay.')
    const report = join(folder(), 'report.csv')
    const real = await importCsv(text, '--report', report)
    const changes = (printed: string) =>
      printed.split('\n').filter((line) => line.startsWith('row '))
    expect(changes(real.out)).toEqual(changes(dry.out))
    expect(await readFile(report, 'utf8')).toContain(`2,${id},Full two,changed,price,500,480`)
    expect((await importCsv(text)).out).toContain('0 created, 0 changed, 0 removed, 2 unchanged')
  })
})

describe('wrong rows', () => {
  test.each([
    ['price', '0', 'Must be an amount of taka above 0'],
    ['price', '-5', 'Must be an amount of taka above 0'],
    ['price', '"1,250"', 'without commas'],
    ['discountPrice', '500', 'The discount price 500 must be below the price 500'],
    ['discountPrice', '0', 'Must be an amount of taka above 0'],
    ['price', '450', 'The discount price 450 must be below the price 450'],
    ['quantity', '1.5', 'Must be a number of pieces'],
    ['quantity', '-11', 'Cannot take 11 pieces, 10 are in stock'],
    ['state', 'gone', 'Must be live, hidden or removed'],
    ['productType', 'Triple', 'Must be Single or Combo'],
    ['images', '../../etc/passwd', 'Must be a path below the media folder'],
    ['offerProductId', '1', 'An offer needs offerProductId and offerPrice'],
    ['offerImage', 'a.jpg', 'An offer needs offerProductId and offerPrice'],
  ])('%s %s is refused with its row: %s', async (field, value, message) => {
    const id = await fullProduct()
    const before = await columnsOf(id)
    const { code, err } = await importCsv(`id,color,${field}\n${id},Blue,${value}\n`)
    expect(code).toBe(1)
    expect(err).toContain('row 2, ')
    expect(err).toContain(message)
    expect(err).toContain('Nothing was stored')
    expect(await columnsOf(id)).toEqual(before)
  })

  test('with --skip-wrong the other rows are stored', async () => {
    const [good, bad] = [await fullProduct(), await fullProduct()]
    const text = `id,price\n${bad},0\n${good},700\n`
    const { code, out, err } = await importCsv(text, '--skip-wrong')
    expect(code).toBe(0)
    expect(err).toContain('row 2, price')
    expect(out).toContain('1 changed')
    expect(await columnsOf(good)).toMatchObject({ price: 70_000 })
    expect(await columnsOf(bad)).toMatchObject({ price: 50_000 })
  })

  test('a new product needs a name, a category and a price', async () => {
    const unknown = await importCsv('id,quantity\n900001,5\n')
    expect(unknown.code).toBe(1)
    expect(unknown.err).toContain('row 2, id: There is no product 900001')
    const { code, err } = await importCsv('id,name\n900001,New\n')
    expect(code).toBe(1)
    for (const field of ['category', 'price']) {
      expect(err).toContain(`row 2, ${field}: A new product needs this column`)
    }
  })

  test('a name that several products have is refused', async () => {
    const ids = [await fullProduct(), await fullProduct()]
    const { code, err } = await importCsv('name,price\nFull,700\n')
    expect(code).toBe(1)
    expect(err).toMatch(/row 2, name: \d+ products have this name .*Give the id/)
    for (const id of ids) expect(await columnsOf(id)).toMatchObject({ price: 50_000 })
  })
})

describe('offers', () => {
  test('an offer must be below the present price of a product that exists', async () => {
    const [id, offered] = [await fullProduct(), await fullProduct()]
    const offer = (product: number, price: number) =>
      importCsv(`id,offerProductId,offerPrice\n${id},${product},${price}\n`)
    expect((await offer(offered, 9999)).err).toContain(
      `row 2, offerPrice: The offer price 9999 must be below 450, the price of product ${offered}`,
    )
    expect((await offer(999_999, 90)).err).toContain(
      'row 2, offerProductId: There is no product 999999. Put its row before this one',
    )
    expect((await offer(offered, 449)).code).toBe(0)
  })

  test('an offer of a new product is stored when the row of that product is before it', async () => {
    const head = 'id,name,category,price,offerProductId,offerPrice'
    const rows = ['70001,Offered new,Gadgets,300,,', '70002,Offering new,Gadgets,500,70001,250']
    const swapped = await importCsv(`${head}\n${rows[1]}\n${rows[0]}\n`)
    expect(swapped.err).toContain('row 2, offerProductId: There is no product 70001')
    expect((await importCsv(`${head}\n${rows.join('\n')}\n`)).code).toBe(0)
  })
})

describe('what is printed', () => {
  test('is stored: an import that stops prints and reports no change of the step that failed', async () => {
    const { rows, first, last } = await catalogue(120)
    await shop.pool.query(
      `alter table products add constraint stop check (id <> ${last} or price <> 7700) not valid`,
    )
    const report = join(folder(), 'stopped.csv')
    const { code, out, err } = await importCsv(
      `id,price\n${rows.map((id) => `${id},77`).join('\n')}\n`,
      ...['--report', report],
    )
    await shop.sql`alter table products drop constraint stop`
    expect(code).toBe(1)
    expect(err).toContain('The import stopped at row 102')
    const printed = out.match(/product \d+(?= ".*" changed)/g) ?? []
    expect(printed).toEqual(rows.slice(0, 100).map((id) => `product ${id}`))
    expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(101)
    expect(await columnsOf(first)).toMatchObject({ price: 7700 })
    expect(await columnsOf(last)).toMatchObject({ price: 10_000 })
  })
})

describe('stock', () => {
  test('a change is added to or taken from the stock, a number sets it', async () => {
    const ids = [await fullProduct(), await fullProduct(), await fullProduct()]
    const values = ['+5', '-2', '4']
    await importCsv(`id,quantity\n${ids.map((id, at) => `${id},${values[at]}`).join('\n')}\n`)
    expect(await Promise.all(ids.map((id) => stockOf(shop.sql, id)))).toEqual([15, 8, 4])
    await importCsv(`id,stockChange\n${ids[0]},5\n${ids[1]},-8\n`)
    expect(await Promise.all(ids.map((id) => stockOf(shop.sql, id)))).toEqual([20, 0, 4])
  })

  test('changes that meet orders lose none of them', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    const orders = Array.from({ length: 20 }, (_, n) =>
      shop.post(
        '/orders/confirm',
        orderOf([{ id, quantity: 1 }], { deliveryPhone: `017123456${10 + n}` }),
      ),
    )
    const [imported, ...answers] = await Promise.all([
      importCsv(`id,quantity\n${id},+50\n`),
      ...orders,
    ])
    expect(imported.code).toBe(0)
    const placed = answers.filter(({ status }) => status < 300).length
    expect(placed).toBeGreaterThan(0)
    expect(await stockOf(shop.sql, id)).toBe(150 - placed)
  })
})

describe('orders beside an import', () => {
  /** Runs `work` while another transaction holds the lock of a product. */
  async function whileLocked<T>(id: number, work: (unlock: () => Promise<void>) => Promise<T>) {
    const other = await shop.sql.reserve()
    await other`begin`
    await other`select id from products where id = ${id} for update`
    const unlock = async () => void (await other`rollback`)
    try {
      return await work(unlock)
    } finally {
      await unlock()
      other.release()
    }
  }

  test('an import that waits for one product delays no order of the others', async () => {
    const { rows, first, last } = await catalogue(300)
    await whileLocked(last, async (unlock) => {
      const running = importCsv(`id,price\n${rows.map((id) => `${id},77`).join('\n')}\n`)
      await expect.poll(() => columnsOf(first)).toMatchObject({ price: 7700 })
      const started = performance.now()
      const { status } = await shop.post('/orders/confirm', orderOf([{ id: first, quantity: 1 }]))
      expect(status).toBe(200)
      expect(performance.now() - started).toBeLessThan(1000)
      await unlock()
      expect((await running).code).toBe(0)
    })
    expect(await columnsOf(last)).toMatchObject({ price: 7700 })
  })

  test('a dry run waits for no lock', async () => {
    const id = await addProduct(shop.sql)
    await whileLocked(id, async () => {
      const { code, out } = await importCsv(`id,price\n${id},77\n`, '--dry-run')
      expect(code).toBe(0)
      expect(out).toContain('price 100 → 77')
    })
  })

  test('a second import is refused while one is running', async () => {
    const id = await addProduct(shop.sql)
    await whileLocked(id, async (unlock) => {
      const running = importCsv(`id,price\n${id},78\n`)
      const waiting = () => shop.sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await waiting()).length).toBe(1)
      const second = await importCsv(`id,price\n${id},79\n`)
      expect(second).toMatchObject({ code: 1 })
      expect(second.err).toContain('Another import is running')
      await unlock()
      expect((await running).code).toBe(0)
    })
    expect(await columnsOf(id)).toMatchObject({ price: 7800 })
  })
})
