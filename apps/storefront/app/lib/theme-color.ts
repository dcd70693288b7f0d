/** The colour of the page behind its content, `--color-paper` of @shop/ui, in both themes. */
export const paper = { light: '#faf6ee', dark: '#1a1714' } as const
