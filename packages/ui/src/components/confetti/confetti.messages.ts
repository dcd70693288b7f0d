export const confettiMessages = { 'confetti.stop': 'Stop confetti' } as const
