import { and, arrayContains, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { StaffRole } from '@shop/domain'
import { difference, recordChange, type Author } from '../changes/change.queries.ts'
import { staff } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { endSessions, type Member } from './session.queries.ts'

/** The member of a name, whatever its case. */
export async function findMember(db: Db, name: string): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(staff)
    .where(sql`lower(${staff.name}) = lower(${name})`)
  return member
}

/** All members by name. */
export async function listMembers(db: Db): Promise<Member[]> {
  return db.select().from(staff).orderBy(asc(staff.name), asc(staff.id))
}

/**
 * Changes the role of a member, or whether it may sign in; the sessions of one that may not end at once.
 * Changes follow one another, so that two owners cannot remove each other.
 * @returns the member; undefined when there is none
 * @throws LastOwner when no active owner would remain
 */
export async function changeMember(
  db: Db,
  by: Author,
  id: number,
  given: { role?: StaffRole | undefined; active?: boolean | undefined },
): Promise<Member | undefined> {
  return db.transaction(async (tx) => {
    const members = await tx.select().from(staff).orderBy(asc(staff.id)).for('update')
    const before = members.find((member) => member.id === id)
    if (!before) return undefined
    const after = {
      ...before,
      role: given.role ?? before.role,
      active: given.active ?? before.active,
    }
    const isOwner = ({ role, active }: Member) => role === 'owner' && active
    const others = members.filter((member) => member.id !== id)
    if (isOwner(before) && ![...others, after].some(isOwner)) throw new LastOwner()
    const { role, active } = after
    await tx.update(staff).set({ role, active }).where(eq(staff.id, id))
    if (!active) await endSessions(tx, id)
    const part = ({ role: roleOf, active: isActive }: Member) => ({
      role: roleOf,
      active: isActive,
    })
    await recordChange(tx, by, difference(`staff ${id}`, part(before), part(after)))
    return after
  })
}

/** The last active owner cannot be changed: nobody could invite another one. */
export class LastOwner extends Error {
  constructor() {
    super('This is the only owner who can sign in. Make another member an owner first.')
  }
}

/** Sets a password, and ends the sessions of the member except the one of a token. */
export async function setPassword(
  db: Db,
  id: number,
  passwordHash: string,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
    await endSessions(tx, id, token)
  })
}

/** Keeps the secret of a second factor until a code of it confirms that an app has it. */
export async function setPendingSecret(db: Db, id: number, secret: string): Promise<void> {
  await db.update(staff).set({ pendingTotpSecret: secret }).where(eq(staff.id, id))
}

/** Switches the second factor on, or off. */
export async function setSecondFactor(
  db: Db,
  id: number,
  factor: { secret: string; step: number; recoveryCodes: string[] } | undefined,
): Promise<void> {
  await db
    .update(staff)
    .set({
      totpSecret: factor?.secret ?? null,
      totpStep: factor?.step ?? null,
      recoveryCodes: factor?.recoveryCodes ?? [],
      pendingTotpSecret: null,
    })
    .where(eq(staff.id, id))
}

/** Uses the code of a time step; false when it, or a later one, was used before. */
export async function markStepUsed(db: Db, id: number, step: number): Promise<boolean> {
  const isUnused = or(isNull(staff.totpStep), lt(staff.totpStep, step))
  const used = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), isUnused))
    .returning({ id: staff.id })
  return used.length > 0
}

/** Uses a recovery code; false when the member has none with this hash. */
export async function markRecoveryCodeUsed(db: Db, id: number, hash: string): Promise<boolean> {
  const used = await db
    .update(staff)
    .set({ recoveryCodes: sql`array_remove(${staff.recoveryCodes}, ${hash})` })
    .where(and(eq(staff.id, id), arrayContains(staff.recoveryCodes, [hash])))
    .returning({ id: staff.id })
  return used.length > 0
}
