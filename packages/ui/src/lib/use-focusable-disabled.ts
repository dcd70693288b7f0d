'use client'

import { useState, type ComponentProps, type MouseEvent } from 'react'
import { joinHandlers } from './join-handlers.ts'

type ButtonState = Pick<
  ComponentProps<'button'>,
  'disabled' | 'type' | 'onClick' | 'onFocus' | 'onBlur' | 'aria-disabled'
>

/** Click handler of a button that has `aria-disabled`. */
export const ignoreClick = (event: MouseEvent) => event.preventDefault()

/**
 * Props of a `button` that keeps the focus when it becomes disabled: as long as it has the focus it has
 * `aria-disabled` and ignores clicks, because a browser moves the focus from a `disabled` button to the page.
 */
export function useFocusableDisabled({
  disabled,
  type,
  onClick,
  onFocus,
  onBlur,
  'aria-disabled': ariaDisabled,
}: ButtonState): ButtonState {
  const [focused, setFocused] = useState(false)
  const handlers = joinHandlers(
    {
      onFocus: () => setFocused(true),
      // The button stays the active element when the window loses the focus.
      onBlur: ({ currentTarget }) =>
        setFocused(currentTarget.ownerDocument.activeElement === currentTarget),
    } satisfies ButtonState,
    { onFocus, onBlur },
  )
  if (!disabled || !focused)
    return { disabled, type, onClick, 'aria-disabled': ariaDisabled, ...handlers }
  return { type: 'button', onClick: ignoreClick, 'aria-disabled': true, ...handlers }
}
