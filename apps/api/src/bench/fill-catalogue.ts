import type { Sql } from '../db/client.ts'

/**
 * Grows the catalogue to `size` products: copies of the demo's, with names of their own, so that
 * words and prices are spread as in a real shop.
 */
export async function fillCatalogue(sql: Sql, size: number): Promise<void> {
  await sql`
    insert into products (id, name, price, discount_price, image, image2, image3, image4,
      category_id, product_type, quantity, color, size, description, keywords, search_text, search_name)
    select (select max(id) from products) + n, p.name || ' ' || (n % 997), p.price + (n % 50) * 100, p.discount_price,
      p.image, p.image2, p.image3, p.image4, p.category_id, p.product_type, 1000000, p.color, p.size,
      p.description, p.keywords, p.search_text || ' ' || (n % 997), p.search_name || ' ' || (n % 997)
    from generate_series(1, ${size}::int - (select count(*)::int from products)) n
    join (select row_number() over (order by id) - 1 as at, count(*) over () as of, * from products) p
      on p.at = n % p.of`
  await sql`update products set quantity = 1000000, deleted_at = null where quantity < 1000000`
  await sql`
    insert into search_words
    select distinct unnest(string_to_array(trim(search_text), ' ')) from products
    on conflict do nothing`
  await sql`vacuum analyze products`
}
