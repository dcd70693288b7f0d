import { z } from 'zod'
import { createApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { createLogger } from '../src/logger.ts'
import { loadSettings } from '../src/settings.ts'
import type { JsonSchema } from './from-schema.ts'

interface Content {
  content: { 'application/json': { schema: JsonSchema } }
}

/** An operation of the OpenAPI document, with what the tests use of it. */
export interface Operation {
  parameters: readonly {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    schema: JsonSchema
    example?: string
  }[]
  requestBody?: Content
  /** The permission that a call of the desk needs. */
  'x-permission'?: string
  responses: Readonly<Record<string, Partial<Content> & { headers?: object }>>
}

const settings = loadSettings({ LOG_LEVEL: 'silent' })
// The document needs neither database nor catalogue.
const app = createApp({ settings, log: createLogger(settings) } as Deps)

/** The OpenAPI document, as the API serves it. */
export const apiDocument = (await (await app.request('/openapi.json')).json()) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: JsonSchema } }
}

/** Every call of the document. */
export const describedCalls = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

const isOfDesk = ({ path }: { path: string }) => path.startsWith('/desk/')

/** The calls that everybody may make. */
export const publicCalls = describedCalls.filter((call) => !isOfDesk(call))

/** The calls of the desk. */
export const deskCalls = describedCalls.filter(isOfDesk)

const schemas = new Map<JsonSchema, z.ZodType>()

/** The schema that the document has as JSON. */
export function schemaOf(json: JsonSchema): z.ZodType {
  const schema =
    schemas.get(json) ?? z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0])
  schemas.set(json, schema)
  return schema
}

/** What is wrong with an answer by the document; an empty text when nothing is. */
export function faultOf(
  operation: Operation,
  { status, answer }: { status: number; answer: unknown },
): string {
  // A busy machine may answer 503.
  const response = operation.responses[status === 503 ? '5XX' : status]
  if (!response) return `the status ${status} is not described`
  const schema = response.content?.['application/json'].schema
  if (!schema) return answer === null ? '' : 'an answer without a body is described'
  const whole = '$ref' in schema ? apiDocument.components.schemas.Error : schema
  const { error } = schemaOf(whole).safeParse(answer)
  return error ? z.prettifyError(error) : ''
}

/** The parameters of one kind as the schema of an object. */
export function parameterSchema(operation: Operation, place: 'path' | 'query' | 'header') {
  const wanted = operation.parameters.filter((one) => one.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(wanted.map((one) => [one.name, one.schema])),
    required: wanted.filter((one) => one.required).map((one) => one.name),
  }
}
