/** Texts of a new password. */
export const passwordMessages = {
  'password.label': 'Password',
  'password.new': 'New password',
  'password.help': 'At least 10 characters. A few words are easier to remember.',
  'password.short': 'A password has at least 10 characters.',
  'password.missing': 'Enter your password.',
} as const
