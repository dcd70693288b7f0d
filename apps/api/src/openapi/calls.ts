import * as wire from '@shop/domain/wire'
import { z } from 'zod'

/** One call of the API in the documentation. */
export interface Call {
  method: 'get' | 'post'
  path: string
  tag: 'Catalogue' | 'Orders' | 'Campaigns' | 'Contact' | 'Operations'
  summary: string
  /** An example of each path parameter. */
  params?: Readonly<Record<string, string>>
  query?: z.ZodObject
  headers?: Readonly<Record<string, string>>
  body?: z.ZodType
  answer: z.ZodType
  /** The other statuses, and when they are returned. */
  errors: Readonly<Record<number, string>>
}

const wrong = { 400: 'A field is missing or wrong; `errors` names each.' }
const posted = {
  ...wrong,
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  429: 'Too many requests; `Retry-After` gives the seconds to wait.',
}
const status = wire.envelope(z.object({ status: z.string() }))

/** Every call, in the order of the documentation. */
export const calls: readonly Call[] = [
  { method: 'get', path: '/categories', tag: 'Catalogue', summary: 'Every category.', answer: wire.categoryListAnswer, errors: {} },
  { method: 'get', path: '/products', tag: 'Catalogue', summary: 'All products, or those that match the query. Without `limit` the answer is the whole list. Descriptions are empty in lists.', query: wire.productQuery, answer: wire.productListAnswer, errors: wrong },
  { method: 'get', path: '/products/{id}', tag: 'Catalogue', summary: 'One product. `order` and `campaign` apply the price of that offer while it is valid, and are ignored otherwise.', params: { id: '1' }, query: z.object({ order: z.string().optional(), campaign: z.string().optional() }), answer: wire.productAnswer, errors: { 404: 'There is no such product, or it was deleted.' } },
  { method: 'get', path: '/products/category-search/{category}', tag: 'Catalogue', summary: 'The products of a category, by its name in any case.', params: { category: 'kitchen appliances' }, query: wire.productQuery, answer: wire.productListAnswer, errors: wrong },
  { method: 'get', path: '/products/search/{text}', tag: 'Catalogue', summary: 'At most 20 products that match, best first. Corrects typing errors; accepts Bengali and romanised words. `guess` is true when none is known to be what was looked for.', params: { text: 'ketle' }, answer: wire.productListAnswer, errors: {} },
  { method: 'get', path: '/home', tag: 'Catalogue', summary: 'Everything that the home page shows.', answer: wire.homeAnswer, errors: {} },
  { method: 'post', path: '/orders/confirm', tag: 'Orders', summary: 'Places an order exactly once, at today’s prices.', headers: { 'Idempotency-Key': 'A UUID made when the form opens. The same key and body get the same answer; without it phone and lines count as the key for two minutes.', 'X-Browser-Id': 'A random id of the browser, 16 to 64 letters, digits, `-` and `_`; limits count it. Without it all requests of an address are one browser.' }, body: wire.orderRequest, answer: wire.orderAnswer, errors: { ...posted, 409: 'A line is short, gone or its offer is over: `errors` names the line and what is `left`. Or the total is above `expectedTotal`: `data` is the current quote. Or the same order is still being placed.', 422: 'The Idempotency-Key belongs to another order.' } },
  { method: 'post', path: '/orders/quote', tag: 'Orders', summary: 'The current prices, stock and total of a bag, with a warning for each line that cannot be ordered. Nothing is reserved.', body: wire.quoteRequest, answer: wire.quoteAnswer, errors: posted },
  { method: 'get', path: '/orders/track', tag: 'Orders', summary: 'An order by number and phone together.', query: wire.trackRequest, answer: wire.trackAnswer, errors: { ...wrong, 404: 'No order has this number and phone.', 429: posted[429] } },
  { method: 'post', path: '/orders/track', tag: 'Orders', summary: 'As GET, without the phone in an address.', body: wire.trackRequest, answer: wire.trackAnswer, errors: { ...posted, 404: 'No order has this number and phone.' } },
  { method: 'post', path: '/orders/cancel', tag: 'Orders', summary: 'Cancels an order by number and phone, while it is not packed. A repeated request answers the same.', body: wire.trackRequest, answer: wire.trackAnswer, errors: { ...posted, 404: 'No order has this number and phone.', 409: 'The order is packed, sent or delivered.' } },
  { method: 'get', path: '/campaigns', tag: 'Campaigns', summary: 'The campaigns; the last one is the current one.', query: z.object({ active: z.string().optional() }), answer: wire.campaignListAnswer, errors: {} },
  { method: 'post', path: '/campaign-responses', tag: 'Campaigns', summary: 'Responds to the current campaign. Empty `data` means that the response was rejected; `message` gives the reason.', body: wire.campaignResponseRequest, answer: wire.campaignResponseAnswer, errors: posted },
  { method: 'post', path: '/contact', tag: 'Contact', summary: 'Sends a message to the shop.', body: wire.contactRequest, answer: wire.emptyAnswer, errors: posted },
  { method: 'post', path: '/subscriptions', tag: 'Contact', summary: 'Subscribes to the newsletter. A repeated subscription changes nothing.', body: wire.subscriptionRequest, answer: wire.emptyAnswer, errors: posted },
  { method: 'get', path: '/ip', tag: 'Operations', summary: 'The caller’s address, without an envelope.', answer: wire.ipAnswer, errors: {} },
  { method: 'get', path: '/healthz', tag: 'Operations', summary: 'The process runs.', answer: status, errors: {} },
  { method: 'get', path: '/readyz', tag: 'Operations', summary: 'The database responds and the products are read.', answer: status, errors: { 503: 'The database does not respond, or the products are being read.' } },
] // prettier-ignore
