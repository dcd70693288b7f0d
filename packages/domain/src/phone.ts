import { withoutInvisible } from './text.ts'

/** Replaces Bengali digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
}

/** What a mobile number of a country looks like, in Latin digits. Plain data, so that a setting can hold it. */
export interface PhoneRule {
  /** Country prefix that may be before the number: `+88`. */
  prefix: string
  /** First digits of every mobile number: `01`. */
  start: string
  /** Number of digits without the prefix. @default that of `pattern` */
  length?: number
  /** Regular expression of a number that can ring, without the prefix and without anchors. */
  pattern: string
}

/** Mobile numbers of Bangladesh: 01, a digit 3 to 9, then 8 digits. */
export const BANGLADESHI_PHONE: PhoneRule = {
  prefix: '+88',
  start: '01',
  length: 11,
  pattern: '01[3-9]\\d{8}',
}

/** Numbers of any country: at most 15 digits, as ITU-T E.164 says, with or without a plus. */
export const ANY_PHONE: PhoneRule = { prefix: '', start: '', pattern: '\\+?\\d{6,15}' }

// The rules below leave out invisible characters, and spaces and hyphens between digits, in which people
// group a number.

/** Whether a text has exactly as many digits as a number of the rule: Latin, Bengali or mixed; no prefix. */
export function hasPhoneLength(text: string, rule: PhoneRule): boolean {
  return rule.length === undefined ? isMobile(text, rule) : matches(text, `\\d{${rule.length}}`)
}

/** Whether a text has the length and the first digits of a number of the rule, without the prefix. */
export function hasPhoneStart(text: string, rule: PhoneRule): boolean {
  if (rule.length === undefined) return isMobile(text, rule)
  return matches(text, `${rule.start}\\d{${rule.length - rule.start.length}}`)
}

/** Whether a text is a number of the rule that can ring, without the prefix. */
export function isMobile(text: string, rule: PhoneRule): boolean {
  return matches(text, rule.pattern)
}

/** Whether a text is a number of the rule that can ring, with or without the prefix. */
export function isMobileOrPrefixed(text: string, rule: PhoneRule): boolean {
  return matches(text, `(?:${rule.prefix.replace(/\W/g, '\\$&')})?(?:${rule.pattern})`)
}

/** A phone number with one spelling: Latin digits, without separators and without the prefix of the rule. */
export function normalizePhone(text: string, rule: PhoneRule): string {
  const digits = latinDigits(text).replace(/\D/g, '')
  const rest = digits.replace(new RegExp(`^(?:00)?${rule.prefix.replace(/\D/g, '')}`), '')
  return hasPhoneStart(rest, rule) ? rest : digits
}

// The functions below take one argument, so that they can be passed as callbacks.

/** The delivery form's rule: exactly 11 digits, Latin, Bengali or mixed; no +88. */
export function isElevenDigits(text: string): boolean {
  return hasPhoneLength(text, BANGLADESHI_PHONE)
}

/** The contact form's rule: +8801 or 01, a digit 3 to 9, then 8 digits. */
export function isContactPhone(text: string): boolean {
  return isMobileOrPrefixed(text, BANGLADESHI_PHONE)
}

/** The campaign form's rule: 01 followed by 9 digits. */
export function isCampaignPhone(text: string): boolean {
  return hasPhoneStart(text, BANGLADESHI_PHONE)
}

/** Whether a text is a Bangladeshi mobile number: 01, a digit 3 to 9, then 8 digits. Orders with other numbers are reviewed. */
export function isBangladeshiMobile(text: string): boolean {
  return isMobile(text, BANGLADESHI_PHONE)
}

/**
 * A phone number as it is stored and looked up: Latin digits without separators and without +88,
 * so that one number has one spelling.
 */
export function storedPhone(text: string): string {
  return normalizePhone(text, BANGLADESHI_PHONE)
}

function matches(text: string, pattern: string): boolean {
  const plain = latinDigits(withoutInvisible(text).trim()).replace(
    /(\d)[\s\u2010\u2011-]+(?=\d)/g,
    '$1',
  )
  return new RegExp(`^(?:${pattern})$`).test(plain)
}
