import { problemTexts } from '@shop/domain'
import type { FieldError } from '@shop/domain/wire'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { ApiContext } from './context.ts'

/**
 * The JSON body, parsed with a schema; unknown fields are dropped.
 * @throws ApiError 400 for invalid JSON or fields and for a body that breaks off, 413 above `limit` bytes, 415 for another type
 */
export async function readBody<T extends z.ZodType>(
  c: ApiContext,
  schema: T,
  limit: number,
): Promise<z.output<T>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(type)) {
    throw new ApiError(415, 'Send the body as application/json.')
  }
  const text = await readText(c, limit).catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    // The connection ended: the client's doing, and no failure of the server.
    throw new ApiError(400, 'The body broke off.', [], {}, { reason: 'broken_off' })
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.')
  }
  return parse(json, schema, 'The request has faults.')
}

/**
 * The query parameters, parsed with a schema. Of a repeated parameter the first value counts.
 * @throws ApiError 400
 */
export function readQuery<T extends z.ZodType>(c: ApiContext, schema: T): z.output<T> {
  return parse(c.req.query(), schema, 'The query has faults.')
}

function parse<T extends z.ZodType>(value: unknown, schema: T, message: string): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.map(String).join('.'),
    ...reasonOf(issue.message),
  }))
  throw new ApiError(400, errors[0]?.message ?? message, errors)
}

/** The code of a problem with its English sentence; any other message is a sentence without a code. */
function reasonOf(message: string): Pick<FieldError, 'message' | 'code'> {
  if (!Object.hasOwn(problemTexts, message)) return { message }
  return { message: problemTexts[message as keyof typeof problemTexts], code: message }
}

async function readText(c: ApiContext, limit: number): Promise<string> {
  const tooLarge = () => new ApiError(413, `The body may have at most ${limit} bytes.`)
  const contentLength = c.req.header('content-length')
  if (Number(contentLength ?? 0) > limit) throw tooLarge()
  if (contentLength !== undefined && !c.req.header('transfer-encoding')) return await c.req.text()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
