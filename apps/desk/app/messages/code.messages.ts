/** Texts of the code of a second factor. */
export const codeMessages = {
  'code.label': 'Code',
  'code.help': 'Six digits of your app, or a recovery code.',
  'code.missing': 'Enter the code of your app.',
} as const
