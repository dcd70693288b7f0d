export const discountBadgeMessages = { 'discount-badge.off': '{percent}% off' } as const
