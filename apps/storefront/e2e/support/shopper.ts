import { createHash } from 'node:crypto'
import { test } from '@playwright/test'

/** The IP address of this test's shopper: another one for each test and each of its attempts. */
export function shopperAddress(): string {
  return `10.${[...shopperHash().subarray(0, 3)].join('.')}`
}

/** The phone number of this test's shopper, so that tests share no limit of a phone. */
export function shopperPhone(): string {
  return `018${String(shopperHash().readUInt32BE(4) % 1e8).padStart(8, '0')}`
}

function shopperHash(): Buffer {
  const { testId, retry, repeatEachIndex } = test.info()
  return createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest()
}
