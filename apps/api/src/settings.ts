import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { Bucket } from './photos/photo-bucket.ts'
import { FatalStartError } from './fatal-start-error.ts'
import { initialShop, initialShopShape, shopVariables } from './shop/initial-shop.ts'
import type { ShopFacts } from './shop/shop-facts.ts'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const demoMedia = resolve(repositoryRoot, 'packages/demo/build/media')

const count = (defaultValue: number) => z.coerce.number().int().min(0).default(defaultValue)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that starts with http:// or https://',
})
const token = z.string().regex(/^[\x20-\x7e]*$/, 'must be printable ASCII text')

/** The origin as browsers send it; undefined for what is none. */
function originOf(text: string): string | undefined {
  if (text === '*') return text
  return /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text)
    ? new URL(text).origin
    : undefined
}

const environment = z.object({
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .refine(
      (url) => !/^[^?]*@[^/?]*,/.test(url),
      'must name one host: put a proxy before several servers, see docs/database-resilience.md',
    )
    .optional(),
  DATA_DIR: z.string().min(1).default(resolve(repositoryRoot, '.data')),
  DB_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(16),
  DB_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(2_147_483_647).default(15_000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  MEDIA_DIR: z.string().min(1).optional(),
  S3_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s?#@]*[^\s?#@/]$/,
      'must be the address of a bucket such as https://s3.example/photos, without a slash at its end',
    )
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  DEMO: z.enum(['on', 'catalogue', 'off']).default('on'),
  BODY_LIMIT_BYTES: z.coerce.number().int().min(1024).default(131_072),
  LIST_CACHE_MS: count(1000),
  CORS_ORIGINS: list
    .refine(
      (all) => all.every(originOf),
      'each must be an origin such as https://shop.example, or *',
    )
    .transform((all) => all.flatMap((one) => originOf(one) ?? [])),
  TRUSTED_PROXIES: count(0),
  RATE_ORDER_PHONE: count(10),
  RATE_ORDER_BROWSER: count(20),
  RATE_ORDER_ADDRESS: count(600),
  RATE_FORM_ADDRESS: count(600),
  RATE_FORM_BROWSER: count(20),
  RATE_TRACK_ADDRESS: count(60),
  RATE_TRACK_ORDER: count(15),
  HOLD_ORDER_PIECES: count(20),
  HOLD_PHONE_PIECES: count(30),
  HOLD_ADDRESS_PIECES: count(150),
  SMS_DRIVER: z.enum(['log', 'webhook']).default('log'),
  SMS_WEBHOOK_URL: webAddress.optional(),
  SMS_WEBHOOK_TOKEN: token.optional(),
  ORDER_WEBHOOK_URL: webAddress.optional(),
  ORDER_WEBHOOK_TOKEN: token.optional(),
  RATE_COUPON_BROWSER: count(10),
  RATE_COUPON_ADDRESS: count(100),
  METRICS_TOKEN: z.string().min(8).optional(),
})

const newShopEnvironment = z.object(initialShopShape)

/** The names of the environment variables. */
export const settingNames: readonly string[] = [...Object.keys(environment.shape), ...shopVariables]

/** The parsed environment variables. Times are in milliseconds. */
export type Settings = Readonly<{
  host: string
  port: number
  /** An external PostgreSQL server; without it the shop runs its own in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  poolSize: number
  statementTimeout: number
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** The owner's photos: served under `/media`. The shop adds files in `photos` and `.originals`, and changes none. */
  mediaDir: string
  /** Where photos that are added are kept, in place of `mediaDir`. */
  bucket: Bucket | undefined
  /** Whether an empty database is filled with the demo shop and its pictures are served. */
  demo: boolean
  /** Whether the demo shop begins with orders, too. */
  demoOrders: boolean
  /** The demo's rendered pictures, served behind `mediaDir`; undefined without the demo. */
  demoMediaDir: string | undefined
  bodyLimit: number
  /** How long serialised responses are cached. */
  listCache: number
  corsOrigins: readonly string[]
  /** How many trusted reverse proxies add to `X-Forwarded-For`. */
  trustedProxies: number
  /** Requests allowed in ten minutes, coupon codes in one; 0 switches a limit off. */
  limits: Readonly<Record<LimitName, number>>
  /** Pieces of stock that unconfirmed orders may hold in 24 hours; 0 switches a bound off. */
  holds: Readonly<Record<'order' | 'phone' | 'address', number>>
  sms: Readonly<{ driver: 'log' | 'webhook'; url: string | undefined; token: string | undefined }>
  /** Where each new order is posted. */
  orderWebhook: Readonly<{ url: string | undefined; token: string | undefined }>
  /** The facts of a shop that has none, and the variables that gave them. */
  newShop: Readonly<{ facts: ShopFacts; given: readonly string[] }>
  metricsToken: string | undefined
}>

