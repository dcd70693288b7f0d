import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { ORDER_STATUSES, toTaka, type OrderStatus } from '@shop/domain'
import { UsageError, wholeNumber, type Command, type Desk } from './command.ts'
import { csvLine } from './csv.ts'
import { changeState, listOrders, showOrder, type ListedOrder } from './order.queries.ts'

const page = 500
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
  summary: 'List, show and export orders, and change their state',
  help: `usage: orders list   [--status S] [--from DATE] [--to DATE] [--limit 50]
       orders show   NUMBER
       orders state  NUMBER S
       orders export [--status S] [--from DATE] [--to DATE] [--out FILE.csv]

  S     one of ${ORDER_STATUSES.join(', ')}
  DATE  such as 2026-11-20 or 2026-11-20T18:00+06:00

A cancelled order gives its stock back. What has shipped can no longer be cancelled.
Exit codes: 0 done, 1 no such order or not allowed, 2 wrong usage.`,
  async run(desk, args) {
    const [action, ...rest] = args
    const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options })
    const filter = {
      status: values.status === undefined ? null : statusOf(values.status),
      from: momentOf(values.from, '--from'),
      to: momentOf(values.to, '--to'),
    }
    switch (action) {
      case 'list': {
        const limit = wholeNumber(values.limit, '--limit')
        const orders = await listOrders(desk.sql, { ...filter, limit, before: null })
        for (const order of orders) desk.say(summary(order))
        return 0
      }
      case 'show':
        return await show(desk, wholeNumber(positionals[0], 'The order number'))
      case 'state':
        return await move(
          desk,
          wholeNumber(positionals[0], 'The order number'),
          statusOf(positionals[1]),
        )
      case 'export':
        return await exportOrders(desk, filter, values.out)
      default:
        throw new UsageError('Say list, show, state or export.')
    }
  },
}

function statusOf(text: string | undefined): OrderStatus {
  const found = ORDER_STATUSES.find((status) => status === text)
  if (!found) throw new UsageError(`A state is one of ${ORDER_STATUSES.join(', ')}.`)
  return found
}

function momentOf(text: string | undefined, name: string): string | null {
  if (text === undefined) return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new UsageError(`${name} must be a date.`)
  return moment.toISOString()
}

function summary(order: ListedOrder): string {
  const at = new Date(order.created_at).toISOString().slice(0, 16)
  const review = order.review_reasons.length > 0 ? ` (${order.review_reasons.join(', ')})` : ''
  return [
    order.id,
    at,
    `${order.status}${review}`,
    order.delivery_phone,
    order.delivery_name,
    `${toTaka(order.total)} tk`,
    order.lines,
  ].join('  ')
}

async function show({ sql, say, tell }: Desk, id: number): Promise<number> {
  const found = await showOrder(sql, id)
  if (!found) {
    tell(`There is no order ${id}.`)
    return 1
  }
  say(JSON.stringify(found, null, 2))
  return 0
}

async function move({ sql, say, tell }: Desk, id: number, to: OrderStatus): Promise<number> {
  const change = await changeState(sql, id, to)
  if (change.outcome === 'changed') {
    say(`${id}: ${change.from} → ${to}${change.restocked ? ', stock given back' : ''}`)
    return 0
  }
  tell(
    change.outcome === 'unknown'
      ? `There is no order ${id}.`
      : `An order that is ${change.from} cannot become ${to}.`,
  )
  return 1
}

async function exportOrders(
  { sql, say, tell }: Desk,
  filter: { status: OrderStatus | null; from: string | null; to: string | null },
  path: string | undefined,
): Promise<number> {
  const file = path === undefined ? undefined : createWriteStream(path)
  const write = async (text: string) => {
    if (!file) say(text.trimEnd())
    else if (!file.write(text)) await once(file, 'drain')
  }
  const head = 'number,placed,state,name,phone,address,zone,items,subtotal,discount,delivery,total'
  await write(csvLine(head.split(',')))
  let before: { at: string; id: number } | null = null
  let count = 0
  for (;;) {
    const orders: ListedOrder[] = await listOrders(sql, { ...filter, limit: page, before })
    for (const order of orders) await write(row(order))
    count += orders.length
    const last = orders.at(-1)
    if (orders.length < page || !last) break
    before = { at: last.created_at, id: last.id }
    tell(`${count} orders`)
  }
  if (file) {
    file.end()
    await once(file, 'finish')
    say(`${count} orders written to ${path}`)
  }
  return 0
}

function row(order: ListedOrder): string {
  return csvLine([
    order.id,
    new Date(order.created_at).toISOString(),
    order.status,
    order.delivery_name,
    order.delivery_phone,
    order.delivery_address,
    order.shipping_zone,
    order.lines,
    toTaka(order.subtotal),
    toTaka(order.discount),
    toTaka(order.shipping_charge),
    toTaka(order.total),
  ])
}
