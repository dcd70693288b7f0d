import { latinDigits } from '@shop/domain'

/** The digits of an order number as somebody types it, in Latin or Bengali digits. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '')
