import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Letters of base32, as RFC 4648 has them. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Seconds for which a code is shown. */
const period = 30
const digits = 6

/** Random letters of base32, of 5 bits each. */
export const randomLetters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => letters[byte % 32]).join('')

/** A new secret of 160 bits. */
export const newSecret = (): string => randomLetters(32)

/** The address that an authenticator app reads. */
export function secretUri(secret: string, { shop, name }: { shop: string; name: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(name)}`
  const issuer = encodeURIComponent(shop)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${period}`
}

/** The code of a time step, by RFC 6238 with SHA-1. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The time step of a code that is valid now, or one step before or after, because clocks differ; undefined
 * for any other code.
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / 1000 / period)
  const given = Buffer.from(code)
  return [current - 1, current, current + 1].find((step) => {
    const valid = Buffer.from(codeOfStep(secret, step))
    return given.length === valid.length && timingSafeEqual(given, valid)
  })
}

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
