import { toTaka, type OrderStatus } from '@shop/domain'
import type { TrackedOrder } from '@shop/domain/wire'
import type { Sql } from '../db/client.ts'
import { offeredProduct, type ProductRow } from '../products/product.ts'

interface OrderRow {
  id: number
  status: OrderStatus
  delivery_name: string
  delivery_phone: string
  subtotal: number
  discount: number
  shipping_charge: number
  total: number
  created_at: string
}

type LineRow = Pick<
  ProductRow,
  'name' | 'image' | 'category' | 'quantity' | 'price' | 'discount_price'
> &
  Pick<ProductRow, 'offer_product_id' | 'offer_name' | 'offer_deleted_at' | 'offer_image'> & {
    product_id: number
  }

/** An order by number and phone together; undefined when the two do not belong to each other. */
export async function findOrder(
  sql: Sql,
  orderId: number,
  phone: string,
): Promise<TrackedOrder | undefined> {
  const [[order], lines] = await Promise.all([
    sql<OrderRow[]>`
      select id, status, delivery_name, delivery_phone, subtotal, discount, shipping_charge, total,
        created_at
      from orders where id = ${orderId} and delivery_phone = ${phone}`,
    sql<LineRow[]>`
      select l.product_id, l.name, l.image, l.category, l.quantity, l.price, l.discount_price,
        p.offer_product_id, p.offer_image, o.name as offer_name, o.deleted_at as offer_deleted_at
      from order_lines l join products p on p.id = l.product_id
      left join products o on o.id = p.offer_product_id
      where l.order_id = ${orderId} order by l.line`,
  ])
  return order && toTracked(order, lines)
}

function toTracked(order: OrderRow, lines: readonly LineRow[]): TrackedOrder {
  return {
    orderId: order.id,
    status: order.status,
    placedAt: new Date(order.created_at).toISOString(),
    deliveryName: order.delivery_name,
    totallPrice: toTaka(order.total),
    subtotal: toTaka(order.subtotal),
    shippingCharge: toTaka(order.shipping_charge),
    discount: toTaka(order.discount),
    user: { name: order.delivery_name, phone: order.delivery_phone },
    orderProducts: lines.map((line) => ({
      product: {
        name: line.name,
        productId: line.product_id,
        image: line.image,
        category: { name: line.category },
        CheckoutDiscountProduct: offeredProduct(line),
        CheckoutDiscountImage: line.offer_image,
      },
      quantity: line.quantity,
      price: toTaka(line.price),
      discountPrice: line.discount_price === null ? null : toTaka(line.discount_price),
    })),
  }
}
