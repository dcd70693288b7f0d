/** Colours of a `ghost` button on the dark ground of a toast: tokens, so that a caller's class has priority. */
export const onToast =
  'shop:[--shop-color-ink:currentColor] shop:[--shop-color-sunken:transparent] shop:[--shop-color-focus:currentColor]'
