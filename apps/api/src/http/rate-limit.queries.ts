import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, lt, min, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rateLimitKey, rateLimits, type Count } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from './api-error.ts'

/** A limit within a sliding window: its name, whose requests it counts, and the most of them. */
export interface RateLimit {
  name: string
  subject: string
  /** 0 switches the limit off. */
  limit: number
  /** How much this request counts; 1 by default. */
  weight?: number
}

/** What a request counts against a limit. */
interface LimitCount extends Count {
  limit: number
}

/** A count with the total of its window. */
interface CountedLimit extends LimitCount {
  /** The weights within the window, with this one. */
  total: number
}

/** The usual window of a limit, in seconds. */
const windowSize = 600

/** A window is counted in buckets of this many seconds, so that it slides by one bucket at a time. */
const bucketSize = 60

const { subject, window: bucket, calls } = rateLimits
const earlier = alias(rateLimits, 'earlier')

/**
 * Counts a request against each limit.
 * @param window in seconds, a multiple of 60
 * @returns what was counted, for `giveBack` when the request is refused
 * @throws ApiError 429 with `Retry-After` when a limit is exceeded; then nothing is counted
 */
export async function enforceRateLimits(
  db: Db,
  limits: readonly RateLimit[],
  window = windowSize,
): Promise<Count[]> {
  return enforceCounts(db, await countsOf(db, limits), window)
}

/** As `enforceRateLimits`, of the counts that `countsOf` returns. */
export async function enforceCounts(
  db: Db,
  counts: readonly LimitCount[],
  window = windowSize,
): Promise<Count[]> {
  const counted = await addCounts(db, counts, window)
  const exceeded = counted.filter(({ total, limit }) => total > limit).map((count) => count.subject)
  if (exceeded.length === 0) return counted
  await giveBack(db, counted)
  throw new ApiError(
    429,
    'Too many tries. Please wait a few minutes and try again.',
    [],
    { 'Retry-After': String(await secondsToWait(db, exceeded, window)) },
    { reason: 'limit', limits: exceeded.map((name) => name.split(':')[0]) },
  )
}

/**
 * What a request counts against each limit that is not off. Call it before a transaction begins: it may read
 * the key of the hashes on another connection, and transactions that wait for one could block each other.
 */
export async function countsOf(db: Db, limits: readonly RateLimit[]): Promise<LimitCount[]> {
  const enabled = limits.filter(({ limit }) => limit > 0)
  const now = seconds()
  return Promise.all(
    enabled.map(async (limit) => ({
      subject: await hashSubject(db, limit.name, limit.subject),
      bucket: now - (now % bucketSize),
      weight: limit.weight ?? 1,
      limit: limit.limit,
    })),
  )
}

/**
 * Adds counts in one statement. They are in the database, so all instances share them, and of two
 * requests at the same time the second sees the first.
 * @param window in seconds, a multiple of 60
 */
export async function addCounts(
  db: Db,
  counts: readonly LimitCount[],
  window = windowSize,
): Promise<CountedLimit[]> {
  if (counts.length === 0) return []
  const isEarlier = and(
    eq(earlier.subject, subject),
    lt(earlier.window, bucket),
    gt(earlier.window, sql`${bucket} - ${window}::int`),
  )
  const sumOfEarlier = db
    .select({ sum: sum(earlier.calls) })
    .from(earlier)
    .where(isEarlier)
  const rows = await db
    .insert(rateLimits)
    .values(
      inLockOrder(counts).map((count) => ({
        subject: count.subject,
        window: count.bucket,
        calls: count.weight,
      })),
    )
    .onConflictDoUpdate({
      target: [subject, bucket],
      set: { calls: sql`${calls} + excluded.calls` },
    })
    .returning({ subject, total: sql`${calls} + coalesce((${sumOfEarlier}), 0)`.mapWith(Number) })
  const totals = new Map(rows.map((row) => [row.subject, row.total]))
  return counts.map((count) => ({ ...count, total: totals.get(count.subject) ?? count.weight }))
}

/** Takes counts off again. */
export async function giveBack(db: Db, counts: readonly Count[]): Promise<void> {
  for (const count of inLockOrder(counts.filter(({ weight }) => weight > 0))) {
    await db
      .update(rateLimits)
      .set({ calls: sql`greatest(${calls} - ${count.weight}, 0)` })
      .where(and(eq(subject, count.subject), eq(bucket, count.bucket)))
  }
}

/** The order in which rows are locked, so that requests at the same time cannot deadlock. */
const inLockOrder = <T extends Count>(counts: readonly T[]) =>
  counts.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))

/** Seconds until the oldest count of each subject leaves the window. */
async function secondsToWait(db: Db, subjects: readonly string[], window: number): Promise<number> {
  const now = seconds()
  const isCounted = and(inArray(subject, [...subjects]), gt(calls, 0), gt(bucket, now - window))
  const rows = await db
    .select({ oldest: min(bucket) })
    .from(rateLimits)
    .where(isCounted)
    .groupBy(subject)
  return Math.max(1, ...rows.map(({ oldest }) => (oldest ?? now) + window - now))
}

/** Since 1970. */
const seconds = () => Math.floor(Date.now() / 1000)

/** Deletes the counts of windows that have ended. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(bucket, seconds() - 2 * windowSize))
}

/** How many counts there are of a phone number. */
export async function countsOfPhone(db: Db, phone: string): Promise<number> {
  return await db.$count(rateLimits, await isOfPhone(db, phone))
}

/** Deletes the counts of a phone number. */
export async function deleteCountsOfPhone(db: Db, phone: string): Promise<void> {
  await db.delete(rateLimits).where(await isOfPhone(db, phone))
}

async function isOfPhone(db: Db, phone: string) {
  return eq(subject, await hashSubject(db, 'order-phone', phone))
}

const keys = new WeakMap<Db, string>()

/**
 * The key of the hashes.
 * @throws Error when the database has none
 */
async function readKey(db: Db): Promise<string> {
  const known = keys.get(db)
  if (known !== undefined) return known
  const [row] = await db.select({ key: rateLimitKey.key }).from(rateLimitKey)
  if (!row) throw new Error('The table rate_limit_key is empty')
  keys.set(db, row.key)
  return row.key
}

/**
 * A hash that is stored and not the phone or address itself: counting does not need it. The hash has a
 * key, because a plain one of a phone is found by trying all phones.
 * @param name the limit that the hash is for
 */
export async function hashSubject(db: Db, name: string, subject: string): Promise<string> {
  const key = await readKey(db)
  return `${name}:${createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)}`
}
