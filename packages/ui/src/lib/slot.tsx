import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { cn } from './cn.ts'
import { mergeRefs } from './merge-refs.ts'

type Props = Record<string, unknown>
type Handler = (...args: unknown[]) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** The child's props take precedence; handlers, classes, styles and descriptions are joined. */
function joinProps(own: Props, child: Props): Props {
  const props: Props = { ...own, ...child }
  for (const [name, value] of Object.entries(own)) {
    const other = child[name]
    if (other === undefined) props[name] = value
    else if (name === 'className' || name === 'aria-describedby')
      props[name] = cn(value as string, other as string)
    else if (name === 'style') props[name] = { ...(value as object), ...(other as object) }
    else if (name === 'ref') {
      if (value && other) props[name] = mergeRefs(value as Ref<unknown>, other as Ref<unknown>)
    } else if (isHandler(value) && isHandler(other))
      // The child's handler runs first, so that it can prevent the default.
      props[name] = (...args: unknown[]) => {
        other(...args)
        value(...args)
      }
  }
  return props
}

const ignore = (event: SyntheticEvent) => event.preventDefault()
/** What a disabled element does instead of its own: nothing, also with the middle button. */
const blocked = { 'aria-disabled': true, onClick: ignore, onAuxClick: ignore }

/** Whether the child knows `disabled`. A component decides itself. */
const knowsDisabled = ({ type }: ReactElement) => typeof type !== 'string' || type === 'button'

/**
 * Renders its only child with its own props: the element behind `asChild`. With `disabled` or
 * `aria-disabled` a press on the child does nothing. Throws if the child is not one element. Own code, because `@radix-ui/react-slot` is larger than `Button` (1.3 KB, brotli).
 */
export function Slot({ children, disabled, ...own }: Props & { children?: ReactNode }) {
  // `toArray` also unwraps an element that a server component sends late.
  const [child, ...others] = Children.toArray(children)
  if (!isValidElement(child) || others.length > 0)
    throw new Error('`asChild` needs exactly one element as its child.')
  return cloneElement(child as ReactElement<Props>, {
    ...joinProps(own, child.props as Props),
    ...(disabled || own['aria-disabled'] ? blocked : {}),
    ...(disabled && knowsDisabled(child) ? { disabled } : {}),
  })
}
