import { stockCount } from '@shop/domain'
import type { ReadApi } from '../app/lib/api.ts'

/** GET /products.json: the products in stock. The server keeps it for a minute, others for an hour. */
export async function productFeed(api: ReadApi): Promise<Response> {
  try {
    const { products } = await api.products()
    return Response.json(
      products.filter((product) => stockCount(product) > 0),
      { headers: { 'Cache-Control': 'public, max-age=3600, s-maxage=60' } },
    )
  } catch (error) {
    console.error('products.json could not be created.', error)
    return Response.json({ message: 'Products could not be read.' }, { status: 503 })
  }
}
