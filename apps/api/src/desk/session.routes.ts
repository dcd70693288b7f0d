import { permissionsOf } from '@shop/domain'
import { sessionAnswer, signInRequest, type DeskSession } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer, type ApiContext } from '../http/context.ts'
import { defineCall, tooManyRequests, type Call } from '../http/define-call.ts'
import { addressSubject } from '../http/rate-limit-subjects.ts'
import { createSession, endSession, endSessions, type Member } from '../staff/session.queries.ts'
import { passwordLimits, signIn } from '../staff/sign-in.ts'
import { deskCall, done, withoutSession } from './desk-call.ts'
import { removeSessionToken, sendSessionToken } from './session-cookie.ts'

/** The member who is signed in, in the wire format. */
const toSession = ({ id, name, role, totpSecret }: Member): DeskSession => ({
  staff: { id, name, role, secondFactor: totpSecret !== null },
  permissions: [...permissionsOf(role)],
})

/** Starts a session of a member, and responds with it. */
export async function startSession(
  c: ApiContext,
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  member: Member,
) {
  sendSessionToken(c, settings, await createSession(db, member.id))
  return answer(c, toSession(member), 'Signed in')
}

/** GET /desk/session, POST /desk/sign-in, /desk/sign-out and /desk/sign-out-everywhere. */
export function sessionRoutes(deps: Deps): Call[] {
  const { db, settings } = deps
  return [
    deskCall(
      deps,
      'account',
      'GET /desk/session',
      'The member who is signed in, and its permissions.',
      { answer: sessionAnswer },
      (c, { member }) => answer(c, toSession(member)),
    ),
    defineCall(
      'POST /desk/sign-in',
      'Starts a session. A member with a second factor also sends a code of its app, or a recovery code.',
      withoutSession({
        body: signInRequest,
        answer: sessionAnswer,
        errors: {
          401: 'Name and password do not match: `wrong-credentials`. They do, and a code is missing or wrong: `code-required`, `wrong-code`.',
          ...tooManyRequests,
        },
      }),
      async (c, { body }) => {
        const limits = passwordLimits(addressSubject(c, settings), body.name)
        return startSession(c, deps, await signIn(db, body, limits))
      },
    ),
    deskCall(
      deps,
      'account',
      'POST /desk/sign-out',
      'Ends the session.',
      { answer: null },
      async (c, { token }) => {
        await endSession(db, token)
        removeSessionToken(c, settings)
        return done(c)
      },
    ),
    deskCall(
      deps,
      'account',
      'POST /desk/sign-out-everywhere',
      'Ends all sessions of the member.',
      { answer: null },
      async (c, { member }) => {
        await endSessions(db, member.id)
        removeSessionToken(c, settings)
        return done(c)
      },
    ),
  ]
}
