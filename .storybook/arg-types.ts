import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'

type Documented = { __docgenInfo?: { props?: Record<string, { description?: string }> } }

const trailingDefault = /\s*@default\s+(\S[\s\S]*)$/

/**
 * Makes the table of props say what the doc comments say: the choices of a union instead of the
 * word "union", and the value of `@default` in its own column instead of in the sentence.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...readable(argType, props[name]?.description ?? argType.description ?? ''),
        // An element, or what has no known type, cannot be edited in a table.
        ...(isElement(initialArgs[name]) || !argType.type?.name ? { control: false } : {}),
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
  return { ...argType, description: comment.replace(trailingDefault, ''), table }
}

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value
