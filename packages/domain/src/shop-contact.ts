/** Whether a text is a phone number of the shop: at least 5 digits, Latin or Bengali, with spaces, hyphens and brackets. */
export const isShopPhone = (text: string): boolean => /^\+?[\d০-৯][\d০-৯ ()-]{4,}$/.test(text)

/** Whether a text is the address of a page elsewhere, such as the shop's page in a social network. */
export const isPageUrl = (text: string): boolean =>
  /^https?:\/\/[\p{L}\p{M}\p{N}.-]+(:\d{1,5})?([/?#][^\s;]*)?$/u.test(text)
