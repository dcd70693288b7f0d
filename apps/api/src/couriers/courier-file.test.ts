import { COURIERS } from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../csv/parse-csv.ts'
import { findFaults, writeCourierFile } from './courier-file.ts'
import type { Parcel } from './courier.ts'

const parcel: Parcel = {
  id: 4_029_001_234,
  name: 'মোছাম্মৎ ফাতেমা খাতুন',
  phone: '01812345679',
  address: 'House 7, "Nahar Villa"\nBlock C, Banasree; Dhaka',
  toCollect: 125_000,
  pieces: 3,
}
const options = { storeId: 55_123, weight: 0.5 }

/** The file as records by the names of its columns. */
function readBack(file: string) {
  const [header, ...records] = parseCsv(file)
  return records.map(({ fields }) =>
    Object.fromEntries(header?.fields.map((name, at) => [name, fields[at]]) ?? []),
  )
}

describe('the file that a courier reads', () => {
  test('has the fields of Steadfast', () => {
    const file = writeCourierFile('steadfast', [parcel], options)
    expect(readBack(file)).toEqual([
      {
        invoice: '4029001234',
        recipient_name: 'মোছাম্মৎ ফাতেমা খাতুন',
        recipient_phone: '01812345679',
        recipient_address: 'House 7, "Nahar Villa", Block C, Banasree; Dhaka',
        cod_amount: '1250',
        note: '',
      },
    ])
  })

  test('has the fields of Pathao', () => {
    const file = writeCourierFile('pathao', [parcel], options)
    expect(readBack(file)).toEqual([
      {
        store_id: '55123',
        merchant_order_id: '4029001234',
        recipient_name: 'মোছাম্মৎ ফাতেমা খাতুন',
        recipient_phone: '01812345679',
        recipient_address: 'House 7, "Nahar Villa", Block C, Banasree; Dhaka',
        delivery_type: '48',
        item_type: '2',
        item_quantity: '3',
        item_weight: '0.5',
        amount_to_collect: '1250',
        special_instruction: '',
      },
    ])
  })

  test('has each text on one line, whatever its lines end with', () => {
    const typed = { ...parcel, name: 'Rahim\tUddin', address: 'Road 5,\r\nBanasree\n\nDhaka' }
    const [record] = readBack(writeCourierFile('steadfast', [typed], options))
    expect(record).toMatchObject({
      recipient_name: 'Rahim Uddin',
      recipient_address: 'Road 5, Banasree, Dhaka',
    })
  })

  test.each(COURIERS)('of %s has a phone as 11 Latin digits, however it is stored', (courier) => {
    for (const phone of ['+88 01812-345679', '০১৮১২৩৪৫৬৭৯', '8801812345679']) {
      const [record] = readBack(writeCourierFile(courier, [{ ...parcel, phone }], options))
      expect(record?.['recipient_phone'], phone).toBe('01812345679')
    }
  })

  test('begins so that a spreadsheet reads its Bengali, and runs no formula', () => {
    const name = '=HYPERLINK("http://x.example")'
    const file = writeCourierFile('steadfast', [{ ...parcel, name }], options)
    expect(file.startsWith('\ufeff')).toBe(true)
    expect(readBack(file)[0]?.['recipient_name']).toBe(`'${name}`)
  })
})

describe('what a courier does not take', () => {
  const faultsOf = (courier: (typeof COURIERS)[number], change: Partial<Parcel>) =>
    findFaults(courier, [parcel, { ...parcel, id: 7, ...change }]).map(
      ({ id, field, code }) => `${id} ${field} ${code}`,
    )

  test('is named by order and field', () => {
    expect(faultsOf('steadfast', {})).toEqual([])
    expect(faultsOf('pathao', {})).toEqual([])
    const [fault] = findFaults('pathao', [{ ...parcel, id: 7, address: 'ঢ'.repeat(221) }])
    expect(fault?.message).toBe('Order 7: The address has 221 characters; Pathao takes 220.')
  })

  test('is a text of a character too many or too few', () => {
    expect(faultsOf('steadfast', { name: 'ক'.repeat(100), address: 'a'.repeat(250) })).toEqual([])
    expect(faultsOf('steadfast', { name: 'ক'.repeat(101), address: 'a'.repeat(251) })).toEqual([
      '7 name too-long',
      '7 address too-long',
    ])
    expect(faultsOf('pathao', { name: 'Al', address: 'Dhaka' })).toEqual([
      '7 name too-short',
      '7 address too-short',
    ])
    expect(faultsOf('pathao', { name: 'Ali', address: 'Road 1, CTG' })).toEqual([])
  })

  test('is also a text that is too long as it is written into the file', () => {
    expect(faultsOf('steadfast', { name: `-${'a'.repeat(99)}` })).toEqual(['7 name too-long'])
    const address = ['a'.repeat(124), 'b'.repeat(125)].join('\n')
    expect(faultsOf('steadfast', { address })).toEqual(['7 address too-long'])
  })

  test('is a number that cannot ring, and for Pathao a part of a taka', () => {
    for (const phone of ['', '0181234567', '01212345678', '+1 212 555 0100']) {
      expect(faultsOf('steadfast', { phone }), phone).toEqual(['7 phone phone'])
    }
    expect(faultsOf('steadfast', { toCollect: 125_050 })).toEqual([])
    expect(faultsOf('pathao', { toCollect: 125_050 })).toEqual(['7 toCollect not-whole'])
  })

  test('is never written', () => {
    expect(() => writeCourierFile('steadfast', [{ ...parcel, phone: '1' }], options)).toThrow(
      'Steadfast takes a mobile number of 11 digits.',
    )
  })
})
