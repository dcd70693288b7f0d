import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { ORDER_STATUSES, toTaka, type OrderStatus } from '@shop/domain'
import { UsageError, wholeNumber, type Command, type CommandContext } from './command.ts'
import { csvLine } from '../csv/csv-line.ts'
import { changeStatus, findOrderDetails, listOrders, type ListedOrder } from './orders.queries.ts'

const pageSize = 500
const options = {
  status: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  limit: { type: 'string', default: '50' },
  out: { type: 'string' },
} as const

/** `orders list | show | state | export`. */
export const ordersCommand: Command = {
  name: 'orders',
  summary: 'List, show and export orders, and change their status',
  help: `usage: orders list   [--status S] [--from DATE] [--to DATE] [--limit 50]
       orders show   NUMBER
       orders state  NUMBER S
       orders export [--status S] [--from DATE] [--to DATE] [--out FILE.csv]

  S     one of ${ORDER_STATUSES.join(', ')}
  DATE  such as 2026-11-20 or 2026-11-20T18:00+06:00

A cancellation returns the stock. A shipped order cannot be cancelled.
Exit codes: 0 done, 1 no such order or change not allowed, 2 wrong usage.`,
  async run(context, args) {
    const [action, ...rest] = args
    const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options })
    const filter = {
      status: values.status === undefined ? null : statusOf(values.status),
      from: dateOf(values.from, '--from'),
      to: dateOf(values.to, '--to'),
    }
    switch (action) {
      case 'list': {
        const limit = wholeNumber(values.limit, '--limit')
        const orders = await listOrders(context.db, { ...filter, limit, before: null })
        for (const order of orders) context.print(summary(order))
        return 0
      }
      case 'show':
        return await showOrder(context, wholeNumber(positionals[0], 'The order number'))
      case 'state':
        return await changeOrderStatus(
          context,
          wholeNumber(positionals[0], 'The order number'),
          statusOf(positionals[1]),
        )
      case 'export':
        return await exportOrders(context, filter, values.out)
      default:
        throw new UsageError('Expected: orders list, show, state or export.')
    }
  },
}

function statusOf(text: string | undefined): OrderStatus {
  const found = ORDER_STATUSES.find((status) => status === text)
  if (!found) throw new UsageError(`A status is one of ${ORDER_STATUSES.join(', ')}.`)
  return found
}

function dateOf(text: string | undefined, name: string): string | null {
  if (text === undefined) return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new UsageError(`${name} must be a date.`)
  return date.toISOString()
}

function summary(order: ListedOrder): string {
  const placedAt = new Date(order.createdAt).toISOString().slice(0, 16)
  const review = order.reviewReasons.length > 0 ? ` (${order.reviewReasons.join(', ')})` : ''
  return [
    order.id,
    placedAt,
    `${order.status}${review}`,
    order.deliveryPhone,
    order.deliveryName,
    `${toTaka(order.total)} tk`,
    order.lines,
  ].join('  ')
}

async function showOrder({ db, print, printError }: CommandContext, id: number): Promise<number> {
  const found = await findOrderDetails(db, id)
  if (!found) {
    printError(`There is no order ${id}.`)
    return 1
  }
  print(JSON.stringify(found, null, 2))
  return 0
}

async function changeOrderStatus(
  { db, print, printError }: CommandContext,
  id: number,
  to: OrderStatus,
): Promise<number> {
  const change = await changeStatus(db, id, to)
  if (change.outcome === 'changed') {
    print(`${id}: ${change.from} → ${to}${change.restocked ? ', stock returned' : ''}`)
    return 0
  }
  printError(
    change.outcome === 'unknown'
      ? `There is no order ${id}.`
      : `An order that is ${change.from} cannot become ${to}.`,
  )
  return 1
}

async function exportOrders(
  { db, print, printError }: CommandContext,
  filter: { status: OrderStatus | null; from: string | null; to: string | null },
  path: string | undefined,
): Promise<number> {
  const file = path === undefined ? undefined : createWriteStream(path)
  const write = async (text: string) => {
    if (!file) print(text.trimEnd())
    else if (!file.write(text)) await once(file, 'drain')
  }
  const header =
    'number,placed,state,name,phone,address,zone,items,subtotal,discount,delivery,total'
  await write(csvLine(header.split(',')))
  let before: ListedOrder | null = null
  let count = 0
  for (;;) {
    const orders: ListedOrder[] = await listOrders(db, { ...filter, limit: pageSize, before })
    for (const order of orders) await write(toCsv(order))
    count += orders.length
    const last = orders.at(-1)
    if (orders.length < pageSize || !last) break
    before = last
    printError(`${count} orders`)
  }
  if (file) {
    file.end()
    await once(file, 'finish')
    print(`${count} orders written to ${path}`)
  }
  return 0
}

function toCsv(order: ListedOrder): string {
  return csvLine([
    order.id,
    new Date(order.createdAt).toISOString(),
    order.status,
    order.deliveryName,
    order.deliveryPhone,
    order.deliveryAddress,
    order.shippingZone,
    order.lines,
    toTaka(order.subtotal),
    toTaka(order.discount),
    toTaka(order.shippingCharge),
    toTaka(order.total),
  ])
}
