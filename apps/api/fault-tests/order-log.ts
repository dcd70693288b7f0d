import { fromAddress } from '../test/shop-process.ts'

/** The orders that a fault test sent, by their Idempotency-Key. */
export interface OrderLog {
  /** The fault that is tested. */
  fault: string
  /** How often the fault is caused. */
  runs: number
  /** The numbers of confirmed orders. */
  confirmed: Map<string, number>
  /** The bodies of orders without a response, or whose response asks for a retry. */
  unanswered: Map<string, string>
}

/** An empty log. */
export function createOrderLog(fault: string, runs: number): OrderLog {
  return { fault, runs, confirmed: new Map(), unanswered: new Map() }
}

/** An order as JSON, from a random phone number when none is given. */
export function orderBody(
  products: readonly { id: number; quantity: number }[],
  deliveryPhone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
): string {
  return JSON.stringify({
    deliveryName: 'Fault test',
    deliveryPhone,
    deliveryAddress: 'Dhaka',
    products,
  })
}

/** An order of one piece each of two random test products. */
export function randomOrder(): string {
  const first = 1 + Math.floor(Math.random() * 4)
  return orderBody([first, 1 + (first % 4)].map((id) => ({ id, quantity: 1 })))
}

/** The header of a shopper with a random address. */
export const randomAddress = () => fromAddress(Math.floor(Math.random() * 2 ** 24))

/** Sends an order and logs its response. A refusal for missing stock is not logged. */
export async function sendOrder(
  baseUrl: string,
  log: OrderLog,
  key: string,
  body: string,
  shopper: Record<string, string> = randomAddress(),
): Promise<void> {
  let response: Response
  let data: { orderId: number } | null
  try {
    response = await fetch(`${baseUrl}/orders/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...shopper },
      body,
    })
    data = ((await response.json()) as { data: typeof data }).data
  } catch {
    log.unanswered.set(key, body)
    return
  }
  if (data) logConfirmed(log, key, data.orderId)
  else if (response.status !== 409 || response.headers.has('retry-after')) {
    log.unanswered.set(key, body)
  }
}

function logConfirmed(log: OrderLog, key: string, orderId: number) {
  const earlier = log.confirmed.get(key)
  if (earlier !== undefined && earlier !== orderId) {
    throw new Error(`The key ${key} was answered with two orders`)
  }
  log.confirmed.set(key, orderId)
  log.unanswered.delete(key)
}

/** Sends unanswered orders again, with the same key and body, as a client does. */
export async function retryUnanswered(baseUrl: string, log: OrderLog): Promise<void> {
  for (const [key, body] of [...log.unanswered]) await sendOrder(baseUrl, log, key, body)
}
