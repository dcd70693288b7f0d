import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'
import { csvLine } from '../csv/csv-line.ts'
import { parseCsv } from '../csv/parse-csv.ts'
import { writeOutputFile } from './output-file.ts'
import { runCli } from './run-cli.ts'

const shop = useShop()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  let out = ''
  let err = ''
  const output = {
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += `${line}\n`),
  }
  const open = async () => ({ ...shop, close: async () => undefined })
  return { code: await runCli(args, output, open), out, err }
}

async function file(name: string, text: string) {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const products = async () =>
  (await shop.sql`select count(*) as n from products`)[0]?.['n'] as number

describe('help and usage', () => {
  test.each([
    ['--help'],
    ['import', '--help'],
    ['orders', '--help'],
    ['stock', '-h'],
    ['outbox', 'help'],
  ])('%s %s prints its usage', async (...args) => {
    const { code, out } = await run(...args)
    expect(code).toBe(0)
    expect(out).toContain('usage:')
  })

  test.each([
    ['nonsense'],
    ['orders', 'dance'],
    ['orders', 'state', '1', 'flying'],
    ['orders', 'list', '--colour', 'red'],
    ['stock', 'set', '1', 'many'],
    ['import'],
    ['import', 'x.xml'],
  ])('%s %s has exit code 2 for wrong usage', async (...args) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).not.toBe('')
  })
})

