import type { DeskMember, DeskSession } from '@shop/domain/wire'
import type { Answer } from './fake-answer.ts'
import { Refusal } from './refusal.ts'

/** The staff of the desk in memory. */
interface Staff {
  staff: DeskMember[]
  passwords: Record<string, string>
  code: string
  signedIn: number | undefined
  limited: number | undefined
  session(): DeskSession
}

/** A member that may sign in. */
export function member(id: number, name: string, role: DeskMember['role']): DeskMember {
  return { id, name, role, active: true, secondFactor: false, lastSeenAt: '2026-11-28T09:12:00Z' }
}

/** The calls of signing in, of the own account and of the staff. */
export function staffCalls(desk: Staff): Record<string, Answer> {
  const own = (change: Partial<DeskMember>) => {
    const { staff } = desk.session()
    desk.staff = desk.staff.map((one) => (one.id === staff.id ? { ...one, ...change } : one))
  }
  const checkPassword = (field: string, password: unknown) => {
    if (desk.passwords[desk.session().staff.name] === password) return
    throw new Refusal(422, 'wrong-password', {
      errors: [{ field, message: 'wrong', code: 'wrong-password' }],
    })
  }
  const invitation = (token: string | undefined) => {
    if (token !== 'good') throw new Refusal(404, 'unknown')
    return { role: 'staff' as const, name: 'Farhana', expiresAt: '2026-11-29T10:00:00Z' }
  }
  return {
    'GET /desk/session': () => desk.session(),
    'POST /desk/sign-in': (_, { body }) => {
      if (desk.limited)
        throw new Refusal(429, 'limited', { headers: { 'Retry-After': String(desk.limited) } })
      const { name, password, code } = body as Record<string, string>
      const found = desk.staff.find((one) => one.name === name && one.active)
      if (!found || desk.passwords[name ?? ''] !== password)
        throw new Refusal(401, 'wrong-credentials')
      if (found.secondFactor && code !== desk.code)
        throw new Refusal(401, code === undefined ? 'code-required' : 'wrong-code')
      desk.signedIn = found.id
      return desk.session()
    },
    'POST /desk/sign-out': () => void (desk.signedIn = undefined),
    'POST /desk/sign-out-everywhere': () => void (desk.signedIn = undefined),
    'GET /desk/invitations/*': ([token]) => invitation(token),
    'POST /desk/invitations/*': ([token], { body }) => {
      const { role } = invitation(token)
      const { name, password } = body as Record<string, string>
      if (!name || !password) throw new Refusal(422, 'invalid')
      if (desk.staff.some((one) => one.name === name))
        throw new Refusal(409, 'name-taken', {
          errors: [{ field: 'name', message: 'taken', code: 'name-taken' }],
        })
      const added = member(desk.staff.length + 1, name, role)
      desk.staff.push(added)
      desk.passwords[name] = password
      desk.signedIn = added.id
      return desk.session()
    },
    'POST /desk/invitations': () => ({
      path: '/desk/invitation/good',
      expiresAt: '2026-11-29T10:00:00Z',
    }),
    'GET /desk/staff': () => ({ staff: desk.staff }),
    'PATCH /desk/staff/*': ([id], { body }) => {
      const changed = desk.staff.map((one) => (one.id === Number(id) ? { ...one, ...body } : one))
      if (!changed.some(({ role, active }) => role === 'owner' && active))
        throw new Refusal(409, 'last-owner')
      desk.staff = changed as DeskMember[]
      return desk.staff.find((one) => one.id === Number(id))
    },
    'POST /desk/password': (_, { body: { current, next } }) => {
      checkPassword('current', current)
      desk.passwords[desk.session().staff.name] = String(next)
    },
    'POST /desk/second-factor': (_, { body }) => {
      checkPassword('password', body['password'])
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Haat:Maya?secret=JBSWY3DPEHPK3PXP' }
    },
    'POST /desk/second-factor/confirm': (_, { body }) => {
      if (body['code'] !== desk.code)
        throw new Refusal(422, 'wrong-code', {
          errors: [{ field: 'code', message: 'wrong', code: 'wrong-code' }],
        })
      own({ secondFactor: true })
      return {
        recoveryCodes: Array.from({ length: 10 }, (_unused, at) => `ABCD-EFGH-IJKL-MN0${at}`),
      }
    },
    'DELETE /desk/second-factor': (_, { body }) => {
      checkPassword('password', body['password'])
      own({ secondFactor: false })
    },
  }
}
