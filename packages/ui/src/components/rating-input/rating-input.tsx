'use client'

import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import { cn } from '../../lib/cn.ts'
import { fill, useMessages } from '../../lib/messages.tsx'
import { Button } from '../button/button.tsx'
import { ratingProblem, shapeAt } from '../rating/rating-rules.ts'
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
  items?: number
  /** Removes the reset button and prevents clearing. @default false */
  required?: boolean
  /** Shape of every item, or one for each item; a list of another length renders nothing and logs an error. @default a star */
  shape?: ReactElement | readonly ReactElement[]
  /** Overrides the texts of the group, the reset button and an item, where `{n}` is its number. */
  labels?: { group?: string; reset?: string; item?: string }
}

/** A rating input: native radio buttons drawn as stars or another shape. */
export function RatingInput({
  value,
  defaultValue = 0,
  onValueChange,
  items = 5,
  required = false,
  shape = <Star />,
  labels,
  name,
  className,
  ...props
}: RatingInputProps) {
  const message = useMessages(ratingInputMessages)
  const group = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [hovered, setHovered] = useState(0)
  const problem = ratingProblem(items, shape)
  if (problem) {
    console.error(`RatingInput: ${problem}`)
    return null
  }

  const current = value ?? ownValue
  const shown = hovered || current
  function choose(next: number) {
    setOwnValue(next)
    setHovered(0)
    onValueChange?.(next)
  }

  return (
    <fieldset
      data-slot="rating-input"
      className={cn('m-0 flex min-w-0 flex-wrap items-center gap-x-2 border-0 p-0', className)}
      {...props}
    >
      <legend className="sr-only">{labels?.group ?? message('ratingInput.label')}</legend>
      <div className="flex flex-wrap" onPointerLeave={() => setHovered(0)}>
        {Array.from({ length: items }, (_, index) => {
          const n = index + 1
          return (
            <label
              key={n}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(n)}
              className={cn(
                'relative grid size-11 cursor-pointer place-items-center rounded-sm outline-2 outline-transparent has-disabled:cursor-not-allowed has-[:focus-visible]:outline-focus',
                n <= shown
                  ? 'text-brand [&_svg]:fill-current'
                  : 'text-control opacity-80 [&_svg]:fill-transparent',
              )}
            >
              <input
                type="radio"
                name={name ?? group}
                value={n}
                checked={n === current}
                required={required}
                aria-label={
                  labels?.item ? fill(labels.item, { n }) : message('ratingInput.item', { n })
                }
                onChange={() => choose(n)}
                onClick={() => !required && n === current && choose(0)}
                className="sr-only"
              />
              {shapeAt(shape, index)}
            </label>
          )
        })}
      </div>
      {!required && (
        <Button variant="ghost" size="sm" onClick={() => choose(0)}>
          {labels?.reset ?? message('ratingInput.reset')}
        </Button>
      )}
    </fieldset>
  )
}
