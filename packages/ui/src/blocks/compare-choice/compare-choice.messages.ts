export const compareChoiceMessages = {
  'compareChoice.choose': 'Compare',
  'compareChoice.chooseName': 'Compare {name}',
  'compareChoice.description': 'Choose up to {n} products.',
  'compareChoice.chosen': { one: '{n} product chosen.', other: '{n} products chosen.' },
  'compareChoice.full': '{n} products chosen, no more fit.',
  'compareChoice.submit': 'Compare',
  'compareChoice.cancel': 'Cancel',
} as const
