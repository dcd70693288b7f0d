import { z } from 'zod'
import { codePoints } from '../text.ts'

/** Trimmed text of at most `limit` code points, without NUL characters, which PostgreSQL cannot store. */
export function shortText(limit: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\u0000', '').trim())
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** As `shortText`, but not empty; `message` is the error for an empty text. */
export function requiredText(limit: number, message: string) {
  return z
    .string({ error: message })
    .transform((value) => value.replaceAll('\u0000', '').trim())
    .refine((value) => value !== '', message)
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** An identifier: a positive whole number, or a string of its digits. */
export const identifier = z
  .union([
    z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    z.string().regex(/^[1-9]\d{0,14}$/, 'Must be a number'),
  ])
  .transform(Number)

/** As `identifier`; null, undefined and '' become null. */
export const optionalIdentifier = z
  .union([identifier, z.null(), z.literal('').transform(() => null)])
  .optional()
  .transform((value) => value ?? null)
