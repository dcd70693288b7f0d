/** The maximum length of each field, in code points. */
export const LIMITS = {
  name: 100,
  address: 250,
  message: 2000,
  trips: 2000,
  email: 254,
  search: 100,
} as const

/** The most characters of an advertising cookie or an identifier of the browser. */
export const MAX_COOKIE = 500

/** Whether a text has nothing but white space and invisible characters, such as an empty braille cell. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || !VISIBLE.test(text)
}

/** A text with a character that can be seen. */
export const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u

/**
 * A phone number, code, e-mail address or number without invisible characters, such as the marks of the
 * writing direction around a number that was copied from contacts. Names and addresses keep theirs, which join
 * letters and emoji.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{DI}/gu, '')
}

/** The length of a text in code points, so that an emoji or a rare letter counts once. */
export function codePoints(text: string): number {
  return Array.from(text).length
}

/**
 * Whether a text looks like an e-mail address: something, @, and a domain with a dot. The part before
 * the @ is ASCII, because most mail servers accept no other; a domain may have letters of any script.
 */
export function isEmailLike(text: string): boolean {
  const address = withoutInvisible(text).trim()
  return address.length <= LIMITS.email && EMAIL.test(address)
}

/** An e-mail address without white space around it. */
export const EMAIL = /^[!-?A-~]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
