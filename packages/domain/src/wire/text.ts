import { z } from 'zod'
import type { ProblemCode } from '../problem-texts.ts'
import { codePoints, EMAIL, isEmailLike, LIMITS, VISIBLE, withoutInvisible } from '../text.ts'

/** Control characters and changes of the writing direction; not line ends and tabs. */
const controls = /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Trimmed text without lone surrogates and NUL, which PostgreSQL cannot store, and without control
 * characters, which would write to the terminal of the owner. A line separator becomes a line end.
 */
function storable(value: string): string {
  return value
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
}

/** Trimmed text of at most `limit` code points, without control characters. */
export function shortText(limit: number) {
  return z
    .string()
    .meta({ maxLength: limit })
    .transform(storable)
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/**
 * As `shortText`, but not blank; `problem` is the error for a blank text.
 * @param pattern what the API description says of it
 */
export function requiredText(limit: number, problem: ProblemCode, pattern: RegExp = VISIBLE) {
  return z
    .string({ error: problem })
    .regex(VISIBLE, { error: problem, abort: false })
    .meta({ maxLength: limit, pattern: pattern.source })
    .transform(storable)
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
}

/** An e-mail address. */
export const email = requiredText(LIMITS.email, 'contact.emailRequired', EMAIL)
  .overwrite((text) => withoutInvisible(text).trim())
  .refine(isEmailLike, 'contact.emailInvalid' satisfies ProblemCode)

/** An identifier: a positive whole number of at most 15 digits, or a string of them. */
export const identifier = z
  .union([
    z.number().int().min(1).max(999_999_999_999_999),
    z
      .string()
      .overwrite(withoutInvisible)
      .regex(/^[1-9]\d{0,14}$/, 'Must be a number'),
  ])
  .transform(Number)

/** As `identifier`; null, undefined and '' become null. */
export const optionalIdentifier = z
  .union([identifier, z.null(), z.literal('').transform(() => null)])
  .optional()
  .transform((value) => value ?? null)

/** A text of at most `limit` code points, as it is. */
export function limitedText(limit: number) {
  return z
    .string()
    .refine((value) => codePoints(value) <= limit, `Must be at most ${limit} characters`)
    .meta({ maxLength: limit })
}

/** A switch in a query. */
export const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
