/** Texts of the skeletons while a page loads. */
export const skeletonsMessages = {
  'skeletons.home': 'Home',
  'skeletons.name': 'The name of a product in two lines',
  'skeletons.products': 'Products',
  'skeletons.combo': 'Combo Products',
} as const
