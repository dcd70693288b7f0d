/** The number of a product, an order or a campaign in an address; null for another text. */
export function toIdentifier(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
