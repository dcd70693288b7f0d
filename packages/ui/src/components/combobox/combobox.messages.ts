export const comboboxMessages = {
  'combobox.loading': 'Loading...',
  'combobox.empty': 'Nothing found.',
  'combobox.results': { one: '{n} result', other: '{n} results' },
} as const
