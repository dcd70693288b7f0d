/** The `tel:` address of a phone number: its digits and plus signs, without spaces, dashes and brackets. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
