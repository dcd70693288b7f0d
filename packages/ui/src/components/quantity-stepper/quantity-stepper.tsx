'use client'

import { writeDigits } from '@shop/domain'
import { cva } from 'class-variance-authority'
import { useId, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlHeight } from '../../lib/control-height.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useFormReset } from '../../lib/use-form-reset.ts'
import { joinIds, useFieldControl, useInField } from '../field/field-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../icon/sign-icon.tsx'
import { quantityStepperMessages } from './quantity-stepper.messages.ts'
import { readQuantity } from './read-quantity.ts'

// `aria-disabled` instead of `disabled`, because a button that gets disabled loses the focus.
const endOfRange =
  'shop:aria-disabled:cursor-not-allowed shop:aria-disabled:text-muted shop:aria-disabled:hover:bg-transparent shop:forced-colors:aria-disabled:text-[GrayText]'

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Current quantity, when controlled. */
  value?: number
  /** Initial quantity, when uncontrolled. @default min */
  defaultValue?: number
  /** Called with the new quantity. */
  onValueChange?: (value: number) => void
  /** What is counted, such as “Rice Cooker”: part of the accessible names of both buttons, and of the input without a `Field` around it. */
  'aria-label'?: string
  /** Name of the quantity in form data. */
  name?: string
  /** @default false */
  required?: boolean
  /** Minimum. @default 1 */
  min?: number
  /** Maximum; absent means no limit. */
  max?: number
  /** Height of the stepper: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** The quantity can be read, focused and submitted, but not changed. @default false */
  readOnly?: boolean
  /** Disables the input and both buttons. @default false */
  disabled?: boolean
  /** Help text, such as "Only 3 left"; part of the accessible description. */
  description?: ReactNode
}

const frameVariants = cva(
  'shop:inline-flex shop:w-max shop:items-stretch shop:rounded-surface shop:border',
  {
    variants: {
      size: controlHeight,
      disabled: {
        true: 'shop:border-line shop:bg-sunken',
        false: 'shop:border-control shop:bg-surface',
      },
    },
  },
)

const stepVariants = cva([endOfRange, 'shop:h-full'], {
  variants: {
    size: {
      sm: 'shop:override:min-h-0',
      md: 'shop:override:w-control-md',
      lg: 'shop:override:w-control-lg',
    },
  },
})

const inputVariants = cva(
  'shop:focus-ring shop:m-0 shop:box-border shop:min-w-0 shop:rounded-sm shop:border-0 shop:bg-transparent shop:p-0 shop:text-center shop:font-sans shop:text-base shop:font-bold shop:text-ink shop:disabled:text-muted',
  {
    variants: {
      size: {
        sm: 'shop:w-[max(--spacing(9),3ch)]',
        md: 'shop:w-[max(--spacing(12),4ch)]',
        lg: 'shop:w-[max(--spacing(12),4ch)]',
      },
    },
  },
)

/** A number input between a decrease and an increase button. Presses before the next render are all counted, and so is what was typed before hydration. A reset of the form restores the first quantity. */
export function QuantityStepper({
  min = 1,
  value: given,
  defaultValue = min,
  onValueChange,
  'aria-label': label,
  name,
  required,
  max,
  size = 'md',
  readOnly = false,
  disabled = false,
  description,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...props
}: QuantityStepperProps) {
  const t = useMessages(quantityStepperMessages)
  const { digits } = useMarket()
  const named = (key: 'label' | 'decrease' | 'increase') =>
    label === undefined ? t(`quantity.${key}`) : t(`quantity.${key}Of`, { label })
  const descriptionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const inField = useInField()
  const { name: submitted, ...control } = useFieldControl({
    name,
    value: '',
    required,
    'aria-invalid': invalid,
    'aria-describedby': joinIds(description && descriptionId, describedBy),
    ...(!inField && { 'aria-label': named('label') }),
  })
  const [ownValue, setOwnValue] = useState(defaultValue)
  const value = given ?? ownValue
  const [initial] = useState(value)
  const atMin = readOnly || value <= min
  const atMax = readOnly || (max !== undefined && value >= max)
  const [draft, setDraft] = useState<string>()
  const [announced, setAnnounced] = useState(false)
  /** Whether the last wish was above the maximum. */
  const [tooMany, setTooMany] = useState(false)
  // Presses before the next render add to this value; each render resets it to the prop.
  const latest = useRef(value)
  const [, rerender] = useReducer((count: number) => count + 1, 0)

  const change = (next: number) => {
    const capped = Math.max(min, Math.min(next, max ?? next))
    setTooMany(next > capped)
    rerender()
    if (capped === latest.current) return
    latest.current = capped
    setOwnValue(capped)
    onValueChange?.(capped)
  }
  const hydrated = useRef(false)
  useLayoutEffect(() => {
    latest.current = value
    if (hydrated.current) return
    hydrated.current = true
    // What was typed, or written by a script, before hydration counts.
    const chosen = readQuantity(input.current?.value ?? '')
    if (chosen !== undefined && chosen !== value) change(chosen)
  })
  const step = (by: 1 | -1) => {
    if (by < 0 ? atMin : atMax) return
    setDraft(undefined)
    setAnnounced(true)
    change(latest.current + by)
  }
  const type = (text: string) => {
    setDraft(text)
    const typed = readQuantity(text)
    if (typed !== undefined && typed >= min) change(typed)
  }
  useFormReset(input, () => {
    setDraft(undefined)
    change(initial)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') setDraft(undefined)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div
      data-shop="quantity-stepper"
      data-size={size}
      className={cn('shop:inline-grid shop:gap-1', className)}
      {...props}
    >
      <div className={frameVariants({ size, disabled })}>
        <IconButton
          aria-label={named('decrease')}
          size="sm"
          disabled={disabled}
          aria-disabled={atMin || undefined}
          onClick={() => step(-1)}
          className={cn(stepVariants({ size }), 'shop:rounded-e-none')}
        >
          <MinusIcon />
        </IconButton>
        <input
          ref={input}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...control}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          readOnly={readOnly}
          disabled={disabled}
          value={draft ?? writeDigits(String(value), digits)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(undefined)}
          onKeyDown={onKeyDown}
          className={inputVariants({ size })}
        />
        <IconButton
          aria-label={named('increase')}
          size="sm"
          disabled={disabled}
          aria-disabled={atMax || undefined}
          onClick={() => step(1)}
          className={cn(stepVariants({ size }), 'shop:rounded-s-none')}
        >
          <PlusIcon />
        </IconButton>
        {submitted !== undefined && (
          <input type="hidden" name={submitted} value={value} disabled={disabled} />
        )}
      </div>
      {description && (
        <span id={descriptionId} className="shop:text-sm shop:text-muted">
          {description}
        </span>
      )}
      {/* The description already shows why there are no more. */}
      <span
        aria-live="polite"
        className={tooMany && !description ? 'shop:text-sm shop:text-muted' : 'shop:sr-only'}
      >
        {tooMany
          ? t('quantity.most', { n: max ?? value })
          : announced && t('quantity.now', { n: value })}
      </span>
    </div>
  )
}