describe('import', () => {
  test('a CSV file is stored and sanitised; a second import updates it', async () => {
    const head = 'name,category,price,discountPrice,quantity,images,description,keywords,warranty'
    const row =
      '"Clay ""Kolshi"", large",Pottery,450.50,,12,a.jpg|b.jpg,<b>ok</b><script>x</script>,kolshi,2 years'
    const path = await file('new.csv', `${head}\r\n${row}\r\n`)
    const { code, out } = await run('import', path)
    expect(code).toBe(0)
    expect(out).toContain('New categories: Pottery.\nStored: 1 created, 0 changed')
    const found = (await shop.get('/products/search/kolshi')).body.data as { id: number }[]
    const { body } = await shop.get(`/products/${found[0]?.id}`)
    expect(body.data).toMatchObject({
      warranty: '2 years',
      name: 'Clay "Kolshi", large',
      price: 450.5,
      discountPrice: null,
      image2: 'b.jpg',
      description: '<b>ok</b>',
      category: { name: 'Pottery' },
    })
    expect((await run('import', path)).out).toContain(
      '0 created, 0 changed, 0 removed, 1 unchanged',
    )
  })

  test('a name and a description in Bengali are stored, served, found and cleared', async () => {
    const head = 'id,name,nameBn,category,price,descriptionBn'
    const html = '<p>মাটির কলসি</p><script>x</script>'
    const path = await file('bengali.csv', `${head}\n5501,Clay jug,কলসি জগ,Pottery,450,${html}\n`)
    expect((await run('import', path)).out).toContain('1 created')
    const names = { name: 'Clay jug', nameBn: 'কলসি জগ' }
    const product = async () => (await shop.get('/products/5501')).body.data
    expect(await product()).toMatchObject({ ...names, descriptionBn: '<p>মাটির কলসি</p>' })
    expect(JSON.parse((await run('products', 'show', '5501')).out)).toMatchObject(names)
    const [found] = (await shop.get('/products/search/কলসি জগ')).body.data as object[]
    expect(found).toMatchObject({ id: 5501, ...names, descriptionBn: null })
    await run('import', await file('cleared.csv', 'id,nameBn,descriptionBn\n5501,,\n'))
    expect(await product()).toMatchObject({ name: 'Clay jug', nameBn: null, descriptionBn: null })
  })

  test('attributes are stored, served and searched, labelled in Bengali, listed and cleared', async () => {
    const cell = 'brand: Kolshi Ghor | power: 1000 w | color: Terracotta'
    const head = 'id,name,category,price,attributes'
    await run(
      'import',
      await file('attributes.csv', `${head}\n5601,Clay lamp,Pottery,450,${cell}\n`),
    )
    expect((await run('attributes', 'label', 'color', 'Terracotta', 'পোড়ামাটি')).code).toBe(0)
    const served = async () =>
      (await shop.get('/products/5601')).body.data['attributes'] as object[]
    expect(await served()).toMatchObject([
      { key: 'brand', value: 'Kolshi Ghor', labelBn: null },
      { key: 'color', label: 'Terracotta', labelBn: 'পোড়ামাটি' },
      { key: 'power', value: '1000', label: '1000 W', labelBn: '১০০০ ওয়াট' },
    ])
    expect((await run('attributes', 'list')).out).toContain('color  Terracotta  1  পোড়ামাটি')
    const [found] = (await shop.get('/products/search/kolshi ghor')).body.data as { id: number }[]
    expect(found?.id).toBe(5601)
    expect((await shop.get('/products?brand=Kolshi+Ghor&power=1000,1200')).body.data).toHaveLength(
      1,
    )
    const wrong = 'id,attributes\n5601,smell: nice | power: many | color: a=b\n'
    const { err } = await run('import', await file('wrong-attributes.csv', wrong))
    expect(err).toContain('Known attributes: brand, color')
    expect(err).toContain('power: Must be a number of W')
    expect(err).toContain('color: Must be a text')
    await run('import', await file('no-attributes.csv', 'id,attributes\n5601,\n'))
    expect(await served()).toEqual([])
  })

  test('every error is printed with its row, and nothing is stored', async () => {
    const before = await products()
    const path = await file(
      'bad.csv',
      'id,name,category,price\n5001,Good,Pottery,1\n5002,,Pottery,1\n5001,Twice,Pottery,2\n5003,Bad,Pottery,cheap\n5004,Free,Pottery,\n',
    )
    const { code, err } = await run('import', path)
    expect(code).toBe(1)
    expect(err).toContain('row 3, name: Must not be empty')
    expect(err).toContain('row 4, id: Also the product of row 2')
    expect(err).toContain('row 5, price: Must be an amount of taka')
    expect(err).toContain('row 6, price: Must not be empty')
    expect(await products()).toBe(before)
  })

  test('a dry run of 5,000 rows counts them, shows progress and stores nothing', async () => {
    const before = await products()
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      name: `Bulk ${n}`,
      category: 'Bulk',
      price: n + 1,
    }))
    const path = await file('bulk.json', JSON.stringify({ products: rows }))
    const dry = await run('import', path, '--dry-run')
    expect(dry).toMatchObject({ code: 0 })
    expect(dry.out).toContain('Dry run, nothing was stored: 5000 created')
    expect(dry.err).toContain('2500 of 5000 rows')
    expect(await products()).toBe(before)
    expect((await run('import', path)).out).toContain('5000 created')
    expect(await products()).toBe(before + 5000)
  })

  test.each([
    ['empty.csv', ''],
    ['broken.json', '[{'],
    ['other.json', '{"a":1}'],
  ])('%s is refused with exit code 1', async (name, text) => {
    expect(await run('import', await file(name, text))).toMatchObject({ code: 1 })
  })
})

