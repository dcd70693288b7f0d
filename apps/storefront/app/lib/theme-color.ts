/** The colour of the page behind its content, `--shop-color-paper` of @shop/ui, in both themes. */
// Browsers read it from a meta tag and the web manifest, which know no custom properties.
// eslint-disable-next-line shop/no-raw-colour
export const paper = { light: '#faf6ee', dark: '#1a1714' } as const
