import { act } from 'react'

/** Handlers that every element takes, each with the event that calls it. */
export const events: Readonly<Record<string, () => Event>> = {
  onPointerEnter: () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  onPointerLeave: () => new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }),
  onKeyDown: () => new KeyboardEvent('keydown', { bubbles: true, key: 'a' }),
  onFocusCapture: () => new FocusEvent('focusin', { bubbles: true }),
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlurCapture: () => new FocusEvent('focusout', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
  // Last, because it can remove the element.
  onClick: () => new MouseEvent('click', { bubbles: true, cancelable: true }),
}

/** Dispatches the event of a handler on the element. */
export async function dispatch(element: Element, name: string): Promise<void> {
  await act(async () => {
    element.dispatchEvent(events[name]?.() ?? new Event(name))
    await Promise.resolve()
  })
}

/** The handlers that React calls for an element; React DOM keeps its props in a field of it. */
export function handlersOf(element: unknown): Readonly<Record<string, unknown>> {
  if (!(element instanceof Element)) throw new Error('There is no element.')
  const field = Object.keys(element).find((key) => key.startsWith('__reactProps$'))
  if (!field) throw new Error('React does not know this element.')
  const props = (element as unknown as Record<string, Record<string, unknown>>)[field] ?? {}
  return Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
    ),
  )
}
