import { describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'

const shop = useShop()
const { importCsv } = useCommands(shop)
const anyProduct = () => addProduct(shop.sql)

describe('files', () => {
  const price = async (id: number) =>
    (await shop.sql`select price from products where id = ${id}`)[0]?.['price']

  test.each([
    ['commas and a byte order mark', (id: number) => `\ufeffid,price\r\n${id},610\r\n`],
    ['semicolons', (id: number) => `id;price\n${id};610\n`],
    ['tabs', (id: number) => `id\tprice\n${id}\t610\n`],
    ['Bengali digits', (id: number) => `id,price\n${id},৬১০\n`],
    ['other capitals and spaces', (id: number) => ` ID , Price \n${id}, 610 \n`],
    ['lines that end in CR', (id: number) => `id,price\r${id},610\r`],
    ['empty lines', (id: number) => `id,price\n\n${id},610\n,\n`],
  ])('a file with %s is read', async (_, text) => {
    const id = await anyProduct()
    expect(await importCsv(text(id))).toMatchObject({ code: 0 })
    expect(await price(id)).toBe(61_000)
  })

  test('a file in UTF-16 is read', async () => {
    const id = await anyProduct()
    await importCsv(Buffer.from(`\ufeffid\tprice\n${id}\t610\n`, 'utf16le'))
    expect(await price(id)).toBe(61_000)
  })

  test('quotes may contain line breaks, and errors name the line in the file', async () => {
    const id = await anyProduct()
    const text = `id,description,price\n${id},"<p>one\ntwo\n\nthree</p>",600\n${id + 1000},x,cheap\n`
    const { err } = await importCsv(text)
    expect(err).toContain('row 6, price')
  })

  test.each([
    ['a quote that is never closed', 'id,name\n1,"Kettle\n2,Pan\n', 'row 2: A quote (") is opened'],
    ['text after a quote', 'id,name\n1,"Kettle" big\n', 'row 2: There is text after a closing'],
    ['too few fields', 'id,name,price\n1,Kettle\n', 'row 2: Has 2 fields, but the header has 3'],
    ['too many fields', 'id,price\n1,1,250\n', 'row 2: Has 3 fields, but the header has 2'],
    ['an unknown column', 'id,prise\n1,5\n', 'row 1: "prise" is not a column. The columns are'],
    ['a column twice', 'id,price,Price\n1,5,6\n', 'row 1: The column price is given twice'],
    ['a header only', 'id,price\n', 'file: The file has no product'],
    ['another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xe9]), 'file: The file is not UTF-8'],
    ['neither id nor name', 'price\n5\n', 'row 2, id: Give the id or the name'],
  ])('%s is named', async (_, text, message) => {
    const { code, err } = await importCsv(text)
    expect(code).toBe(1)
    expect(err).toContain(message)
  })
})
