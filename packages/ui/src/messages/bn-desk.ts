import type { PartialMessages } from '../lib/messages.tsx'

/** Bengali texts of the pieces for desks. */
export const deskInBengali = {
} as const satisfies PartialMessages
