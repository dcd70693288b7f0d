import { z } from 'zod'

/** The body of every successful answer, with `data` of the given schema. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ statusCode: z.literal(200), message: z.string(), data })
}

/** An error in one field of a request; `left` is the stock when an order asks for more. */
export const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  /**
   * Why: `gone`, `sold_out`, `short`, `offer_over`, `offer_once` or `offer_used` for a product of an order,
   * else the code of a rule, such as `delivery.nameRequired`.
   */
  code: z.string().optional(),
  productId: z.number().int().optional(),
  left: z.number().int().min(0).optional(),
})

/** The body of every error. */
export const errorAnswer = z.object({
  statusCode: z.number().int().min(400).max(599),
  message: z.string(),
  errors: z.array(fieldError),
  /** Why the request was refused, such as `stock`, `limit` or `invalid`. */
  code: z.string().optional(),
  /** The current quote when an order became dearer, else null. */
  data: z.looseObject({}).nullable(),
  /** The request's id in the log of the API, as in the header `X-Request-Id`. */
  requestId: z.string().optional(),
})

/** A successful answer without data. */
export const emptyAnswer = envelope(z.object({}))

/** The answer to GET /healthz and GET /readyz. */
export const statusAnswer = envelope(z.object({ status: z.string() }))

/** An error in one field of a request. */
export type FieldError = z.infer<typeof fieldError>

/** The body of every error. */
export type ErrorAnswer = z.infer<typeof errorAnswer>
