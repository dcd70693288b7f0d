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
  responses: Readonly<Record<string, Partial<Content> & { headers?: object }>>
}

const settings = loadSettings({ LOG_LEVEL: 'silent' })
// The document needs neither database nor catalogue.
const app = createApp({ settings, log: createLogger(settings) } as Deps)

/** The OpenAPI document, as the API serves it. */
export const apiDocument = (await (await app.request('/openapi.json')).json()) as {
  openapi: string
  paths: Record<string, Record<'get' | 'post', Operation>>
  components: { schemas: { Error: JsonSchema } }
}

/** Every call of the document. */
export const describedCalls = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

/** The parameters of one kind as the schema of an object. */
export function parameterSchema(operation: Operation, place: 'path' | 'query' | 'header') {
  const wanted = operation.parameters.filter((one) => one.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(wanted.map((one) => [one.name, one.schema])),
    required: wanted.filter((one) => one.required).map((one) => one.name),
  }
}
