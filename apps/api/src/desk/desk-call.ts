import type { z } from 'zod'
import type { Permission } from '@shop/domain'
import type { Author } from '../changes/change.queries.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiContext } from '../http/context.ts'
import {
  defineCall,
  type Call,
  type Definition,
  type PathParams,
  type ReadRequest,
  type Route,
} from '../http/define-call.ts'
import type { Member, Session } from '../staff/session.queries.ts'
import { admit } from './guard.ts'

const guardErrors = {
  401: 'There is no session: `unauthenticated`.',
  403: 'The role of the member may not do this, or the request comes from another origin.',
}

/**
 * Defines a call of the desk. It needs a permission: the request is read only when the session of the cookie is
 * that of a member who has it.
 */
export function deskCall<P extends PathParams, Q extends z.ZodObject, B extends z.ZodType>(
  deps: Pick<Deps, 'db' | 'settings'>,
  permission: Permission,
  route: Route,
  summary: string,
  definition: Omit<Definition<P, Q, B>, 'tag' | 'permission'>,
  handler: (
    c: ApiContext,
    session: Session,
    request: ReadRequest<P, Q, B>,
  ) => Response | Promise<Response>,
): Call {
  const errors = { ...guardErrors, ...definition.errors }
  const sessions = new WeakMap<ApiContext, Session>()
  const call = defineCall(
    route,
    summary,
    { ...definition, errors, permission, tag: 'Desk' },
    (c, request) => {
      const session = sessions.get(c)
      if (!session) throw new Error('A call of the desk was answered without its guard')
      return handler(c, session, request)
    },
  )
  return {
    ...call,
    respond: async (c, bodyLimit) => {
      sessions.set(c, await admit(deps, c, permission))
      return call.respond(c, bodyLimit)
    },
  }
}

/** The definition of a call of the desk that needs no session: signing in, and using a link. */
export const withoutSession = <Given extends Pick<Call, 'answer'> & Partial<Pick<Call, 'errors'>>>(
  definition: Given,
) => ({
  ...definition,
  errors: { 403: 'The request comes from another origin.', ...definition.errors },
  permission: 'nothing',
  tag: 'Desk' as const,
})

/** A member as the author of a change. */
export const authorOf = ({ id, name }: Member): Author => ({ name, staffId: id })

/** Responds 204. */
export const done = (c: ApiContext) => c.body(null, 204)

/** The largest id of members and products: that of an integer of PostgreSQL. */
export const mostInteger = 2_147_483_647

/** An id of a path. @throws ApiError 404 for what can be no id */
export function idOf(text: string, most: number): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > most) throw missing()
  return id
}

/** The answer for an id or a token that there is not. */
export const missing = (message = 'There is nothing with this id.') =>
  new ApiError(404, message, [], {}, { reason: 'unknown' })

/** The answer for a wrong field that its schema cannot check. */
export const wrongField = (field: string, message: string, reason: string) =>
  new ApiError(422, message, [{ field, message, code: reason }], {}, { reason })
