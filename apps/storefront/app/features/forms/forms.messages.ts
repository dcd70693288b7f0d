/** Texts of the forms besides the order. */
export const formsMessages = {
  'forms.failed': 'Something went wrong. Please try again.',
} as const
