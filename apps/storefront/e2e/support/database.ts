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

/** Runs a statement in the database of the running shop, and returns its rows. */
export async function inDatabase(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const settings = loadSettings({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings, { log: createLogger(settings), attach: true })
  try {
    return (await database.pool.query<Record<string, unknown>>(statement, values)).rows
  } finally {
    await database.close()
  }
}

/** The stock of a product. */
export async function stockOf(productId: number): Promise<number> {
  const [row] = await inDatabase('select quantity from products where id = $1', [productId])
  return Number(row?.['quantity'])
}

/** Columns of a product that a test changes; the price in poisha. */
export type ProductColumns = Partial<Record<'quantity' | 'price', number>>

/** Changes columns of a product, and returns what they were. */
export async function changeProduct(id: number, columns: ProductColumns): Promise<ProductColumns> {
  const [before] = await inDatabase('select quantity, price from products where id = $1', [id])
  await inDatabase(
    'update products set quantity = coalesce($2, quantity), price = coalesce($3, price) where id = $1',
    [id, columns.quantity, columns.price],
  )
  return Object.fromEntries(Object.keys(columns).map((name) => [name, Number(before?.[name])]))
}

/** A stored order by its number; undefined when there is none. */
export async function storedOrder(id: number): Promise<StoredOrder | undefined> {
  const [row] = await inDatabase('select * from orders where id = $1', [id])
  if (!row) return undefined
  const lines = await inDatabase('select * from order_lines where order_id = $1 order by line', [
    id,
  ])
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
}

/** The orders with this delivery name. */
export function ordersNamed(name: string) {
  return inDatabase('select id from orders where delivery_name = $1', [name])
}
