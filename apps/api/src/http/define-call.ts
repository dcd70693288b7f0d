import type { z } from 'zod'
import type { ApiContext } from './context.ts'
import { readBody, readQuery } from './read-body.ts'

/** An example of each path parameter. */
export type PathParams = Readonly<Record<string, string>>

type Statuses = Readonly<Record<number, string>>

/** What a call takes and answers: requests are checked with it, and the documentation is made from it. */
export interface Definition<Params, Query, Body> {
  tag: 'Catalogue' | 'Orders' | 'Campaigns' | 'Contact' | 'Operations' | 'Desk'
  params?: Params
  query?: Query
  /** Headers that the handler reads and checks. */
  headers?: z.ZodObject
  body?: Body
  /** Null for 204 without a body, `events` for server-sent events. */
  answer: z.ZodType | 'events' | null
  /** Whether the answer has an ETag, so that 304 answers a client that has it. */
  cached?: true
  /** The statuses apart from those of a wrong request, and when they are returned. */
  errors?: Statuses
  /** What the caller must be allowed to, as `Permission` of @shop/domain; `nothing` for everybody. Calls of the desk name it. */
  permission?: string
}

/** A call of the API: its description and its handler. */
export interface Call extends Definition<PathParams, z.ZodObject, z.ZodType> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters as in OpenAPI: `/products/{id}`. */
  path: string
  summary: string
  errors: Statuses
  /** Checks the request and answers it. @throws ApiError as `readBody` and `readQuery` do */
  respond(c: ApiContext, bodyLimit: number): Promise<Response>
}

/** Method and path. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** A request as the schemas of a definition parse it. */
export interface ReadRequest<Params, Query extends z.ZodObject, Body extends z.ZodType> {
  params: Record<keyof Params, string>
  query: z.output<Query>
  body: z.output<Body>
}

/** The error of a limited call. */
export const tooManyRequests = {
  429: 'Too many requests; `Retry-After` gives the seconds to wait.',
}
const wrongRequest: Statuses = { 400: 'A field is missing or wrong; `errors` names each.' }
const wrongBody: Statuses = {
  413: 'The body is too large.',
  415: 'The body is not application/json.',
}

/**
 * Defines a call of the API beside its handler.
 * @param route method and path, such as `GET /products/{id}`
 * @param handler gets the request as the schemas of the definition parse it
 */
export function defineCall<P extends PathParams, Q extends z.ZodObject, B extends z.ZodType>(
  route: Route,
  summary: string,
  definition: Definition<P, Q, B>,
  handler: (c: ApiContext, request: ReadRequest<P, Q, B>) => Response | Promise<Response>,
): Call {
  const [method = '', path = ''] = route.split(' ')
  const { query, body, errors } = definition
  return {
    ...definition,
    method: method.toLowerCase() as Call['method'],
    path,
    summary,
    errors: { ...(query || body ? wrongRequest : {}), ...(body ? wrongBody : {}), ...errors },
    respond: async (c, bodyLimit) =>
      handler(c, {
        params: c.req.param() as Record<keyof P, string>,
        query: (query && readQuery(c, query)) as z.output<Q>,
        body: (body && (await readBody(c, body, bodyLimit))) as z.output<B>,
      }),
  }
}
