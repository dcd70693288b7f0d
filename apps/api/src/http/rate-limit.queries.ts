import { createHash } from 'node:crypto'
import type { Sql } from '../db/client.ts'
import { ApiError } from './api-error.ts'

/** One allowance: who calls, under which name it is counted, and how often it may in ten minutes. */
export interface Allowance {
  name: string
  subject: string
  most: number
}

const windowSeconds = 600

/**
 * Counts one call against each allowance, in the database, so that all instances share the count.
 * @throws ApiError 429 with `Retry-After` when one is used up
 */
export async function takeCalls(sql: Sql, allowances: readonly Allowance[]): Promise<void> {
  const limited = allowances.filter((allowance) => allowance.most > 0)
  if (limited.length === 0) return
  const now = Math.floor(Date.now() / 1000)
  const start = now - (now % windowSeconds)
  const most = new Map(limited.map((allowance) => [subjectOf(allowance), allowance.most]))
  const rows = await sql<{ subject: string; calls: number }[]>`
    insert into rate_limits (subject, window_start, calls)
    select s, ${start}::bigint, 1 from unnest(${[...most.keys()].sort()}::text[]) as s order by s
    on conflict (subject, window_start) do update set calls = rate_limits.calls + 1
    returning subject, calls`
  if (rows.some((row) => row.calls > (most.get(row.subject) ?? Infinity))) {
    const wait = String(start + windowSeconds - now)
    throw new ApiError(429, 'Too many tries. Please wait a few minutes and try again.', [], {
      'Retry-After': wait,
    })
  }
}

/** Forgets windows that have passed. */
export async function forgetOldCalls(sql: Sql): Promise<void> {
  const limit = Math.floor(Date.now() / 1000) - 2 * windowSeconds
  await sql`delete from rate_limits where window_start < ${limit}::bigint`
}

/** Phones and addresses are counted under a hash: the count needs no names. */
function subjectOf({ name, subject }: Allowance): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`
}
