import { describe, expect, test } from 'vitest'
import { useCommands } from '../../test/use-commands.ts'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const { run, importCsv } = useCommands(shop)

const count = async (condition: string) => {
  const { rows } = await shop.pool.query<{ n: number }>(
    `select count(*)::int as n from products where ${condition}`,
  )
  return rows[0]?.n
}

const plain = 'চায়ের Café Cup 10 L'.normalize('NFC')
/** Twenty spellings of one name. */
const spellings = [
  plain,
  plain.normalize('NFD'),
  plain.replace('য\u09bc', '\u09df'),
  plain.toUpperCase(),
  plain.toLowerCase(),
  plain.replaceAll(' ', '  '),
  plain.replaceAll(' ', '\u00a0'),
  plain.replaceAll(' ', '\u2009'),
  plain.replaceAll(' ', '\u202f'),
  plain.replaceAll(' ', '\u3000'),
  plain.replaceAll(' ', '\t'),
  plain.replaceAll(' ', ''),
  `  ${plain} `,
  `\ufeff${plain}`,
  `\u200e${plain}\u200f`,
  plain.replace('Cup', 'Cu\u200bp'),
  plain.replace('Cup', 'Cu\u00adp'),
  plain.replace('Cup', 'Cu\u2060p'),
  plain.replace('Cup', 'Ｃｕｐ'),
  plain.replace('10', '১০'),
]

describe('names in other spellings', () => {
  test('20 spellings of one name are one product, and those that differ when shown are named', async () => {
    expect(new Set(spellings).size).toBe(20)
    const before = (await count('true')) ?? 0
    for (const [at, name] of spellings.entries()) {
      const { code, out } = await importCsv(`name;category;price\n"${name}";Cups;${100 + at}\n`)
      expect(code, name).toBe(0)
      expect(out, name).toContain(at === 0 ? '1 created' : '1 changed')
    }
    expect(await count('true')).toBe(before + 1)
    expect(await count(`name = '${plain}' and price = 11900`)).toBe(1)
    const other = await importCsv(
      `name;category;price\n${plain.toUpperCase()};Cups;90\n`,
      '--dry-run',
    )
    expect(other.out).toMatch(/row 2, name: ".*CUP 10 L" is product \d+ ".*Cup 10 L"/)
  })

  test('in one file all but the first are errors, and none makes a second product', async () => {
    const rows = spellings.map((name) => `"Big ${name}";Cups;100`).join('\n')
    const { out, err } = await importCsv(`name;category;price\n${rows}\n`, '--skip-wrong')
    expect(out).toContain('1 created')
    expect(err.match(/name: Also the product of row 2/g)).toHaveLength(19)
  })

  test('a name that is near another one, or is that of another product, is listed in a dry run', async () => {
    await importCsv('name,category,price\nT-Shirt Blue,Clothing,100\nCap,Clothing,90\n')
    const text = 'id,name,category,price\n,T Shirt: Blue,Clothing,100\n888001,cap,Clothing,90\n'
    const { out } = await importCsv(text, '--dry-run')
    // White space is no difference, punctuation is.
    expect(out).toMatch(/row 2, name: "T Shirt: Blue" is near product \d+ "T-Shirt Blue"/)
    expect(out).toMatch(/row 3, name: Product \d+ "Cap" has this name, too/)
  })
})

describe('categories and attributes in other spellings', () => {
  const head = 'name,category,price,attributes'

  test('make no second one, are named, and are written as the first', async () => {
    await importCsv(`${head}\nLamp A1,রান্নাঘর চা\u09df,100,brand: Haat Home\n`)
    const text = `${head}\nLamp A2,  রান্নাঘর চা\u09af\u09bc,100,brand: HAAT  home\nLamp A3,Kitchen\u00a0LIGHTS,100,\nLamp A4,kitchen lights,100,\n`
    const { out } = await importCsv(text)
    expect(out).toContain('row 2, brand: "HAAT home" is the same as "Haat Home"')
    expect(out).toContain('row 4, category: "kitchen lights" is the same as "Kitchen LIGHTS"')
    expect(out).toContain('New categories: Kitchen LIGHTS.')
    expect(await count(`attributes = '{brand=Haat Home}' and name like 'Lamp A%'`)).toBe(2)
    for (const category of ['রান্নাঘর চা\u09df', 'kitchenlights', 'Kitchen  Lights']) {
      const { body } = await shop.get(`/products?category=${encodeURIComponent(category)}`)
      expect(body.data, category).toHaveLength(2)
    }
    expect((await run('attributes', 'label', 'brand', 'haat home', 'হাট হোম')).out).toContain(
      'Haat Home',
    )
  })

  test('near an existing one are listed in a dry run', async () => {
    await importCsv(`${head}\nLamp B1,Garden,100,brand: Philips\n`)
    const { out } = await importCsv(`${head}\nLamp B2,Gardn,100,brand: Phillips\n`, '--dry-run')
    expect(out).toContain('row 2, category: "Gardn" is new. Is it "Garden"?')
    expect(out).toContain('row 2, brand: "Phillips" is new. Is it "Philips"?')
  })
})

test('a search finds a name in every Unicode form', async () => {
  await importCsv('name,category,price\nদো\u09dfেল ঝুড়ি,Cups,100\n')
  for (const text of ['দো\u09dfেল', 'দো\u09af\u09bcেল', 'দো\u200b\u09df\u00adেল']) {
    const { body } = await shop.get(`/products/search/${encodeURIComponent(text)}`)
    expect((body.data as { name: string }[])[0]?.name, text).toBe(
      'দো\u09af\u09bcেল ঝুড়ি'.normalize(),
    )
  }
})

test('plain text in a description keeps its lines and bullets', async () => {
  const { out } = await importCsv(
    'name,category,price,description\nLamp C1,Garden,100,"Bright.\n- one\n- two"\n',
  )
  const id = /product (\d+) /.exec(out)?.[1]
  const { body } = await shop.get(`/products/${id}`)
  expect(body.data).toMatchObject({
    description: '<p>Bright.</p><ul><li>one</li><li>two</li></ul>',
  })
})
