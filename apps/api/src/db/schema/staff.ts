import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StaffRole } from '@shop/domain'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const roleCheck = (role: AnyPgColumn) => sql`${role} in ('owner', 'staff')`

/** Who may sign in to the desk. A member is never deleted: changes and history refer to it. */
export const staff = pgTable(
  'staff',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** As `hashPassword` writes it. */
    passwordHash: text('password_hash').notNull(),
    active: boolean('active').notNull().default(true),
    /** The secret of the second factor in base32; null without one. */
    totpSecret: text('totp_secret'),
    /** A secret that was shown and is not confirmed by a code yet. */
    pendingTotpSecret: text('pending_totp_secret'),
    /** The time step of the last accepted code: no code of it or of an earlier one is accepted again. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    /** The hashes of the recovery codes that are not used yet. */
    recoveryCodes: text('recovery_codes').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at'),
  },
  (t) => [
    uniqueIndex('staff_name').on(sql`lower(${t.name})`),
    check('staff_role', roleCheck(t.role)),
  ],
)

/** The sessions of the desk. The token itself is in the cookie of the browser only. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
)

/** Links that make a member, or give one a new password. A used one is deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    /** SHA-256 of the token of the link. */
    tokenHash: text('token_hash').primaryKey(),
    role: text('role').$type<StaffRole>().notNull(),
    /** For whom it is; null when the person chooses a name. */
    name: text('name'),
    /** The member who gets a new password; null for a new member. */
    staffId: integer('staff_id').references(() => staff.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [check('staff_invitations_role', roleCheck(t.role))],
)
