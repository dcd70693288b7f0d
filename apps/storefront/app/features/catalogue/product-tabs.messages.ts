/** Texts of the description and specification of a product. */
export const productTabsMessages = {
  'productTabs.label': 'About this product',
  'productTabs.description': 'Description',
  'productTabs.specification': 'Specification',
} as const
