import { memberAnswer, memberRequest, staffAnswer, type DeskMember } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import type { Member } from '../staff/session.queries.ts'
import { changeMember, LastOwner, listMembers } from '../staff/staff.queries.ts'
import { deskCall, idOf, missing, mostInteger } from './desk-call.ts'

const toMember = ({ id, name, role, active, totpSecret, lastSeenAt }: Member): DeskMember => ({
  ...{ id, name, role, active, secondFactor: totpSecret !== null },
  lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
})

/** GET /desk/staff, PATCH /desk/staff/{id}. */
export function staffRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'staff',
      'GET /desk/staff',
      'The members by name.',
      { answer: staffAnswer },
      async (c) => answer(c, { staff: (await listMembers(db)).map(toMember) }),
    ),
    deskCall(
      deps,
      'staff',
      'PATCH /desk/staff/{id}',
      'Changes the role of a member, or whether it may sign in. The sessions of one that may not end.',
      {
        params: { id: '1' },
        body: memberRequest,
        answer: memberAnswer,
        errors: {
          404: 'There is no such member.',
          409: 'It is the last owner who can sign in: `last-owner`.',
        },
      },
      async (c, { member: { name, id: staffId } }, { params, body }) => {
        const id = idOf(params.id, mostInteger)
        const changed = await changeMember(db, { name, staffId }, id, body).catch(
          (error: unknown) => {
            if (!(error instanceof LastOwner)) throw error
            throw new ApiError(409, error.message, [], {}, { reason: 'last-owner' })
          },
        )
        if (!changed) throw missing('There is no such member.')
        return answer(c, toMember(changed))
      },
    ),
  ]
}
