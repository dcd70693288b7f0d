import { z } from 'zod'
import { codePoints } from '../text.ts'

/** Trimmed text without NUL and lone surrogates, which PostgreSQL cannot store. */
function storable(value: string): string {
  return value
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
}

/** Trimmed text of at most `limit` code points, without characters that PostgreSQL cannot store. */
export function shortText(limit: number) {
  return z
    .string()
    .transform(storable)
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** As `shortText`, but not empty; `message` is the error for an empty text. */
export function requiredText(limit: number, message: string) {
  return z
    .string({ error: message })
    .transform(storable)
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
