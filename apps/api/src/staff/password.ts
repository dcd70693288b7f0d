import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { oneAtATime } from '../http/one-at-a-time.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The cost of new hashes, 64 MB and about 0.3 s: a row of the OWASP Password Storage Cheat Sheet. */
const cost = { N: 2 ** 16, r: 8, p: 2 }
const keyLength = 32

/** A hash takes much memory: one is computed at a time, and more than 20 that wait are refused. */
const inTurn = oneAtATime(20)

function keyOf(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  // The same text may be typed as different code points, for example on keyboards for Bengali.
  const text = password.normalize('NFKC')
  return inTurn(() => derive(text, salt, keyLength, { N, r, p, maxmem: 256 * N * r }))
}

/** The hash of a password, with its cost and salt. Tests use a smaller cost. @throws ApiError 503 when too many are being computed */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Whether a password has a hash. Without a hash it takes the same time, so that a name that nobody has is not
 * answered sooner.
 * @throws ApiError 503 when too many are being computed
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash?.split('$') ?? []
  const stored = Buffer.from(key, 'base64')
  const costOfHash = hash ? { N: Number(N), r: Number(r), p: Number(p) } : cost
  const found = await keyOf(password, Buffer.from(salt, 'base64'), costOfHash)
  return stored.length === found.length && timingSafeEqual(stored, found)
}
