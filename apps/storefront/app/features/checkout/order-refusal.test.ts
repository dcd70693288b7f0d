import type { FieldError } from '@shop/domain/wire'
import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { newQuote, EarlierOrderError, OfflineError, orderRefusal } from './order-refusal.ts'

const requestId = '3f0c8a52'
const refused = (status: number, message: string, errors: FieldError[] = [], details = {}) =>
  new ApiError(status, message, errors, { requestId, ...details })

it('says what is left of a product and what to do, once', () => {
  const message = 'Only 2 left of Kettle.'
  const error = refused(409, message, [{ field: 'products.0', message, productId: 1, left: 2 }])
  expect(orderRefusal(error)).toEqual({
    ok: false,
    message: 'Only 2 left of Kettle. Please change your order and confirm again.',
    errors: [],
    reference: requestId,
  })
})

it('places the error of a field at the field, and adds the others to the message', () => {
  const errors = [
    { field: 'deliveryPhone', message: 'Eleven digits' },
    { field: 'products', message: 'Your cart is empty.' },
  ]
  expect(orderRefusal(refused(400, 'Please check the order.', errors))).toMatchObject({
    message: 'Please check the order. Your cart is empty.',
    errors: [{ field: 'mobile', message: 'Eleven digits' }],
  })
})

it('says in minutes when to try again after too many tries', () => {
  const wait = (retryAfter?: number) =>
    orderRefusal(refused(429, 'Too many tries.', [], { retryAfter }))
  expect(wait(401)).toMatchObject({ message: 'Too many tries. Please try again in 7 minutes.' })
  expect(wait(2)).toMatchObject({ message: 'Too many tries. Please try again in 1 minute.' })
  expect(wait()).toMatchObject({ message: 'Too many tries.' })
})

it('says what to do, with the reference, when the shop cannot store orders or fails', () => {
  expect(orderRefusal(refused(503, 'busy'))).toMatchObject({
    message: expect.stringContaining('cannot store orders at the moment. Please try again'),
    reference: requestId,
  })
  expect(orderRefusal(refused(500, 'x'))).toMatchObject({
    message: expect.stringContaining('Please try again, or call us.'),
    reference: requestId,
  })
  expect(orderRefusal(new TypeError('Failed to fetch'))).toMatchObject({
    message: expect.stringContaining('Check your connection'),
  })
})

it.each([
  refused(400, 'Must be a number', [{ field: 'meta', message: 'Must be a number' }]),
  refused(415, 'Send the body as application/json.'),
  refused(422, 'This Idempotency-Key belongs to another order.', [
    { field: 'Idempotency-Key', message: 'Use a new key for a changed order' },
  ]),
])('never blames what was typed for a refusal without a field: $message', (error) => {
  expect(orderRefusal(error)).toMatchObject({
    message: expect.stringMatching(/the shop did not understand.*It is not your mistake/),
    errors: [],
    reference: requestId,
  })
})

it('says that it is not known whether an order without an answer was placed', () => {
  for (const error of [new TypeError('Failed to fetch'), new OfflineError(true)])
    expect(orderRefusal(error)).toMatchObject({
      message: expect.stringContaining('we do not know whether your order was placed'),
    })
})

it('names the orders that were placed although their answers were lost', () => {
  const earlier = (orderId: number) => ({ orderId, totallPrice: 230, placedAt: '' })
  expect(orderRefusal(new EarlierOrderError([earlier(71), earlier(72)]))).toMatchObject({
    message: expect.stringMatching(
      /^Nothing new was ordered: your earlier order 71, 72 was placed/,
    ),
  })
})

it('recognises a dearer order and its new quote', () => {
  const errors = [{ field: 'expectedTotal', message: 'The total is 430 tk now.' }]
  const quote = { lines: [], totallPrice: 430 }
  const dearer = refused(409, 'Dearer', errors, { data: quote })
  expect(newQuote(dearer)).toEqual(quote)
  expect(newQuote(refused(409, 'Dearer', errors))).toBeUndefined()
  expect(newQuote(refused(409, 'Sold out'))).toBeUndefined()
  const changes = [{ label: 'Total', before: '1', now: '2' }]
  expect(orderRefusal(dearer, changes)).toMatchObject({
    message: expect.stringContaining('Nothing was ordered'),
    changes,
  })
})
