import { ORDER_STATUSES, type OrderStatus } from '@shop/domain'
import { repeatNotice } from '../outbox/outbox.queries.ts'
import type { Db } from '../db/session.ts'
import { findOrderDetails } from '../orders/order-details.queries.ts'
import { listOrders, type ListedOrder, type OrderFilter } from '../orders/order-list.queries.ts'
import { changeOrderState } from '../orders/order-state.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { flag, readArguments, text, wholeNumber } from './arguments.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { exportRows, printLines } from './list-output.ts'
import { exportColumns, toDetails, toExportRow, toListRow } from './order-output.ts'
import { parseTime } from './shop-time.ts'

const pageSize = 500
const options = {
  status: text,
  from: text,
  to: text,
  limit: { ...text, default: '50' },
  json: flag,
  out: text,
  reason: text,
} as const

const changes: Readonly<Record<string, OrderStatus>> = {
  confirm: 'confirmed',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  return: 'returned',
}

/** `orders list | show | export`, and one action for each change of the status. */
export const ordersCommand: Command = {
  name: 'orders',
  summary: 'List, show, export, confirm, pack, ship, deliver, cancel and return orders',
  help: `usage: orders list    [--status S] [--from DATE] [--to DATE] [--limit 50] [--json]
       orders export  [--status S] [--from DATE] [--to DATE] [--out FILE.csv]
       orders show    NUMBER
       orders confirm NUMBER... [--reason TEXT]
       orders pack    NUMBER... [--reason TEXT]
       orders ship    NUMBER... [--reason TEXT]
       orders deliver NUMBER... [--reason TEXT]
       orders cancel  NUMBER... [--reason TEXT]
       orders return  NUMBER... [--reason TEXT]
       orders notify  NUMBER...
       orders state   NUMBER S  [--reason TEXT]

  S     one of ${ORDER_STATUSES.join(', ')}
  DATE  a day of the shop's time zone such as 2026-12-11 (--to includes its day), or a time such as
        2026-12-11T18:00
  TEXT  is kept in the history of the order, which show prints

Newest first. Confirming takes the pieces that the order does not hold yet; when the stock is short,
nothing changes and the missing pieces are named. A cancellation and a return give the pieces back to
the stock. A shopper can cancel an order until it is packed, the owner until it is shipped; a
shipped order can only be returned. notify posts an order to
ORDER_WEBHOOK_URL again. The export writes phone numbers with a hyphen, so that spreadsheets keep
their 0; list --json has the bare digits.
Exit codes: 0 done, 1 no such order, change not allowed or stock short, 2 wrong usage.`,
  async run(context, args) {
    const [action = '', ...rest] = args
    const { values, positionals } = readArguments(rest, options)
    const numbers = () => {
      if (positionals.length === 0) throw new UsageError('Expected the number of an order.')
      return positionals.map((text) => wholeNumber(text, 'The order number'))
    }
    const reason = values.reason?.trim() || null
    const to = Object.hasOwn(changes, action) ? changes[action] : undefined
    if (to) return await changeOrders(context, numbers(), to, reason)
    switch (action) {
      case 'list': {
        const limit = wholeNumber(values.limit, '--limit')
        const timeZone = await readTimeZone(context.db)
        const filter = { ...filterOf(timeZone, values), limit }
        const orders = await listOrders(context.db, filter)
        if (values.json) {
          const rows = orders.map((order) => ({
            ...toExportRow(order, timeZone),
            reviewReasons: order.reviewReasons,
          }))
          context.print(JSON.stringify(rows, null, 2))
        } else
          printLines(
            context,
            orders.map((order) => toListRow(order, timeZone)),
          )
        return 0
      }
      case 'show':
        return await showOrder(context, numbers()[0] ?? 0)
      case 'state': {
        const [number, status] = positionals
        const id = wholeNumber(number, 'The order number')
        return await changeOrders(context, [id], statusOf(status), reason)
      }
      case 'notify':
        return await notifyAgain(context, numbers())
      case 'export': {
        const timeZone = await readTimeZone(context.db)
        await exportRows(context, {
          header: exportColumns,
          pages: exportPages(context.db, timeZone, filterOf(timeZone, values)),
          path: values.out,
          noun: 'orders',
        })
        return 0
      }
      default:
        throw new UsageError(
          `Expected: orders list, show, export, ${Object.keys(changes).join(', ')}, notify or state.`,
        )
    }
  },
}

type Filter = Pick<OrderFilter, 'status' | 'from' | 'to'>

function filterOf(
  timeZone: string,
  values: { status?: string | undefined; from?: string | undefined; to?: string | undefined },
): Filter {
  return {
    status: values.status === undefined ? undefined : statusOf(values.status),
    from: values.from === undefined ? undefined : parseTime(values.from, '--from', { timeZone }),
    to: values.to === undefined ? undefined : parseTime(values.to, '--to', { timeZone, end: true }),
  }
}

function statusOf(text: string | undefined): OrderStatus {
  const found = ORDER_STATUSES.find((status) => status === text)
  if (!found) throw new UsageError(`A status is one of ${ORDER_STATUSES.join(', ')}.`)
  return found
}

async function showOrder({ db, print, printError }: CommandContext, id: number): Promise<number> {
  const found = await findOrderDetails(db, id)
  if (!found) {
    printError(`There is no order ${id}.`)
    return 1
  }
  print(JSON.stringify(toDetails(found, await readTimeZone(db)), null, 2))
  return 0
}

async function changeOrders(
  { db, print, printError }: CommandContext,
  ids: readonly number[],
  to: OrderStatus,
  reason: string | null,
): Promise<number> {
  let code = 0
  for (const id of ids) {
    const change = await changeOrderState(db, id, to, { reason })
    if (change.outcome === 'changed') {
      print(`${id}: ${change.from} → ${to}${change.returned > 0 ? ', stock returned' : ''}`)
      continue
    }
    code = 1
    if (change.outcome === 'short') {
      for (const { name, productId, missing } of change.missing) {
        printError(`${id}: missing in stock: ${missing} x ${name} (product ${productId})`)
      }
      continue
    }
    printError(
      change.outcome === 'unknown'
        ? `There is no order ${id}.`
        : `An order that is ${change.from} cannot become ${to}.`,
    )
  }
  return code
}

async function notifyAgain(
  { db, print, printError }: CommandContext,
  ids: readonly number[],
): Promise<number> {
  let code = 0
  for (const id of ids) {
    if (await repeatNotice(db, id)) print(`${id}: the notice is due again.`)
    else {
      code = 1
      printError(`There is no order ${id}.`)
    }
  }
  return code
}

async function* exportPages(db: Db, timeZone: string, filter: Filter) {
  let before: number | undefined
  for (;;) {
    const orders: ListedOrder[] = await listOrders(db, { ...filter, limit: pageSize, before })
    yield orders.map((order) => toExportRow(order, timeZone))
    const last = orders.at(-1)
    if (orders.length < pageSize || !last) return
    before = last.id
  }
}
