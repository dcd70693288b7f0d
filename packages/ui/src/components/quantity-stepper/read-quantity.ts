/** Parses a quantity in Latin or Bengali digits; undefined when the text is not a whole number. */
export function readQuantity(text: string): number | undefined {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined
}
