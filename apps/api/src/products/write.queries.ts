import type { Sql } from '../db/client.ts'
import { sanitiseDescription } from './sanitise.ts'
import { searchWords } from './search-words.ts'

/** A product to be stored: prices in poisha, `images` up to four media paths, raw HTML. */
export interface ProductDraft {
  id: number
  name: string
  categoryId: number
  categoryWords: string
  price: number
  discountPrice: number | null
  quantity: number
  productType: 'Single' | 'Combo'
  images: readonly string[]
  color: string | null
  size: string | null
  description: string
  keywords: readonly string[]
  offer: { productId: number; price: number; image: string | null } | null
  deletedAt: string | null
}

const batch = 500

/** Stores products, replacing those of the same id. Descriptions are sanitised on the way in. */
export async function storeProducts(sql: Sql, drafts: readonly ProductDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += batch) {
    const made = drafts.slice(start, start + batch).map(toRow)
    const rows = JSON.stringify(made)
    const words = new Set(made.flatMap((row) => row.search_text.trim().split(' ')))
    await sql`
      insert into products (
        id, name, price, discount_price, image, image2, image3, image4, category_id, product_type,
        quantity, color, size, description, keywords, search_text, search_name,
        offer_product_id, offer_price, offer_image, deleted_at)
      select id, name, price, discount_price, image, image2, image3, image4, category_id,
        product_type, quantity, color, size, description, keywords, search_text, search_name,
        offer_product_id, offer_price, offer_image, deleted_at
      from jsonb_populate_recordset(null::products, ${rows}::text::jsonb)
      on conflict (id) do update set
        name = excluded.name, price = excluded.price, discount_price = excluded.discount_price,
        image = excluded.image, image2 = excluded.image2, image3 = excluded.image3,
        image4 = excluded.image4, category_id = excluded.category_id,
        product_type = excluded.product_type, quantity = excluded.quantity,
        color = excluded.color, size = excluded.size, description = excluded.description,
        keywords = excluded.keywords, search_text = excluded.search_text,
        search_name = excluded.search_name, offer_product_id = excluded.offer_product_id,
        offer_price = excluded.offer_price, offer_image = excluded.offer_image,
        deleted_at = excluded.deleted_at`
    await sql`
      insert into search_words select unnest(${[...words].filter(Boolean)}::text[])
      on conflict do nothing`
  }
}

function toRow(draft: ProductDraft) {
  const keywords = draft.keywords.join(' ')
  return {
    id: draft.id,
    name: draft.name,
    price: draft.price,
    discount_price: draft.discountPrice,
    image: draft.images[0] ?? null,
    image2: draft.images[1] ?? null,
    image3: draft.images[2] ?? null,
    image4: draft.images[3] ?? null,
    category_id: draft.categoryId,
    product_type: draft.productType,
    quantity: Math.max(0, draft.quantity),
    color: draft.color,
    size: draft.size,
    description: sanitiseDescription(draft.description),
    keywords,
    // The leading space makes every word begin after one, so that '% ket%' finds words, not middles.
    search_text: ` ${searchWords(`${draft.name} ${keywords} ${draft.categoryWords}`)}`,
    search_name: ` ${searchWords(draft.name)}`,
    offer_product_id: draft.offer?.productId ?? null,
    offer_price: draft.offer?.price ?? null,
    offer_image: draft.offer?.image ?? null,
    deleted_at: draft.deletedAt,
  }
}
