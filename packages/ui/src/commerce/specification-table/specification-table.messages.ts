export const specificationTableMessages = {
  'specification.label': 'Specification',
} as const
