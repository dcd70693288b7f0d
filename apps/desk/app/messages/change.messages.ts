/** Texts of lists of changes. */
export const changeMessages = {
  'change.changed': '{field}: {to}, before: {from}',
  'change.added': '{field}: {to}',
  'change.command': 'Command',
} as const
