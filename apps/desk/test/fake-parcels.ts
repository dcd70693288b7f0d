import type { CourierId, OrderStatus } from '@shop/domain'
import type { DeskOrderDetails, ReadConsignments, ReadStatement } from '@shop/domain/wire'
import type { Answer } from './fake-answer.ts'
import { Refusal } from './refusal.ts'

type Result = ReadStatement['lines'][number]['result']

/** The cells of the lines below the heads of the columns. */
const cellsOf = (text: unknown) =>
  String(text)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const refused = (errors: { field: string; code: string }[]) =>
  new Refusal(409, 'refused', { errors: errors.map((one) => ({ ...one, message: one.code })) })

/** The orders of the desk in memory. */
interface Orders {
  orders: readonly DeskOrderDetails[]
  order(id: number): DeskOrderDetails
  change(id: number, change: Partial<DeskOrderDetails>): DeskOrderDetails
}

/** The calls of packing, hand-over and settling. */
export function parcelCalls(desk: Orders): Record<string, Answer> {
  /** What couriers have paid, by the id of the order. */
  const settled = new Map<number, number>()
  const find = (number = '') => desk.orders.find((order) => order.number === number) ?? null
  return {
    'GET /desk/parcels': (_, { query }) => ({
      parcels: desk.orders.filter(({ state }) => state === query.get('state')).toReversed(),
      more: false,
    }),
    'POST /desk/hand-over': (_, { body }) => {
      const { courier, orders } = body as {
        courier: CourierId
        orders: { id: number; version: number }[]
      }
      const errors = orders.flatMap(({ id, version }, at) => {
        const order = desk.order(id)
        if (order.version !== version) return [{ field: `orders.${at}`, code: 'changed' }]
        const tooLong = courier === 'pathao' && order.address.length > 40
        return tooLong ? [{ field: `orders.${at}.address`, code: 'too-long' }] : []
      })
      if (errors.length > 0) throw refused(errors)
      for (const { id } of orders) desk.change(id, { state: 'shipped', courier })
      const lines = orders.map(({ id }) => `${id},${desk.order(id).name}\r\n`)
      return {
        ...{ file: `invoice,recipient_name\r\n${lines.join('')}` },
        ...{ handedOver: orders.length, before: 0 },
      }
    },
    'POST /desk/consignments/check': (_, { body }): ReadConsignments => ({
      parcels: cellsOf(body['text']).map(([number = '', consignment = ''], at) => {
        const order = find(number)
        return {
          ...{ line: at + 2, number, consignment, order },
          result: !order ? 'unknown' : order.state === 'shipped' ? 'new' : 'not-sent',
        }
      }),
    }),
    'PUT /desk/consignments': (_, { body }) => {
      const parcels = body['parcels'] as { id: number; consignment: string }[]
      for (const { id, consignment } of parcels) desk.change(id, { consignment })
      return { changed: parcels.length }
    },
    'POST /desk/statements/check': (_, { body }): ReadStatement => {
      const resultOf = (order: DeskOrderDetails, paid: number, status: string): Result => {
        if (settled.has(order.id)) return 'settled'
        if (status === 'Returned') return 'returned'
        return paid < order.total ? 'less' : paid > order.total ? 'more' : 'paid'
      }
      const lines = cellsOf(body['text']).map(([number = '', amount = '', status = ''], at) => {
        const order = find(number)
        const paid = Number(amount)
        if (Number.isNaN(paid)) {
          const message = `Line ${at + 2}: "${amount}" is not an amount of taka.`
          throw new Refusal(422, 'unreadable', { errors: [{ field: `text.${at + 2}`, message }] })
        }
        const result = order ? resultOf(order, paid, status) : 'unknown'
        const expected = {
          ...{ returned: 0, unknown: 0, twice: 0, 'not-sent': 0 },
          ...{ paid, less: order?.total ?? 0, more: order?.total ?? 0 },
          settled: settled.get(order?.id ?? 0) ?? 0,
        }[result]
        return { line: at + 2, number, consignment: '', result, paid, expected, order }
      })
      const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
      const isMissing = ({ id, state }: DeskOrderDetails) =>
        state === 'shipped' && !lines.some(({ order }) => order?.id === id)
      const missing = desk.orders
        .filter(isMissing)
        .map((order) => ({ ...order, expected: order.total }))
      return {
        ...{ lines, missing },
        paid: sum(lines.map(({ paid }) => paid)),
        expected: sum(lines.map(({ expected }) => expected)),
        missingExpected: sum(missing.map(({ expected }) => expected)),
      }
    },
    'POST /desk/settlements': (_, { body }) => {
      const parcels = body['parcels'] as {
        id: number
        version: number
        collected: number
        good?: unknown
      }[]
      const stale = parcels.flatMap(({ id, version }, at) =>
        desk.order(id).version === version ? [] : [{ field: `parcels.${at}`, code: 'changed' }],
      )
      if (stale.length > 0) throw refused(stale)
      for (const { id, collected, good } of parcels) {
        const state: OrderStatus = good ? 'returned' : 'delivered'
        desk.change(id, { state })
        settled.set(id, collected)
      }
      return { changed: parcels.length }
    },
  }
}
