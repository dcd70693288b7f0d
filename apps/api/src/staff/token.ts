import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: SHA-256 is enough for one that cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
