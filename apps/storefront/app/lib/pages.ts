import { FILTER_KEYS } from '@shop/domain'

/** A page of the shop. The route table, the sitemap and the journeys over every page derive from this list. */
export interface Page {
  /** Route pattern of React Router. */
  path: string
  /** Route module in app/routes, without extension. */
  file: string
  /** The slug of the page whose texts the owner writes: the API has them, and the links of the footer to them. */
  policy?: string
  /** The query parameters that the route reads. Others are not passed to it. @default none */
  queryParams?: readonly string[]
  /** HTTP status of the page. @default 200 */
  status?: number
  /** Seconds that the server and shared caches keep the page; browsers revalidate it. @default 5 */
  cacheSeconds?: number
  /** True lists the page in the sitemap. @default false */
  indexed?: boolean
  /** URLs that journeys over every page open. @default [path] */
  examples?: readonly string[]
}

export const pages: readonly Page[] = [
  { path: '/', file: 'home', indexed: true },
  {
    path: '/products',
    file: 'products',
    queryParams: [
      ...['category', 'search', 'sort', 'minPrice', 'maxPrice', 'inStock', 'page', 'choose'],
      ...FILTER_KEYS,
    ],
    indexed: true,
    examples: ['/products', '/products?category=audio', '/products?search=kettle'],
  },
  {
    // Whatever is after the id is decoration, such as the names of the category and the product.
    path: '/product-details/:id?/*',
    file: 'product-details',
    queryParams: ['order', 'campaign'],
    cacheSeconds: 1,
    examples: ['/product-details/1', '/product-details/107'],
  },
  {
    path: '/compare',
    file: 'compare',
    queryParams: ['ids'],
    examples: ['/compare', '/compare?ids=4,111,107'],
  },
  { path: '/combo-products', file: 'combo-products', indexed: true },
  { path: '/campaign', file: 'campaign', indexed: true },
  { path: '/cart', file: 'cart' },
  { path: '/checkout', file: 'checkout' },
  { path: '/shipping', file: 'shipping' },
  { path: '/payment-method', file: 'payment-method' },
  // Without an order these two open the home page.
  { path: '/payment-success', file: 'payment-success', examples: [] },
  { path: '/thank-you', file: 'thank-you', examples: [] },
  { path: '/about-us', file: 'policy', policy: 'about-us', indexed: true },
  { path: '/return-refund', file: 'policy', policy: 'return-refund', indexed: true },
  { path: '/privacy-policy', file: 'policy', policy: 'privacy-policy', indexed: true },
  { path: '/terms-conditions', file: 'policy', policy: 'terms-conditions', indexed: true },
  { path: '/delivery-policy', file: 'policy', policy: 'delivery-policy', indexed: true },
  { path: '/contact-us', file: 'contact-us', indexed: true },
  { path: '/login', file: 'login' },
  { path: '/track-order', file: 'track-order' },
  // Missing products redirect to it.
  { path: '/not-found', file: 'not-found', status: 404 },
  // The service worker shows it in place of a page that needs a connection.
  { path: '/offline', file: 'offline' },
  { path: '*', file: 'unknown', status: 404, examples: [] },
]

/** The id of a page's route. The policy pages share one route module. */
export const routeId = ({ file, policy }: Page) => `routes/${policy ?? file}`

/** The paths that the sitemap lists. */
export const indexedPaths = pages.filter(({ indexed }) => indexed).map(({ path }) => path)

/** A URL of every page, for tests. */
export const exampleUrls = pages.flatMap(({ path, examples = [path] }) => examples)
