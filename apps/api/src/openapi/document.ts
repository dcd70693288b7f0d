import { errorAnswer } from '@shop/domain/wire'
import { z } from 'zod'
import type { Call } from '../http/define-call.ts'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 document, generated from the schemas that the server validates with. */
export function openApiDocument(calls: readonly Call[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operation(call)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1.0.0',
      description:
        'Every answer is `{statusCode, message, data}`, every error `{statusCode, message, code, errors, data, requestId}`, whose `data` is null or what a call says of it. Amounts are taka.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Error: schemaOf(errorAnswer, 'output') } },
  }
}

/** The JSON schema of a zod schema, of its input (a request) or its output (an answer). */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

function operation(call: Call): Json {
  const errors = { ...call.errors, '5XX': 'The shop cannot answer now.' }
  const failures = Object.entries(errors).map(([status, description]) => [
    status,
    { description, ...jsonContent({ $ref: '#/components/schemas/Error' }) },
  ])
  return {
    operationId: `${call.method}${call.path.replace(/[^a-z]+(.)?/gi, (_, next?: string) => (next ?? '').toUpperCase())}`,
    tags: [call.tag],
    summary: call.summary,
    parameters: [
      ...pathParameters(call),
      ...parameters('header', call.headers),
      ...(call.cached
        ? parameters('header', z.object({ 'If-None-Match': z.string().optional() }))
        : []),
      ...parameters('query', call.query),
    ],
    ...(call.body
      ? { requestBody: { required: true, ...jsonContent(schemaOf(call.body, 'input')) } }
      : {}),
    ...(call.permission ? { 'x-permission': call.permission } : {}),
    responses: {
      ...success(call),
      ...(call.cached
        ? { 304: { description: 'The answer still has the ETag that `If-None-Match` names.' } }
        : {}),
      ...Object.fromEntries(failures),
    },
  }
}

function success({ answer }: Call): Json {
  if (answer === null) return { 204: { description: 'Done' } }
  if (answer !== 'events') {
    return { 200: { description: 'Success', ...jsonContent(schemaOf(answer, 'output')) } }
  }
  const content = { 'text/event-stream': { schema: { type: 'string' } } }
  return { 200: { description: 'Server-sent events', content } }
}

function jsonContent(schema: Json): Json {
  return { content: { 'application/json': { schema } } }
}

function pathParameters(call: Call): Json[] {
  return Object.entries(call.params ?? {}).map(([name, example]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example,
  }))
}

function parameters(place: 'header' | 'query', schema?: z.ZodObject): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...part }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: part,
  }))
}
