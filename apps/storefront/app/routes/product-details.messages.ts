/** Texts of a product page. */
export const productPageMessages = {
  'productPage.slow': 'This product takes longer than usual to open.',
  'productPage.slowText':
    'Your connection or our server is slow at the moment. Try again in a few seconds.',
  'productPage.home': 'Home',
  'productPage.compare': 'Compare with others',
  'productPage.similar': 'Similar Products',
  'productPage.viewed': 'Recently viewed',
} as const
