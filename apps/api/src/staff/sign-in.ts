import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { enforceRateLimits, giveBack, type RateLimit } from '../http/rate-limit.queries.ts'
import { isPassword } from './password.ts'
import type { Member } from './session.queries.ts'
import { findMember, markRecoveryCodeUsed, markStepUsed } from './staff.queries.ts'
import { hashToken } from './token.ts'
import { stepOfCode } from './totp.ts'

/** Wrong passwords of one address, whatever the name, in ten minutes. */
const addressGuesses = 20
/**
 * Wrong passwords of one name, whatever the address, in ten minutes: more than one address may try, so that
 * nobody alone keeps a member from signing in.
 */
const nameGuesses = 30
/** Wrong codes of one member in ten minutes. */
const codeGuesses = 10

/**
 * The limits of wrong passwords.
 * @param address as `addressSubject` has it
 */
export const passwordLimits = (address: string, name: string): RateLimit[] => [
  { name: 'desk-address', subject: address, limit: addressGuesses },
  { name: 'desk-name', subject: name.toLowerCase(), limit: nameGuesses },
]

const codeLimits = ({ id }: Member): RateLimit[] => [
  { name: 'desk-code', subject: String(id), limit: codeGuesses },
]

/** Runs a check; only one that fails stays counted. @throws ApiError 429 above a limit, whatever is checked */
async function countFailures(
  db: Db,
  limits: readonly RateLimit[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted = await enforceRateLimits(db, limits)
  const isRight = await check()
  if (isRight) await giveBack(db, counted)
  return isRight
}

/** Whether a password is that of a member. @throws ApiError 429 after too many wrong ones */
export const hasPassword = (
  db: Db,
  member: Member | undefined,
  password: string,
  limits: readonly RateLimit[],
): Promise<boolean> => countFailures(db, limits, () => isPassword(password, member?.passwordHash))

/**
 * The member of a name and password, and of a code when it has a second factor.
 * @throws ApiError 401 when they do not match; 429 after too many wrong ones
 */
export async function signIn(
  db: Db,
  { name, password, code }: { name: string; password: string; code?: string | undefined },
  limits: readonly RateLimit[],
): Promise<Member> {
  const found = await findMember(db, name)
  const member = found?.active ? found : undefined
  if (!(await hasPassword(db, member, password, limits)) || !member) {
    throw refused('This name and password do not match.', 'wrong-credentials')
  }
  if (member.totpSecret === null) return member
  if (!code) throw refused('Enter the code of your authenticator app.', 'code-required')
  const isRight = await countFailures(db, codeLimits(member), () => acceptCode(db, member, code))
  if (!isRight) throw refused('This code is wrong or was used before.', 'wrong-code')
  return member
}

/** Whether a code is one of the app or a recovery code, and was not used before. From now on it was. */
async function acceptCode(db: Db, member: Member, code: string): Promise<boolean> {
  const step = stepOfCode(member.totpSecret ?? '', code, Date.now())
  if (step !== undefined) return markStepUsed(db, member.id, step)
  return markRecoveryCodeUsed(
    db,
    member.id,
    hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, '')),
  )
}

const refused = (message: string, reason: string) => new ApiError(401, message, [], {}, { reason })
