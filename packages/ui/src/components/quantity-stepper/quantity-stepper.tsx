'use client'

import { useId, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../icon/sign-icon.tsx'
import { quantityStepperMessages } from './quantity-stepper.messages.ts'
import { readQuantity } from './read-quantity.ts'

// `aria-disabled` instead of `disabled`, because a button that gets disabled loses the focus.
const endOfRange =
  'aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent forced-colors:aria-disabled:text-[GrayText]'

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Current quantity. */
  value: number
  /** Called with the new quantity. */
  onValueChange: (value: number) => void
  /** Name of the counted item; part of the accessible names of the input and both buttons. */
  label: string
  /** Minimum. @default 1 */
  min?: number
  /** Maximum; absent means no limit. */
  max?: number
  /** Height of the stepper: 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md'
  /** Disables the decrease button. @default value <= min */
  decreaseDisabled?: boolean
  /** Disables the increase button. @default value >= max */
  increaseDisabled?: boolean
  /** Disables typing; the buttons still work. @default false */
  readOnly?: boolean
  /** Disables the input and both buttons. @default false */
  disabled?: boolean
  /** Help text, such as "Only 3 left"; part of the accessible description. */
  hint?: ReactNode
}

/** A number input between a decrease and an increase button. Presses before the next render are all counted. */
export function QuantityStepper({
  value,
  onValueChange,
  label,
  min = 1,
  max,
  size = 'md',
  decreaseDisabled = value <= min,
  increaseDisabled = max !== undefined && value >= max,
  readOnly = false,
  disabled = false,
  hint,
  className,
  ...props
}: QuantityStepperProps) {
  const t = useMessages(quantityStepperMessages)
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string>()
  const [announced, setAnnounced] = useState(false)
  // Presses before the next render add to this value; each render resets it to the prop.
  const latest = useRef(value)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    latest.current = value
  })

  const change = (next: number) => {
    const capped = Math.max(min, Math.min(next, max ?? next))
    rerender()
    if (capped === latest.current) return
    latest.current = capped
    onValueChange(capped)
  }
  const step = (by: 1 | -1) => {
    if (by < 0 ? decreaseDisabled : increaseDisabled) return
    setDraft(undefined)
    setAnnounced(true)
    change(latest.current + by)
  }
  const type = (text: string) => {
    setDraft(text)
    const typed = readQuantity(text)
    if (typed !== undefined && typed >= min) change(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setDraft(undefined)
    if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div
      data-slot="quantity-stepper"
      data-size={size}
      className={cn('inline-grid gap-1', className)}
      {...props}
    >
      <div
        className={cn(
          'inline-flex w-max items-stretch rounded-surface border border-control bg-surface',
          size === 'sm' ? 'h-9' : 'h-11',
          disabled && 'border-line bg-sunken',
        )}
      >
        <IconButton
          label={t('quantity.decrease', { label })}
          size="sm"
          disabled={disabled}
          aria-disabled={decreaseDisabled || undefined}
          onClick={() => step(-1)}
          className={cn(endOfRange, 'h-full! rounded-e-none!', size === 'md' && 'w-11!')}
        >
          <MinusIcon />
        </IconButton>
        <input
          ref={input}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('quantity.label', { label })}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={hint ? hintId : undefined}
          readOnly={readOnly}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(undefined)}
          onKeyDown={onKeyDown}
          className={cn(
            'focus-ring tabular m-0 box-border min-w-0 rounded-sm border-0 bg-transparent p-0 text-center font-sans text-base font-bold text-ink disabled:text-muted',
            size === 'sm' ? 'w-9' : 'w-12',
          )}
        />
        <IconButton
          label={t('quantity.increase', { label })}
          size="sm"
          disabled={disabled}
          aria-disabled={increaseDisabled || undefined}
          onClick={() => step(1)}
          className={cn(endOfRange, 'h-full! rounded-s-none!', size === 'md' && 'w-11!')}
        >
          <PlusIcon />
        </IconButton>
      </div>
      {hint && (
        <span id={hintId} className="text-sm text-muted">
          {hint}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {announced && t('quantity.now', { n: value })}
      </span>
    </div>
  )
}
