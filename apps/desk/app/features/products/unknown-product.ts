import type { DeskProduct } from '@shop/domain/wire'

const unknownProduct: DeskProduct = {
  ...{ id: 0, name: 'Name of a product', nameBn: null, category: 'Category', picture: null },
  ...{ price: 1000, discountPrice: null, pieces: 10, hidden: false },
}

/** In place of the products, while they are loaded. */
export const unknownProducts: readonly DeskProduct[] = Array.from({ length: 8 }, (_, at) => ({
  ...unknownProduct,
  id: -at,
}))
