/** The text with its Bengali digits written in Latin; everything else stays as it is. */
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

/** Whether a number can ring in Bangladesh: 01, a digit 3 to 9, then 8 digits. Others need review. */
export function isBangladeshiMobile(text: string): boolean {
  return /^01[3-9]\d{8}$/.test(typed(text))
}

/**
 * The one spelling under which a phone is stored and looked up: Latin digits, no separators, no +88.
 * Without it, one shopper who writes her number in two ways would be two shoppers.
 */
export function storedPhone(text: string): string {
  return latinDigits(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?88(?=01\d{9}$)/, '')
}

function typed(text: string): string {
  return latinDigits(text.trim())
}
