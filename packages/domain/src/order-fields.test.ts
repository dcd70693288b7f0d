import { expect, test } from 'vitest'
import {
  controlOf,
  deliveryTexts,
  ORDER_CONTROLS,
  ORDER_OUTPUTS,
  orderFieldsOf,
  PERSONAL_FIELDS,
  toOrderFields,
  toOrderOutput,
} from './order-fields.ts'
import { orderRequest } from './wire/order.ts'

const typed = { name: ' Rahima ', mobile: ' ০১৭১২৩৪৫৬৭৮ ', address: ' House 1 ' }
const texts = { ...deliveryTexts(() => ''), ...typed }

test('the names of the controls are those of stored drafts and addresses', () => {
  const stored = ['name', 'mobile', 'address', 'zone']
  expect(ORDER_CONTROLS).toEqual(expect.arrayContaining(stored))
  expect(deliveryTexts((name) => texts[name])).toEqual(texts)
})

test('the fields of a request are in the order of stored requests, trimmed, with Latin digits', () => {
  expect(JSON.stringify(toOrderFields(texts, 'dhaka_inside'))).toBe(
    '{"deliveryName":"Rahima","deliveryPhone":"01712345678","deliveryAddress":"House 1","shippingZone":"dhaka_inside"}',
  )
})

test('a blank text is left out of a request', () => {
  const fields = toOrderFields({ ...texts, address: '  ' }, 'dhaka_inside')
  expect(fields).not.toHaveProperty('deliveryAddress')
})

test('a parsed request has its fields in the order of stored hashes', () => {
  const order = orderRequest.parse({
    ...toOrderFields(texts, 'dhaka_inside'),
    products: [{ id: 1, quantity: 1 }],
  })
  const stored = ['deliveryName', 'deliveryPhone', 'deliveryAddress', 'products', 'shippingZone']
  const filled = Object.entries(order).filter(([, value]) => value !== '')
  expect(filled.map(([name]) => name)).toEqual([...stored, 'couponCode', 'language'])
})

test('a refused field has a control only when a form has it as a text', () => {
  expect(controlOf('deliveryPhone')).toBe('mobile')
  expect(controlOf('shippingZone')).toBeUndefined()
  expect(controlOf('products')).toBeUndefined()
})

const fields = toOrderFields(texts, 'dhaka_inside')

test('the export and the webhook have the fields of an order under their own names', () => {
  const output = { name: 'Rahima', phone: '01712345678', address: 'House 1', zone: 'dhaka_inside' }
  expect(toOrderOutput(fields)).toEqual(output)
  expect(Object.keys(toOrderOutput(fields))).toEqual(ORDER_OUTPUTS)
})

test('what else an order has is left out of its fields', () => {
  expect(orderFieldsOf({ ...fields, ...{ status: 'pending' } })).toEqual(fields)
})

test('all that the shopper typed is personal, under each of its names', () => {
  expect(PERSONAL_FIELDS).toEqual(
    expect.arrayContaining([
      ...['deliveryName', 'deliveryPhone', 'deliveryAddress'],
      ...['name', 'phone', 'address'],
    ]),
  )
})
