import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StatementLine } from '../couriers/read-courier-file.ts'
import { compareStatement, type SentOrder } from './compare-statement.ts'

const order = (id: number, change: Partial<SentOrder> = {}): SentOrder => ({
  ...{ id, status: 'shipped', courier: 'steadfast', consignment: `C${id}` },
  ...{ total: 100_000, collected: null, settledAt: null, ...change },
})
const line = (change: Partial<StatementLine>): StatementLine => ({
  ...{ line: 2, number: '', consignment: '', paid: 100_000, returned: false, ...change },
})
const settled = { status: 'delivered', collected: 90_000, settledAt: '2026-11-28' } as const

/** The result and the expected amount of one line beside one order. */
function judge(statement: Partial<StatementLine>, change: Partial<SentOrder> = {}) {
  const compared = compareStatement(
    'steadfast',
    [line({ consignment: 'C1', ...statement })],
    [order(1, change)],
    [],
  )
  return compared.lines.map(({ result, expected }) => [result, expected])[0]
}

test('a parcel is paid, paid less, paid more, or comes back', () => {
  expect(judge({})).toEqual(['paid', 100_000])
  expect(judge({}, { status: 'delivered' })).toEqual(['paid', 100_000])
  expect(judge({ paid: 99_900 })).toEqual(['less', 100_000])
  expect(judge({ paid: 100_100 })).toEqual(['more', 100_000])
  expect(judge({ paid: 6_000, returned: true })).toEqual(['returned', 0])
  expect(judge({ paid: 0 }, { status: 'returned' })).toEqual(['returned', 0])
})

test('a parcel that is settled, was not sent or is with another courier is not paid again', () => {
  expect(judge({}, settled)).toEqual(['settled', 90_000])
  expect(judge({}, { status: 'packed' })).toEqual(['not-sent', 0])
  expect(judge({}, { courier: 'pathao' })).toEqual(['not-sent', 0])
  expect(judge({}, { courier: null })).toEqual(['paid', 100_000])
  expect(judge({ consignment: 'C2' })).toEqual(['unknown', 0])
})

test('a parcel is found by its consignment number, and else by the number of the order', () => {
  expect(judge({ consignment: 'C2', number: '1' })).toEqual(['paid', 100_000])
  expect(judge({ consignment: '', number: '1' })).toEqual(['paid', 100_000])
  const twins = [order(1), order(2, { consignment: 'C1' })]
  const { lines } = compareStatement('steadfast', [line({ consignment: 'C1' })], twins, [])
  expect(lines[0]).toMatchObject({ result: 'unknown', order: null })
})

test('a second line of a parcel is named, and the parcels without a line are missing', () => {
  const orders = [order(1), order(2), order(3, { status: 'returned' }), order(4, settled)]
  const compared = compareStatement(
    'steadfast',
    [line({ number: '1' }), line({ number: '1', line: 3 })],
    orders,
    orders.slice(0, 3),
  )
  expect(compared.lines.map(({ result }) => result)).toEqual(['paid', 'twice'])
  expect(compared.missing.map(({ id, expected }) => [id, expected])).toEqual([
    [2, 100_000],
    [3, 0],
  ])
})

test('the sums are those of the lines, and no money is counted twice or lost', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const status = fc.constantFrom('packed', 'shipped', 'delivered', 'returned', 'cancelled')
  const orders = fc.array(
    fc.record({ status, total: amount, isSettled: fc.boolean(), collected: amount }),
    { maxLength: 8 },
  )
  const lines = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 10 }), paid: amount, returned: fc.boolean() }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(orders, lines, (someOrders, someLines) => {
      const all = someOrders.map(({ isSettled, collected, ...one }, at) =>
        order(at + 1, isSettled ? { ...settled, collected } : one),
      )
      const open = all.filter(({ settledAt }) => settledAt === null)
      const statement = someLines.map(({ id, ...one }, at) =>
        line({ ...one, line: at + 2, consignment: id % 2 ? `C${id}` : '', number: String(id) }),
      )
      const compared = compareStatement('steadfast', statement, all, open)
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
      expect(compared.paid).toBe(sum(statement.map(({ paid }) => paid)))
      expect(compared.paid).toBe(sum(compared.lines.map(({ paid }) => paid)))
      expect(compared.expected).toBe(sum(compared.lines.map(({ expected }) => expected)))
      expect(compared.missingExpected).toBe(sum(compared.missing.map(({ expected }) => expected)))

      const canSettle = new Set(['paid', 'less', 'more', 'returned'])
      const ids = compared.lines.flatMap((one) =>
        one.order && canSettle.has(one.result) ? [one.order.id] : [],
      )
      expect(new Set(ids).size).toBe(ids.length)
      // What is owed for open parcels is either expected by a line, comes back, or is missing.
      const owed = open.filter((one) => one.status === 'shipped' || one.status === 'delivered')
      const returned = compared.lines.filter(({ result }) => result === 'returned')
      const back = returned.map((one) => (one.order?.status === 'returned' ? 0 : one.order?.total))
      const settledBefore = compared.lines.filter(({ result }) => result === 'settled')
      expect(sum(owed.map(({ total }) => total))).toBe(
        compared.expected -
          sum(settledBefore.map(({ expected }) => expected)) +
          sum(back.map((total) => total ?? 0)) +
          compared.missingExpected,
      )
    }),
  )
})
