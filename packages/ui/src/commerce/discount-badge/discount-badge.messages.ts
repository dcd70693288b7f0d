export const discountBadgeMessages = { 'discountBadge.off': '{percent}% off' } as const
