import { stockCount } from '@shop/domain'
import type { LogFault } from '../runtime/failed-reads.ts'
import type { PageAnswer } from '../runtime/page-handler.ts'
import type { ReadApi } from '../app/lib/api.ts'

/** Products of one read: the maximum page size of the API. */
const PART_SIZE = 200

const json = { 'content-type': 'application/json' }

/**
 * GET /products.json: the products in stock. The server keeps it for a minute, others for an hour.
 * They are read in parts, so that a large catalogue delays no other request.
 */
export async function productFeed(api: ReadApi, logFault: LogFault): Promise<PageAnswer> {
  try {
    const texts: string[] = []
    let isFull = true
    for (let page = 1; isFull; page += 1) {
      const { products } = await api.products({ limit: PART_SIZE, page })
      const available = products.filter((product) => stockCount(product) > 0)
      if (available.length > 0) texts.push(JSON.stringify(available).slice(1, -1))
      isFull = products.length === PART_SIZE
    }
    return {
      status: 200,
      headers: { ...json, 'cache-control': 'public, max-age=3600, s-maxage=60' },
      body: `[${texts.join(',')}]`,
    }
  } catch (error) {
    logFault('products.json could not be created.', error)
    const body = JSON.stringify({ message: 'Products could not be read.' })
    return { status: 503, headers: json, body }
  }
}