/** The names of the rate limits. */
type LimitName =
  | 'orderPhone'
  | 'orderBrowser'
  | 'orderAddress'
  | 'formAddress'
  | 'formBrowser'
  | 'trackAddress'
  | 'trackOrder'
  | 'couponBrowser'
  | 'couponAddress'

/**
 * Parses the environment variables; an empty one counts as absent.
 * @throws FatalStartError that names each invalid variable and what to do
 */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  const shop = newShopEnvironment.safeParse(given)
  if (!parsed.success || !shop.success) {
    const issues = [parsed, shop].flatMap(({ error }) => error?.issues ?? [])
    const errors = issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
    throw new FatalStartError(
      `The settings cannot be used: ${errors.join('; ')}.`,
      'Correct or unset the named environment variables; docs/configuration.md lists what each accepts.',
    )
  }
  const v = parsed.data
  if (v.SMS_DRIVER === 'webhook' && !v.SMS_WEBHOOK_URL) {
    throw new FatalStartError(
      'SMS_DRIVER is "webhook" but SMS_WEBHOOK_URL is not set.',
      'Set SMS_WEBHOOK_URL to the address of the SMS gateway, or SMS_DRIVER to "log".',
    )
  }
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = v
  const bucket = url && accessKey && secretKey ? { url, region, accessKey, secretKey } : undefined
  if (!bucket && (url || accessKey || secretKey)) {
    throw new FatalStartError(
      'Only some of S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY are set.',
      'Set all three, or unset them to keep photos in MEDIA_DIR.',
    )
  }
  return {
    host: v.HOST,
    port: v.PORT,
    databaseUrl: v.DATABASE_URL,
    dataDir: resolve(v.DATA_DIR),
    poolSize: v.DB_POOL_SIZE,
    statementTimeout: v.DB_STATEMENT_TIMEOUT_MS,
    logLevel: v.LOG_LEVEL,
    mediaDir: v.MEDIA_DIR ? resolve(v.MEDIA_DIR) : join(resolve(v.DATA_DIR), 'media'),
    bucket,
    demo: v.DEMO !== 'off',
    demoOrders: v.DEMO === 'on',
    demoMediaDir: v.DEMO !== 'off' ? demoMedia : undefined,
    bodyLimit: v.BODY_LIMIT_BYTES,
    listCache: v.LIST_CACHE_MS,
    corsOrigins: v.CORS_ORIGINS,
    trustedProxies: v.TRUSTED_PROXIES,
    limits: {
      orderPhone: v.RATE_ORDER_PHONE,
      orderBrowser: v.RATE_ORDER_BROWSER,
      orderAddress: v.RATE_ORDER_ADDRESS,
      formAddress: v.RATE_FORM_ADDRESS,
      formBrowser: v.RATE_FORM_BROWSER,
      trackAddress: v.RATE_TRACK_ADDRESS,
      trackOrder: v.RATE_TRACK_ORDER,
      couponBrowser: v.RATE_COUPON_BROWSER,
      couponAddress: v.RATE_COUPON_ADDRESS,
    },
    holds: {
      order: v.HOLD_ORDER_PIECES,
      phone: v.HOLD_PHONE_PIECES,
      address: v.HOLD_ADDRESS_PIECES,
    },
    sms: { driver: v.SMS_DRIVER, url: v.SMS_WEBHOOK_URL, token: v.SMS_WEBHOOK_TOKEN },
    orderWebhook: { url: v.ORDER_WEBHOOK_URL, token: v.ORDER_WEBHOOK_TOKEN },
    newShop: {
      facts: initialShop(shop.data, v.DEMO !== 'off'),
      given: shopVariables.filter((name) => given[name] !== undefined),
    },
    metricsToken: v.METRICS_TOKEN,
  }
}
