import { createHmac } from 'node:crypto'
import { and, like, lt, not, or, sql } from 'drizzle-orm'
import { prepareOnce } from '../db/prepare-once.ts'
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
  /** Seconds; ten minutes by default. */
  window?: number
}

/** A count with the total of its window. */
export interface CountedLimit extends Count {
  limit: number
  /** The weights within the window, with this one. */
  total: number
  /** Seconds until the oldest count leaves the window. */
  wait: number
}

const tenMinutes = 600
/** The windows of limits whose name begins with `hold-`. */
export const day = 86_400

/** A window is counted in this many buckets, so that it slides by one bucket at a time. */
const bucketsInWindow = 10

/**
 * Counts a request against each limit.
 * @returns what was counted, for `giveBack` when the request is refused
 * @throws ApiError 429 with `Retry-After` when a limit is exceeded; then nothing is counted
 */
export async function enforceRateLimits(db: Db, limits: readonly RateLimit[]): Promise<Count[]> {
  const counted = await countWeights(db, limits)
  await enforceTotals(db, counted)
  return counted
}

/**
 * Refuses a request that exceeds a limit.
 * @param all what the request has counted, which is then given back
 * @throws ApiError 429 with `Retry-After`
 */
export async function enforceTotals(
  db: Db,
  counted: readonly CountedLimit[],
  all: readonly Count[] = counted,
): Promise<void> {
  const exceeded = counted.filter(({ total, limit }) => total > limit)
  if (exceeded.length === 0) return
  await giveBack(db, all)
  const wait = Math.max(...exceeded.map((count) => count.wait))
  throw new ApiError(
    429,
    'Too many tries. Please wait a few minutes and try again.',
    [],
    { 'Retry-After': String(wait) },
    { reason: 'limit', limits: exceeded.map(({ subject }) => subject.split(':')[0]) },
  )
}

/**
 * Adds the weight of each limit that is not off. The counts are in the database, so all instances
 * share them.
 */
export async function countWeights(db: Db, limits: readonly RateLimit[]): Promise<CountedLimit[]> {
  const enabled = limits.filter(({ limit }) => limit > 0)
  if (enabled.length === 0) return []
  const key = await readKey(db)
  const now = Math.floor(Date.now() / 1000)
  const entries = enabled.map((limit) => toEntry(limit, key, now))
  const rows = await addWeights(db).execute({ counts: JSON.stringify(entries) })
  const totals = new Map(rows.map((row) => [row.subject, row]))
  return entries.map(({ subject, bucket, weight, limit, window }) => {
    const { total = 0, oldest = bucket } = totals.get(subject) ?? {}
    return { subject, bucket, weight, limit, total, wait: Math.max(1, oldest + window - now) }
  })
}

/**
 * @param key of `hashedSubject`
 * @param now seconds since 1970
 */
function toEntry(
  { name, subject, limit, weight = 1, window = tenMinutes }: RateLimit,
  key: string,
  now: number,
) {
  const width = window / bucketsInWindow
  const bucket = now - (now % width)
  const since = bucket - window + width
  return { subject: hashedSubject(name, subject, key), bucket, since, weight, limit, window }
}

/** Takes counts off again. */
export async function giveBack(db: Db, counts: readonly Count[]): Promise<void> {
  const entries = counts
    .filter(({ weight }) => weight > 0)
    .map(({ subject, bucket, weight }) => ({ subject, bucket, since: bucket, weight: -weight }))
  if (entries.length > 0) await addWeights(db).execute({ counts: JSON.stringify(entries) })
}

/** The rows are locked in the order of their subjects, so that concurrent requests cannot deadlock. */
const addWeights = prepareOnce((db) => {
  const { subject, window, calls } = rateLimits
  const columns = {
    subject: sql<string>`subject`.as('subject'),
    total: sql`total`.mapWith(Number).as('total'),
    oldest: sql`oldest`.mapWith(Number).as('oldest'),
  }
  const counts = db.$with('counts', {}).as(sql`
    select * from jsonb_to_recordset(${sql.placeholder('counts')}::text::jsonb)
      as c(subject text, bucket bigint, since bigint, weight int)`)
  const added = db.$with('added', {}).as(sql`
    insert into ${rateLimits} as r (subject, window_start, calls)
    select subject, bucket, weight from ${counts} order by subject
    on conflict (subject, window_start) do update set calls = greatest(r.calls + excluded.calls, 0)
    returning subject, calls`)
  // `lateral` makes PostgreSQL read each window through the index. As a plain join the statement is
  // planned once, while the table is small, and then reads all counts at each call.
  const totals = db.$with('totals', columns).as(sql`
    select ${counts}.subject, ${added}.calls + coalesce(earlier.calls, 0) as total,
      coalesce(earlier.oldest, ${counts}.bucket) as oldest
    from ${counts} join ${added} on ${added}.subject = ${counts}.subject
    cross join lateral (
      select sum(${calls}) as calls, min(${window}) as oldest from ${rateLimits}
      where ${subject} = ${counts}.subject and ${calls} > 0
        and ${window} >= ${counts}.since and ${window} < ${counts}.bucket
    ) as earlier`)
  return db
    .with(counts, added, totals)
    .select({ subject: totals.subject, total: totals.total, oldest: totals.oldest })
    .from(totals)
    .prepare('add_weights')
})

/** Deletes the counts of windows that have ended. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const { subject, window } = rateLimits
  const lasting = like(subject, 'hold-%')
  await db
    .delete(rateLimits)
    .where(
      or(
        and(not(lasting), lt(window, now - 2 * tenMinutes)),
        and(lasting, lt(window, now - 2 * day)),
      ),
    )
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
 * Stores a hash and not the phone or address itself: counting does not need it. The hash has a key,
 * because a plain one of a phone is found by trying all phones.
 */
function hashedSubject(name: string, subject: string, key: string): string {
  return `${name}:${createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)}`
}
