import fc from 'fast-check'

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Texts that programs stumble over. */
export const attacks = [
  "'; drop table orders; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u0000\u0001\ufeff\u202e',
  '\ud800',
  '%00%0a%0d',
  '💥'.repeat(60),
]

const known: ReadonlySet<string> = new Set([
  'type', 'const', 'enum', 'anyOf', 'properties', 'required', 'items', 'minItems', 'maxItems',
  'maxLength', 'pattern', 'minimum', 'maximum', 'additionalProperties', 'description',
]) // prettier-ignore

/** Products and pieces that there are. */
const shopNumbers = ['1', '2', '3', '4', '12']
const shopWords = ['01712345678', '০১৭১২৩৪৫৬৭৮', '01899999999', 'a@example.com', 'SAVE5', 'kettle']

/** Values that a JSON schema allows. @throws Error for a keyword it does not know */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return build(schema, (exact) => exact)
}

/** Values near a JSON schema: any part of them may be of another kind, missing, or hostile. */
export function nearSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(fc.constantFrom(...attacks), fc.anything({ maxDepth: 3 }))
  return build(schema, (exact) =>
    fc.oneof({ weight: 12, arbitrary: exact }, { weight: 1, arbitrary: wrong }),
  )
}

type Bend = (exact: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>

function build(schema: JsonSchema, bend: Bend): fc.Arbitrary<unknown> {
  const strange = Object.keys(schema).find((keyword) => !known.has(keyword))
  if (strange) throw new Error(`The fuzzer does not know the schema keyword "${strange}"`)
  if ('const' in schema) return bend(fc.constant(schema.const))
  if (schema.enum) return bend(fc.constantFrom(...schema.enum))
  if (schema.anyOf) {
    return oftenNull(schema.anyOf.map((one) => [one.type === 'null', build(one, bend)]))
  }
  if (!schema.type) return bend(fc.jsonValue({ maxDepth: 2 }))
  const kinds = [schema.type].flat()
  return oftenNull(kinds.map((kind) => [kind === 'null', bend(ofKind(kind, schema, bend))]))
}

/** What may be left out mostly is: an order with every offer at once gets no further than one. */
function oftenNull(
  kinds: readonly (readonly [isNull: boolean, arbitrary: fc.Arbitrary<unknown>])[],
) {
  return fc.oneof(
    ...kinds.map(([isNull, arbitrary]) => ({ weight: isNull ? 4 * kinds.length : 1, arbitrary })),
  )
}

function ofKind(kind: string, schema: JsonSchema, bend: Bend): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return number(schema, (range) => fc.integer(range))
    case 'number':
      return number(schema, ({ min, max }) => fc.double({ min, max, noNaN: true }))
    case 'string':
      return text(schema)
    case 'array': {
      const { minItems = 0, maxItems = 5, items = { type: 'null' } } = schema
      const one = build(items, bend)
      return fc.array(one, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) })
    }
    case 'object': {
      const { properties = {}, required = [] } = schema
      const parts = Object.entries(properties).map(([name, part]) => [name, build(part, bend)])
      return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...required],
        noNullPrototype: true,
      })
    }
    default:
      throw new Error(`The fuzzer does not know the schema type "${kind}"`)
  }
}

/** Mostly small, so that products and stock are met; at times from the whole range. */
function number(
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema,
  whole: (range: { min: number; max: number }) => fc.Arbitrary<number>,
) {
  const small = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 60) })
  const far = whole({ min: minimum, max: maximum })
  return fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: far })
}

function text({ pattern, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) {
    const shape = new RegExp(pattern, 'u')
    // fast-check does not know classes such as \p{L}.
    if (pattern.includes('\\p')) return text({ maxLength }).filter((word) => shape.test(word))
    const fitting = shopNumbers.filter((word) => shape.test(word))
    const any = fc.stringMatching(shape)
    if (fitting.length === 0) return any
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fitting) },
      { weight: 1, arbitrary: any },
    )
  }
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...shopWords) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength }) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: Math.min(maxLength, 40) }) },
  )
}
