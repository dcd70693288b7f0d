/** Texts of the page of combos. */
export const comboPageMessages = {
  'comboPage.title': 'Combo Products',
  'comboPage.description': 'Products that go together, at one price, with cash on delivery.',
} as const
