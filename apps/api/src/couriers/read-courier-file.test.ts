import { describe, expect, test } from 'vitest'
import { csvLine } from '../csv/csv-line.ts'
import { readConsignments, readStatement } from './read-courier-file.ts'

const messagesOf = (read: object) =>
  'errors' in read ? (read.errors as { message: string }[]).map(({ message }) => message) : []

describe('the consignment numbers of a courier', () => {
  const expected = { lines: [{ line: 2, number: '4029001234', consignment: 'DX7A' }] }

  test.each([
    ['Steadfast', 'invoice,consignment_id,tracking_code\n4029001234,dx7a,T1\n'],
    ['Pathao', '\ufeff"Consignment ID";"Merchant Order ID"\r\n"DX7A";"4029001234"\r\n'],
    ['cells of a spreadsheet', 'Invoice\tTracking Code\n#৪০২৯০০১২৩৪\t dx7a \n\n'],
  ])('are read from %s', (_, text) => {
    expect(readConsignments(text)).toEqual(expected)
  })

  test('need heads of columns that say what they are', () => {
    for (const text of ['4029001234,DX7A\n', 'invoice,amount\n1,2\n', 'consignment_id\nDX7A\n']) {
      expect(messagesOf(readConsignments(text))).toEqual([
        'The first line must name the columns, such as invoice and consignment_id. Copy the heads of the columns, too.',
      ])
    }
    expect(messagesOf(readConsignments(' \n'))).toEqual(['The file is empty.'])
    expect(messagesOf(readConsignments('invoice,consignment_id\n'))).toEqual([
      'There is no line below the heads of the columns.',
    ])
  })

  test('are refused together when a line has none', () => {
    expect(messagesOf(readConsignments('invoice,consignment_id\n1,A\n,B\n3,\n'))).toEqual([
      'Line 3: The order number is missing.',
      'Line 4: The consignment number is missing.',
    ])
    expect(messagesOf(readConsignments('invoice,consignment_id\n"1,A\n'))).toEqual([
      'Line 2: A quote (") is opened and never closed.',
    ])
  })
})

describe('a statement', () => {
  const amountsOf = (cells: readonly string[]) => {
    const lines = cells.map((cell) => csvLine(['DX7', cell, 'Delivered'])).join('')
    const read = readStatement(`consignment_id,collected_amount,status\n${lines}`)
    return 'lines' in read ? read.lines.map(({ paid }) => paid) : read.errors
  }

  test('has amounts as couriers and spreadsheets write them, in poisha', () => {
    expect(
      amountsOf(['1250', '1,250.50', '৳ 1250', '1250.5 Tk', 'BDT 12,50,000', '১২৫০', '0']),
    ).toEqual([125_000, 125_050, 125_000, 125_050, 125_000_000, 125_000, 0])
  })

  test('is refused with each line that has no amount', () => {
    for (const amount of ['', '-50', '12.345', 'paid']) {
      expect(amountsOf(['100', amount])).toMatchObject([
        { line: 3, message: `Line 3: "${amount}" is not an amount of taka.` },
      ])
    }
  })

  test('says which parcels come back; these may have no amount', () => {
    const text =
      'invoice\tcod amount\tdelivery status\n1\t500\tDelivered\n2\t\tReturned to merchant\n3\t-\tফেরত\n4\t60\treturn\n'
    expect(readStatement(text)).toMatchObject({
      lines: [
        { number: '1', paid: 50_000, returned: false },
        { number: '2', paid: 0, returned: true },
        { number: '3', paid: 0, returned: true },
        { number: '4', paid: 6_000, returned: true },
      ],
    })
  })

  test('names each parcel', () => {
    expect(messagesOf(readStatement('invoice,consignment_id,amount\n,,5\n'))).toEqual([
      'Line 2: The line has neither a consignment number nor an order number.',
    ])
    expect(messagesOf(readStatement('name,amount\nKarim,5\n'))).toEqual([
      'The first line must name the columns, such as consignment_id, collected_amount and status. Copy the heads of the columns, too.',
    ])
  })
})
