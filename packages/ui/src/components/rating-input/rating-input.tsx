'use client'

import { useId, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useControlState } from '../../lib/use-control-state.ts'
import { Button } from '../button/button.tsx'
import { useFieldControl, useInField } from '../field/field-context.ts'
import { ratingProblem, iconAt } from '../rating/rating-rules.ts'
import { Star } from '../rating/star.tsx'
import { ratingInputMessages } from './rating-input.messages.ts'

export interface RatingInputProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Selected rating, when controlled; 0 for none. */
  value?: number
  /** Initial rating, when uncontrolled. @default 0 */
  defaultValue?: number
  /** Called with the new rating; 0 after a reset. */
  onValueChange?: (value: number) => void
  /** Number of items, 1 to 10; other values render nothing and log an error. @default 5 */
  max?: number
  /** Removes the reset button and prevents clearing; a required `Field` around it does so, too. @default false */
  required?: boolean
  /** Shape of every item, or one for each item; a list of another length renders nothing and logs an error. @default a star */
  icon?: ReactElement | readonly ReactElement[]
}

/** A rating input: native radio buttons drawn as stars or another icon. A reset of the form restores the first rating. */
export function RatingInput({
  value,
  defaultValue = 0,
  onValueChange,
  max = 5,
  icon = <Star />,
  name: ownName,
  className,
  ...props
}: RatingInputProps) {
  const message = useMessages(ratingInputMessages)
  const group = useId()
  const first = useRef<HTMLInputElement>(null)
  const inField = useInField()
  const {
    required,
    name,
    'aria-invalid': invalid,
    ...fieldset
  } = useFieldControl({ ...props, name: ownName }, 'group')
  const [current, setCurrent] = useControlState(first, value, defaultValue, onValueChange)
  const [hovered, setHovered] = useState(0)
  function choose(next: number) {
    setHovered(0)
    setCurrent(next)
  }
  const problem = ratingProblem(max, icon)
  if (problem) {
    console.error(`RatingInput: ${problem}`)
    return null
  }

  const shown = hovered || current

  return (
    <fieldset
      data-shop="rating-input"
      className={cn(
        'shop:m-0 shop:flex shop:min-w-0 shop:flex-wrap shop:items-center shop:gap-x-2 shop:border-0 shop:p-0',
        className,
      )}
      {...fieldset}
    >
      {!inField && <legend className="shop:sr-only">{message('ratingInput.label')}</legend>}
      <div className="shop:flex shop:flex-wrap" onPointerLeave={() => setHovered(0)}>
        {Array.from({ length: max }, (_, index) => {
          const n = index + 1
          return (
            <label
              key={n}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(n)}
              className={cn(
                'shop:relative shop:grid shop:size-11 shop:cursor-pointer shop:place-items-center shop:rounded-sm shop:outline-2 shop:outline-transparent shop:has-disabled:cursor-not-allowed shop:has-[:focus-visible]:outline-focus',
                n <= shown
                  ? 'shop:text-brand shop:[&_svg]:fill-current'
                  : 'shop:text-muted shop:[&_svg]:fill-transparent shop:[&_svg]:text-control',
              )}
            >
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name ?? group}
                value={n}
                checked={n === current}
                required={required}
                aria-invalid={invalid}
                aria-label={message('ratingInput.item', { n })}
                onChange={() => choose(n)}
                onClick={() => !required && n === current && choose(0)}
                className="shop:sr-only"
              />
              <span className="shop:contents">{iconAt(icon, index)}</span>
            </label>
          )
        })}
      </div>
      {!required && (
        <Button variant="ghost" size="sm" onClick={() => choose(0)}>
          {message('ratingInput.reset')}
        </Button>
      )}
    </fieldset>
  )
}
