import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'

type Documented = { __docgenInfo?: { props?: Record<string, { tags?: { default?: string } }> } }

/**
 * Improves the table of props: shows the members of a union type and the value of `@default`, and adds
 * the attributes of React's elements that a story sets.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  const others = Object.keys(initialArgs).filter((name) => !(name in argTypes))
  const all: typeof argTypes = {
    ...Object.fromEntries(others.map((name) => [name, attribute(name, initialArgs[name])])),
    ...argTypes,
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => [
      name,
      {
        ...readable(argType, props[name]?.tags?.default),
        ...controlOf(argType, initialArgs[name]),
      },
    ]),
  )
}

/** An attribute that the types of the component do not name, with the type of its value. */
function attribute(name: string, value: unknown): StrictInputType {
  const kind = Array.isArray(value) ? 'array' : typeof value
  const isNode = name === 'children' || isElement(value)
  const table = { type: { summary: isNode ? 'ReactNode' : kind } }
  return kind === 'string' || kind === 'boolean' || kind === 'number' || kind === 'function'
    ? { name, table, type: { name: kind } }
    : { name, table }
}

function controlOf(argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  // Elements and values of unknown type have no control.
  if (isElement(value) || !argType.type?.name) return { control: false }
  // A switch without a value would be a button "Set boolean".
  if (argType.type.name === 'boolean' && value === undefined)
    return { control: { type: 'inline-radio' }, options: [false, true] }
  if (argType.table?.type?.summary === 'ReactNode') return { control: { type: 'text' } }
  return {}
}

function readable(argType: StrictInputType, given: string | undefined): StrictInputType {
  const raw = (argType.type as { raw?: string } | undefined)?.raw
  const table: InputType['table'] = { ...argType.table }
  if (given) table.defaultValue = { summary: given.trim() }
  if (raw && table.type?.summary === 'union') table.type = { summary: raw }
  if (table.type?.summary === 'unknown') table.type = { summary: 'any value' }
  return { ...argType, table }
}

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value
