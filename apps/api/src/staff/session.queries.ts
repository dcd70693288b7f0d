import { and, eq, getTableColumns, gt, lte, ne, sql } from 'drizzle-orm'
import { staff, staffInvitations, staffSessions } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { hashToken, newToken } from './token.ts'

/** Hours after which an unused session ends. */
export const sessionHours = 12

const inTwelveHours = sql`now() + make_interval(hours => ${sessionHours})`

/** A member of the staff, as it is stored. */
export type Member = typeof staff.$inferSelect

/** A session and its member. */
export interface Session {
  /** What the cookie has. */
  token: string
  member: Member
  /** Whether the end was moved, so that the cookie must be sent again. */
  renewed: boolean
}

/** Starts a session. Returns the token for the cookie. */
export async function createSession(db: Db, staffId: number): Promise<string> {
  const token = newToken()
  await db
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, expiresAt: inTwelveHours })
  await db
    .update(staff)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staff.id, staffId))
  return token
}

/** The session of a token, of an active member. Its end moves at most once a minute. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const { tokenHash, staffId, expiresAt } = staffSessions
  const isOfToken = eq(tokenHash, hashToken(token))
  const [found] = await db
    .select({
      member: getTableColumns(staff),
      renewed: sql<boolean>`${expiresAt} < ${inTwelveHours} - interval '1 minute'`,
    })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffId), staff.active))
    .where(and(isOfToken, gt(expiresAt, sql`now()`)))
  if (found?.renewed) {
    await db.update(staffSessions).set({ expiresAt: inTwelveHours }).where(isOfToken)
    await db
      .update(staff)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(staff.id, found.member.id))
  }
  return found && { token, ...found }
}

/** Ends one session. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)))
}

/** Ends all sessions of a member, except the one of a token. */
export async function endSessions(db: Db, staffId: number, except?: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        except === undefined ? undefined : ne(staffSessions.tokenHash, hashToken(except)),
      ),
    )
}

/** Deletes the sessions and links whose time is over. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, sql`now()`))
  await db.delete(staffInvitations).where(lte(staffInvitations.expiresAt, sql`now()`))
}
