import { z } from 'zod'

/** What every answer is wrapped in: `data` beside the status and a message. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ statusCode: z.literal(200), message: z.string(), data })
}

/** One thing that is wrong with a request; `left` is the stock that remains of a short line. */
export const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  productId: z.number().int().optional(),
  left: z.number().int().min(0).optional(),
})

/** The one shape of every error. */
export const errorAnswer = z.object({
  statusCode: z.number().int().min(400).max(599),
  message: z.string(),
  errors: z.array(fieldError),
  data: z.null(),
})

/** A success whose data says nothing. */
export const emptyAnswer = envelope(z.object({}))

/** One thing that is wrong with a request. */
export type FieldError = z.infer<typeof fieldError>

/** The one shape of every error. */
export type ErrorAnswer = z.infer<typeof errorAnswer>
