/** The thumbnails of a product. */
export const THUMBNAILS = '[data-shop=product-gallery] li button'

/** The buttons that the early script answers before React. */
export const EARLY_BUTTONS = `button[name=add],[data-shop=purchase-panel] [data-shop=quantity-stepper] button,${THUMBNAILS}`
