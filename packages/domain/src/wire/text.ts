import { z } from 'zod'
import { codePoints } from '../text.ts'

/** Trimmed text of at most `limit` code points, without the NUL that PostgreSQL cannot keep. */
export function shortText(limit: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\u0000', '').trim())
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** As `shortText`, and not blank; `message` is what the shopper reads when it is. */
export function requiredText(limit: number, message: string) {
  return z
    .string({ error: message })
    .transform((value) => value.replaceAll('\u0000', '').trim())
    .refine((value) => value !== '', message)
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** An identifier that may come as a number or as digits. */
export const identifier = z
  .union([
    z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    z.string().regex(/^[1-9]\d{0,14}$/, 'Must be a number'),
  ])
  .transform(Number)

/** As `identifier`; null, absent and '' mean none. */
export const optionalIdentifier = z
  .union([identifier, z.null(), z.literal('').transform(() => null)])
  .optional()
  .transform((value) => value ?? null)
