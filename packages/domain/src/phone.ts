/** Replaces Bengali digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
}

/** The delivery form's rule: exactly 11 digits, Latin, Bengali or mixed; no spaces, no +88. */
export function isElevenDigits(text: string): boolean {
  return /^\d{11}$/.test(typed(text))
}

/** The contact form's rule: +8801 or 01, a digit 3 to 9, then 8 digits. */
export function isContactPhone(text: string): boolean {
  return /^(?:\+88)?01[3-9]\d{8}$/.test(typed(text))
}

/** The campaign form's rule: 01 followed by 9 digits. */
export function isCampaignPhone(text: string): boolean {
  return /^01\d{9}$/.test(typed(text))
}

/** Whether a text is a Bangladeshi mobile number: 01, a digit 3 to 9, then 8 digits. Orders with other numbers are reviewed. */
export function isBangladeshiMobile(text: string): boolean {
  return /^01[3-9]\d{8}$/.test(typed(text))
}

/**
 * A phone number as it is stored and looked up: Latin digits without separators and without +88,
 * so that one number has one spelling.
 */
export function storedPhone(text: string): string {
  return latinDigits(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?88(?=01\d{9}$)/, '')
}

function typed(text: string): string {
  return latinDigits(text.trim())
}
