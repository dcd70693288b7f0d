/** How numbers are written. */
export interface NumberStyle {
  /** BCP 47 tag; it decides the grouping: `en-IN`, `bn-BD`. */
  locale: string
  /** Numbering system of Unicode: `latn` for 0 to 9, `beng` for ০ to ৯. */
  digits: string
}

/** Latin digits in Indian grouping: `12,34,567`. */
export const INDIAN: NumberStyle = { locale: 'en-IN', digits: 'latn' }

// Cached, because the constructor is slow and a product list writes hundreds of numbers.
const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>()

/**
 * A number in a style: `12,34,567`, `১২,৩৪,৫৬৭`; a dash when it is not finite.
 * It has exactly `decimals` decimals; without it at most two.
 * @throws RangeError when the locale or the digits are not a valid tag
 */
export function formatNumber(
  value: number,
  { locale, digits }: NumberStyle = INDIAN,
  decimals?: number,
): string {
  const key = locale + digits + decimals
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: digits,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals ?? 2,
    })
    formats.set(key, format)
  }
  return Number.isFinite(value) ? format.format(value) : '–'
}

/** A text with its Latin digits 0 to 9 written in a numbering system: `3 of 4` is `৩ of ৪` in `beng`. */
export function writeDigits(text: string, digits: string): string {
  if (digits === 'latn') return text
  return text.replace(/\d/g, (digit) => formatNumber(Number(digit), { locale: 'en', digits }))
}
