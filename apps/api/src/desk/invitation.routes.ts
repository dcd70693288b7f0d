import {
  acceptRequest,
  invitationAnswer,
  inviteAnswer,
  inviteRequest,
  sessionAnswer,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import { defineCall, type Call } from '../http/define-call.ts'
import { acceptInvitation, createInvitation, findInvitation } from '../staff/invitation.queries.ts'
import { hashPassword } from '../staff/password.ts'
import { deskCall, missing, withoutSession } from './desk-call.ts'
import { startSession } from './session.routes.ts'

const params = { token: 'cC0xV2m1o0yJ8Q3W5nq7hR9tLk4uZbXe6sFaGdPiE2M' }
const errors = { 404: 'The link is used, too old or unknown.' }

/** GET and POST /desk/invitations/{token}, POST /desk/invitations. */
export function invitationRoutes(deps: Deps): Call[] {
  const { db } = deps
  const noLink = () => missing('This link was used before, or is too old. Ask for a new one.')
  return [
    defineCall(
      'GET /desk/invitations/{token}',
      'What a link is for.',
      withoutSession({ params, answer: invitationAnswer, errors }),
      async (c, { params: { token } }) => {
        const found = await findInvitation(db, token)
        if (!found) throw noLink()
        const { role, name, expiresAt } = found
        return answer(c, { role, name, expiresAt: new Date(expiresAt).toISOString() })
      },
    ),
    defineCall(
      'POST /desk/invitations/{token}',
      'Uses a link: makes a member, or gives one a new password, and signs in.',
      withoutSession({
        params,
        body: acceptRequest,
        answer: sessionAnswer,
        errors: { ...errors, 409: 'Another member has the name: `name-taken`.' },
      }),
      async (c, { params: { token }, body: { name, password } }) => {
        if (!(await findInvitation(db, token))) throw noLink()
        const passwordHash = await hashPassword(password)
        const member = await acceptInvitation(db, token, { name, passwordHash })
        if (member === undefined) throw noLink()
        if (member === 'taken') {
          const message = 'Another member has this name. Choose a different one.'
          const reason = 'name-taken'
          throw new ApiError(
            409,
            message,
            [{ field: 'name', message, code: reason }],
            {},
            { reason },
          )
        }
        return startSession(c, deps, member)
      },
    ),
    deskCall(
      deps,
      'staff',
      'POST /desk/invitations',
      'A link for a new member, valid once and for a day.',
      { body: inviteRequest, answer: inviteAnswer },
      async (c, _session, { body }) => answer(c, await createInvitation(db, body)),
    ),
  ]
}
