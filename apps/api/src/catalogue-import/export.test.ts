import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { csvLine } from '../csv/csv-line.ts'
import { parseCsv } from '../csv/parse-csv.ts'

const shop = useShop()
const { folder, run, importCsv } = useCommands(shop)

/** Texts that a file can change by mistake. */
const hardTexts = [
  'Kettle 5" "steel", 2 l; large',
  '=1+1',
  '+8801712345678',
  '-5 °C box',
  '@home',
  "'=quoted",
  "''-twice",
  "'plain apostrophe'",
  '01712345678',
  '007',
  '1,250.50',
  'ষ্টিলের কেটলি “বড়” – ২ লিটার',
  '<b> & &amp; &lt;b&gt;',
  '1e5',
  'a|b: c',
]
const hardDescriptions = [
  '<p>One\ntwo\r\nthree, "four"</p>\n\n<p>five; six</p>',
  '<ul><li>=1+1</li><li>a &amp; b &lt;c&gt;</li></ul>',
  '- one\n- two\n\nthree',
  '=HYPERLINK("https://example.com")',
  '<p>এক\nদুই</p><table><tr><td>"তিন"</td></tr></table>',
]

let hard: number[]
let rows: number

async function exported(...args: string[]): Promise<string> {
  const path = join(folder(), 'export.csv')
  const { code } = await run('export', path, ...args)
  expect(code).toBe(0)
  return await readFile(path, 'utf8')
}

/** The file with one cell replaced. */
function withCell(text: string, id: number, column: string, value: string): string {
  const [header, ...records] = parseCsv(text)
  const at = header?.fields.indexOf(column) ?? -1
  const changed = records.map(({ fields }) =>
    fields[0] === String(id) ? fields.with(at, value) : fields,
  )
  const cell = (field: string) => `"${field.replaceAll('"', '""')}"`
  return [header?.fields ?? [], ...changed].map((one) => one.map(cell).join(',')).join('\n')
}

beforeAll(async () => {
  hard = []
  const file = hardTexts.map((text, at) => {
    const description = hardDescriptions[at % hardDescriptions.length] ?? ''
    return {
      name: `${text} ${'x'.repeat(at + 1)}`,
      nameBn: text,
      category: text.slice(0, 100),
      price: 500.05 + at,
      discountPrice: 450,
      quantity: at,
      productType: at % 2 ? 'Combo' : 'Single',
      images: ['=a b.jpg', 'ছবি/কেটলি.jpg', "'c.jpg"],
      color: text,
      size: text,
      warranty: text,
      attributes: { brand: 'Haat: “Home”', power: '1000.5' },
      description,
      descriptionBn: description,
      keywords: text,
    }
  })
  const path = join(folder(), 'hard.json')
  await writeFile(path, JSON.stringify(file))
  expect(await run('import', path)).toMatchObject({ code: 0 })
  for (const { name } of file) {
    const [row] = await shop.sql<{ id: number }[]>`select id from products where name = ${name}`
    if (!row) throw new Error(`There is no product ${name}`)
    hard.push(row.id)
  }
  const [first = 0, second = 0, third = 0] = hard
  await run('products', 'hide', String(first))
  await importCsv(`id,offerProductId,offerPrice\n${second},${third},90\n`)
  // The price of an offered product may change later; then the offer is void, and an import leaves it so.
  await shop.sql`update products set price = 8000, discount_price = null where id = ${third}`
  const [count] = await shop.sql<{ n: number }[]>`select count(*)::int as n from products`
  rows = count?.n ?? 0
})

describe('an exported catalogue', () => {
  test('imported unchanged changes nothing and gives no notice', async () => {
    const { code, out } = await importCsv(await exported(), '--dry-run')
    expect(code).toBe(0)
    expect(out).toBe(
      `Dry run, nothing was stored: 0 created, 0 changed, 0 removed, ${rows} unchanged.\n`,
    )
  })

  test.each([
    ['nameBn', 'নতুন "নাম",\tদুই', 'নতুন "নাম", দুই'],
    ['price', '999', '999'],
    ['state', 'hidden', 'hidden'],
    ['description', '<p>One,\n"two"</p>', '<p>One, "two"</p>'],
  ])('with another cell of %s changes exactly that', async (column, cell, printed) => {
    const id = hard[4] ?? 0
    const { code, out } = await importCsv(withCell(await exported(), id, column, cell), '--dry-run')
    expect(code).toBe(0)
    const changes = out.split('\n').filter((line) => line.startsWith('row '))
    expect(changes).toEqual([
      expect.stringMatching(new RegExp(`product ${id} .* changed: ${column} `)),
    ])
    expect(changes[0]?.endsWith(`→ ${printed}`)).toBe(true)
    expect(out).toContain(`0 created, 1 changed, 0 removed, ${rows - 1} unchanged.`)
  })

  test('has no cell that a spreadsheet evaluates', async () => {
    const text = await exported()
    expect(text.startsWith('\ufeff')).toBe(true)
    const cells = parseCsv(text).flatMap(({ fields }) => fields)
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain("'=1+1")
  })

  test('has an offered product before those that offer it, so that a new shop takes the file', async () => {
    const later = await addProduct(shop.sql, { name: 'Offered later', price: 300 })
    const earlier = hard[5] ?? 0
    await importCsv(`id,offerProductId,offerPrice\n${earlier},${later},90\n`)
    const ids = parseCsv(await exported('--columns', 'name')).map(({ fields }) => Number(fields[0]))
    expect(ids.indexOf(later)).toBeLessThan(ids.indexOf(earlier))
    expect(ids).toHaveLength(new Set(ids).size)
    rows += 1
  })

  test('keeps a hidden product hidden in a shop that does not have it', async () => {
    const text = csvLine(['name', 'category', 'price', 'state']) + 'Unseen,Gadgets,90,hidden\r\n'
    expect((await importCsv(text)).code).toBe(0)
    const found = await run('products', 'list', '--state', 'hidden', '--name', 'Unseen')
    expect(found.out).toContain('hidden')
    rows += 1
  })
})

test('--columns gives id and the named columns only', async () => {
  expect(await exported('--columns', 'Price, name')).toMatch(/^\ufeffid,name,price\r\n\d+,/)
  expect(await run('export', 'x.csv', '--columns', 'prise')).toMatchObject({ code: 2 })
  expect(await run('export', 'x.txt')).toMatchObject({ code: 2 })
})
