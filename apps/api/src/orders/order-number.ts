import { randomInt } from 'node:crypto'

/**
 * A new order number: ten digits, so that it can be read out on the phone, and random, so that
 * nobody learns other people's numbers or the shop's turnover from their own.
 */
export function newOrderNumber(): number {
  return randomInt(1_000_000_000, 10_000_000_000)
}
