import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { rateLimits } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from './api-error.ts'

/** A limit of requests in ten minutes: its name, whose requests it counts, and the most of them. */
export interface RateLimit {
  name: string
  subject: string
  /** 0 switches the limit off. */
  limit: number
}

const windowSeconds = 600

/**
 * Counts a request against each limit. The counts are in the database, so all instances share them.
 * @throws ApiError 429 with `Retry-After` when a limit is exceeded
 */
export async function enforceRateLimits(db: Db, limits: readonly RateLimit[]): Promise<void> {
  const enabled = limits.filter(({ limit }) => limit > 0)
  if (enabled.length === 0) return
  const now = Math.floor(Date.now() / 1000)
  const window = now - (now % windowSeconds)
  const limitOf = new Map(enabled.map((limit) => [hashedSubject(limit), limit.limit]))
  // Sorted, so that concurrent requests lock the rows in the same order.
  const subjects = [...limitOf.keys()].sort()
  const rows = await db
    .insert(rateLimits)
    .values(subjects.map((subject) => ({ subject, window, calls: 1 })))
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.window],
      set: { calls: sql`${rateLimits.calls} + 1` },
    })
    .returning({ subject: rateLimits.subject, calls: rateLimits.calls })
  if (rows.some(({ subject, calls }) => calls > (limitOf.get(subject) ?? Infinity))) {
    throw new ApiError(429, 'Too many tries. Please wait a few minutes and try again.', [], {
      'Retry-After': String(window + windowSeconds - now),
    })
  }
}

/** Deletes the counts of windows that have ended. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  const oldest = Math.floor(Date.now() / 1000) - 2 * windowSeconds
  await db.delete(rateLimits).where(lt(rateLimits.window, oldest))
}

/** Stores a hash and not the phone or address itself: counting does not need it. */
function hashedSubject({ name, subject }: RateLimit): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`
}
