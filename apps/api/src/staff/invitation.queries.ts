import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { StaffRole } from '@shop/domain'
import { recordChange } from '../changes/change.queries.ts'
import { staff, staffInvitations } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { endSessions, type Member } from './session.queries.ts'
import { findMember } from './staff.queries.ts'
import { hashToken, newToken } from './token.ts'

/** A link that was made: its path on the shop, and until when it is valid, as ISO text. */
export interface NewInvitation {
  path: string
  expiresAt: string
}

/**
 * Makes a link that is valid once and for a day.
 * @param invited the role of a new member; the id of a member who gets a new password
 */
export async function createInvitation(
  db: Db,
  invited: { role: StaffRole; name?: string; staffId?: number },
): Promise<NewInvitation> {
  const token = newToken()
  const [row] = await db
    .insert(staffInvitations)
    .values({
      ...invited,
      tokenHash: hashToken(token),
      expiresAt: sql`now() + interval '1 day'`,
    })
    .returning({ expiresAt: staffInvitations.expiresAt })
  return {
    path: `/desk/invitation/${token}`,
    expiresAt: new Date(row?.expiresAt ?? '').toISOString(),
  }
}

/** While there are no members: a link that makes the owner. */
export async function inviteOwner(db: Db): Promise<NewInvitation | undefined> {
  if ((await db.$count(staff)) > 0) return undefined
  return createInvitation(db, { role: 'owner' })
}

/** A link for a name. A member of this name gets a new password with it, also one who may not sign in. */
export async function inviteByName(
  db: Db,
  name: string,
  role: StaffRole,
): Promise<NewInvitation & { isMember: boolean }> {
  const member = await findMember(db, name)
  const invited = member
    ? { role: member.role, name: member.name, staffId: member.id }
    : { role, name }
  return { ...(await createInvitation(db, invited)), isMember: member !== undefined }
}

/** The link of a token; undefined when it is used, too old or unknown. */
export async function findInvitation(db: Db, token: string) {
  const { tokenHash, expiresAt } = staffInvitations
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, sql`now()`)))
  return found
}

/**
 * Uses a link: makes the member, or gives it a name, a new password and no second factor. The first member
 * ends the links without a name, because every start of a shop without members has printed one.
 * @returns the member; `taken` when another one has the name, and the link stays valid; undefined when the
 * link is not valid
 */
export async function acceptInvitation(
  db: Db,
  token: string,
  given: { name: string; passwordHash: string },
): Promise<Member | 'taken' | undefined> {
  return db.transaction(async (tx) => {
    // One after another: of two links for the first member one is used.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    const invitation = await findInvitation(tx, token)
    if (!invitation) return undefined
    const { role, staffId, tokenHash } = invitation
    const namesake = await findMember(tx, given.name)
    if (namesake && namesake.id !== staffId) return 'taken'
    const isFirst = (await tx.$count(staff)) === 0
    const [member] = await (staffId === null
      ? tx
          .insert(staff)
          .values({ ...given, role })
          .returning()
      : resetMember(tx, staffId, given))
    if (!member) throw new Error('The member was not stored')
    const { id, name } = member
    await endSessions(tx, id)
    const used = eq(staffInvitations.tokenHash, tokenHash)
    const ofStarts = isFirst ? isNull(staffInvitations.name) : undefined
    await tx.delete(staffInvitations).where(or(used, ofStarts))
    const change = { subject: `staff ${id}`, before: null, after: { name, role: member.role } }
    await recordChange(tx, { name, staffId: id }, change)
    return member
  })
}

/** A new password removes the second factor, which may be lost, too. */
const resetMember = (tx: Db, id: number, given: { name: string; passwordHash: string }) =>
  tx
    .update(staff)
    .set({
      ...given,
      active: true,
      totpSecret: null,
      pendingTotpSecret: null,
      totpStep: null,
      recoveryCodes: [],
    })
    .where(eq(staff.id, id))
    .returning()
