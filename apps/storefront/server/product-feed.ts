import { stockCount } from '@shop/domain'
import type { ReadApi } from '../app/lib/api.ts'

/** Products of one read: the maximum page size of the API. */
const PART_SIZE = 200

/**
 * GET /products.json: the products in stock. The server keeps it for a minute, others for an hour.
 * They are read in parts, so that a large catalogue delays no other request.
 */
export async function productFeed(api: ReadApi): Promise<Response> {
  try {
    const texts: string[] = []
    let isFull = true
    for (let page = 1; isFull; page += 1) {
      const { products } = await api.products({ limit: PART_SIZE, page })
      const available = products.filter((product) => stockCount(product) > 0)
      if (available.length > 0) texts.push(JSON.stringify(available).slice(1, -1))
      isFull = products.length === PART_SIZE
    }
    return new Response(`[${texts.join(',')}]`, {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=3600, s-maxage=60',
      },
    })
  } catch (error) {
    console.error('products.json could not be created.', error)
    return Response.json({ message: 'Products could not be read.' }, { status: 503 })
  }
}
