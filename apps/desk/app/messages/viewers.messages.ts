/** Who else has an order open. */
export const viewersMessages = {
  'viewers.open': {
    one: '{names} has this order open, too.',
    other: '{names} have this order open, too.',
  },
} as const
