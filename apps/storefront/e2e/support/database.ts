import { createLogger, loadSettings, openDatabase } from '@shop/api'

/** An order as stored in the database; amounts in poisha. */
export interface StoredOrder {
  id: number
  status: string
  deliveryName: string
  deliveryPhone: string
  deliveryAddress: string
  zone: string
  shipping: number
  total: number
  /** The language of the page on which it was placed. */
  language: string
  lines: { productId: number; quantity: number; price: number; discountPrice: number | null }[]
}

/** Runs a query in the database of the running shop. */
export async function inDatabase<T>(
  query: (sql: Awaited<ReturnType<typeof openDatabase>>['sql']) => Promise<T>,
): Promise<T> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const settings = loadSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    return await query(database.sql)
  } finally {
    await database.close()
  }
}

/** The stock of a product. */
export async function stockOf(productId: number): Promise<number> {
  return inDatabase(async (sql) => {
    const [row] = await sql`select quantity from products where id = ${productId}`
    return Number(row?.['quantity'])
  })
}

/** A stored order by its number; undefined when there is none. */
export async function storedOrder(id: number): Promise<StoredOrder | undefined> {
  return inDatabase(async (sql) => {
    const [row] = await sql`
      select id, status, delivery_name, delivery_phone, delivery_address, shipping_zone,
        shipping_charge, total, language
      from orders where id = ${id}`
    if (!row) return undefined
    const lines = await sql`
      select product_id, quantity, price, discount_price from order_lines
      where order_id = ${id} order by line`
    return {
      id: Number(row['id']),
      status: String(row['status']),
      deliveryName: String(row['delivery_name']),
      deliveryPhone: String(row['delivery_phone']),
      deliveryAddress: String(row['delivery_address']),
      zone: String(row['shipping_zone']),
      shipping: Number(row['shipping_charge']),
      total: Number(row['total']),
      language: String(row['language']),
      lines: lines.map((line) => ({
        productId: Number(line['product_id']),
        quantity: Number(line['quantity']),
        price: Number(line['price']),
        discountPrice: line['discount_price'] === null ? null : Number(line['discount_price']),
      })),
    }
  })
}

/** The orders with this delivery name. */
export function ordersNamed(name: string) {
  return inDatabase((sql) => sql`select 1 from orders where delivery_name = ${name}`)
}
