export const fieldMessages = {
  'field.required': 'Required',
} as const