describe('orders', () => {
  const place = async (id: number, name = 'Rahima') => {
    const order = orderOf([{ id, quantity: 2 }], { deliveryName: name })
    const { body } = await shop.post('/orders/confirm', order)
    return (body.data as { orderId: number }).orderId
  }

  test('S-ORD-01: an order is listed and shown; confirmed and shipped, it cannot be cancelled', async () => {
    const number = String(await place(await addProduct(shop.sql)))
    expect((await run('orders', 'list')).out).toContain(number)
    expect(JSON.parse((await run('orders', 'show', number)).out)).toMatchObject({
      order: { status: 'pending' },
      lines: [{ quantity: 2 }],
    })
    expect((await run('orders', 'state', number, 'confirmed')).out).toContain('pending → confirmed')
    expect((await run('orders', 'state', number, 'shipped')).code).toBe(0)
    const late = await run('orders', 'state', number, 'cancelled')
    expect(late).toMatchObject({
      code: 1,
      err: 'An order that is shipped cannot become cancelled.\n',
    })
    expect((await run('orders', 'list', '--status', 'shipped')).out).toContain(number)
  })

  test('a cancellation returns the stock, once', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    const number = String(await place(id))
    expect(await stockOf(shop.sql, id)).toBe(3)
    const both = await Promise.all([
      run('orders', 'state', number, 'cancelled'),
      run('orders', 'state', number, 'cancelled'),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(await stockOf(shop.sql, id)).toBe(5)
  })

  test('an export is CSV for spreadsheets: without formulas, and with the first 0 of phone numbers', async () => {
    await place(await addProduct(shop.sql), '=HYPERLINK("http://evil","x")')
    const path = join(folder, 'orders.csv')
    expect((await run('orders', 'export', '--out', path)).code).toBe(0)
    const text = await readFile(path, 'utf8')
    // Excel and LibreOffice read a file without a byte order mark as Latin letters.
    expect(text.startsWith('\ufeffnumber,')).toBe(true)
    const [head, ...records] = parseCsv(text)
    expect(head?.fields[0]).toBe('number')
    expect(records.map(({ fields }) => fields[3])).toContain(`'=HYPERLINK("http://evil","x")`)
    // A spreadsheet takes bare digits for a number, and drops their 0.
    const phones = records.map(({ fields }) => fields[head?.fields.indexOf('phone') ?? -1])
    expect(phones.filter((phone) => !/^01\d{3}-\d{6}$/.test(phone ?? ''))).toEqual([])
  })

  test('only its owner can read an export, also one that replaces an older file', async () => {
    const path = await file('public.csv', 'older')
    await chmod(path, 0o644)
    expect((await run('orders', 'export', '--out', path)).code).toBe(0)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toContain('number')
  })

  test('an export into a missing folder says so', async () => {
    const missing = join(folder, 'missing')
    const { code, out, err } = await run('orders', 'export', '--out', join(missing, 'orders.csv'))
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toBe(`There is no folder ${missing}. Make it, or name another one.\n`)
  })

  test('an export that fails leaves the older file, and nothing half written', async () => {
    const own = await mkdtemp(join(folder, 'failing-'))
    const path = join(own, 'orders.csv')
    await writeFile(path, 'older')
    async function* untilFull() {
      yield 'half'
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    }
    await expect(writeOutputFile(path, untilFull())).rejects.toThrow(
      `The disk of ${own} is full. Nothing was written; free some space.`,
    )
    expect(await readdir(own)).toEqual(['orders.csv'])
    expect(await readFile(path, 'utf8')).toBe('older')
  })

  test('an unknown order is exit code 1', async () => {
    expect((await run('orders', 'show', '1')).code).toBe(1)
    expect((await run('orders', 'state', '1', 'confirmed')).code).toBe(1)
  })
})

test('stock is set, and the change is printed', async () => {
  const id = await addProduct(shop.sql, { quantity: 4 })
  expect((await run('stock', 'set', String(id), '9')).out).toBe(`product ${id}: 4 → 9\n`)
  expect(await stockOf(shop.sql, id)).toBe(9)
  expect((await run('stock', 'set', '999999', '9')).code).toBe(1)
})

test('failed messages are made due again', async () => {
  await shop.sql`
    insert into outbox_events (kind, key, failed_at) values ('sms', 'failed', now())`
  expect((await run('outbox', 'replay')).out).toBe('1 messages are due again.\n')
})

test('CSV that is written is parsed back unchanged', () => {
  const values = ['plain', 'a,b', 'say "hi"', 'two\nlines', 'কেটলি', '']
  const [record] = parseCsv(csvLine(values))
  expect(record?.fields).toEqual(values)
  expect(parseCsv('a,b\n"x\ny",1\nlast,2').map(({ line }) => line)).toEqual([1, 2, 4])
})
