/** A request that a limit refused. */
export const triesMessages = {
  'tries.wait': {
    one: 'Too many tries. Please try again in {n} minute.',
    other: 'Too many tries. Please try again in {n} minutes.',
  },
} as const
