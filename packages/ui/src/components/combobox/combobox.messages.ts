export const comboboxMessages = {
  'combobox.loading': 'Loading...',
  'combobox.empty': 'Nothing found.',
  'combobox.results': '{n} results',
} as const
