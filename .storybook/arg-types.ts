import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'

type Documented = { __docgenInfo?: { props?: Record<string, { description?: string }> } }

const trailingDefault = /\s*@default\s+(\S[\s\S]*)$/

/**
 * Improves the table of props: shows the members of a union type, moves the value of `@default` from
 * the description to its column, and reads the type of an inherited prop from its default.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  // Props that no type describes. Storybook would add them later, with an editor of their internals.
  const elements = Object.keys(initialArgs)
    .filter((name) => isElement(initialArgs[name]))
    .map((name) => [name, { name }])
  const all: typeof argTypes = { ...Object.fromEntries(elements), ...argTypes }
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => [
      name,
      {
        ...readable(argType, props[name]?.description ?? argType.description ?? ''),
        // Elements and values of unknown type have no control.
        ...(isElement(initialArgs[name]) || !argType.type?.name ? { control: false } : {}),
        // A switch without a value would be a button "Set boolean".
        ...(argType.type?.name === 'boolean' && initialArgs[name] === undefined
          ? { control: { type: 'inline-radio' }, options: [false, true] }
          : {}),
      },
    ]),
  )
}

function readable(argType: StrictInputType, comment: string): StrictInputType {
  const given = trailingDefault.exec(comment)?.[1]
  const raw = (argType.type as { raw?: string } | undefined)?.raw
  const table: InputType['table'] = { ...argType.table }
  if (given && !table.defaultValue) table.defaultValue = { summary: given.trim() }
  if (raw && table.type?.summary === 'union') table.type = { summary: raw }
  if (!table.type?.summary) table.type = { summary: typeOf(argType.name, table.defaultValue) }
  if (table.type?.summary === 'unknown') table.type = { summary: 'any value' }
  return { ...argType, description: comment.replace(trailingDefault, ''), table }
}

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value

/** The type of a prop of which only the default is documented: that of another component or of React. */
function typeOf(name: string, value: { summary?: string } | undefined): string {
  const text = value?.summary ?? ''
  if (name === 'children') return 'ReactNode'
  if (/^['"`]/.test(text)) return 'string'
  if (/^-?\d/.test(text)) return 'number'
  return /^(true|false)$/.test(text) ? 'boolean' : 'unknown type'
}
