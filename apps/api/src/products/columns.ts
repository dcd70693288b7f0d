import type { Sql } from '../db/client.ts'

/** The columns of a list; descriptions stay behind, they would be most of its bytes. */
export const listColumns = (sql: Sql) => sql`
  p.id, p.name, p.price, p.discount_price, p.image, p.image2, p.image3, p.image4,
  c.name as category, p.product_type, p.quantity, p.rating, p.reviews, p.color, p.size,
  p.offer_product_id, p.offer_image, o.name as offer_name, o.deleted_at as offer_deleted_at`

/** Products with their category and the product offered after them. */
export const listTables = (sql: Sql) => sql`
  products p join categories c on c.id = p.category_id left join products o on o.id = p.offer_product_id`

/** What makes a product discounted: a discount price above 0 and below the price. */
export const discounted = (sql: Sql) => sql`(p.discount_price > 0 and p.discount_price < p.price)`
