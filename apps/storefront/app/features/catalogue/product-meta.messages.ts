/** Texts in the meta tags of a product. */
export const productMetaMessages = {
  'productMeta.title': 'Product',
  'productMeta.description': '{name}: {price} tk, cash on delivery all over Bangladesh.',
} as const
