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
  /** What is given, 0 for nothing. */
  value?: number
  /** What is chosen before the first press. @default 0 */
  defaultValue?: number
  /** Gets the new value; 0 when the rating was taken back. */
  onValueChange?: (value: number) => void
  /** How many can be given, 1 to 10; anything else draws nothing and logs an error. @default 5 */
  items?: number
  /** A rating, once given, cannot be taken back. @default false */
  required?: boolean
  /** Drawing of an item, or one drawing for each; a list of another length draws nothing and logs an error. */
  shape?: ReactElement | readonly ReactElement[]
  /** Other words for the group, for taking back, and for one item, where `{n}` is its number. */
  labels?: { group?: string; reset?: string; item?: string }
}

/** A rating to give: native radio buttons that look like stars, or like any other shape. */
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
  const [own, setOwn] = useState(defaultValue)
  const [pointed, setPointed] = useState(0)
  const problem = ratingProblem(items, shape)
  if (problem) {
    console.error(`RatingInput: ${problem}`)
    return null
  }

  const current = value ?? own
  const shown = pointed || current
  function choose(next: number) {
    setOwn(next)
    setPointed(0)
    onValueChange?.(next)
  }

  return (
    <fieldset
      data-slot="rating-input"
      className={cn('m-0 flex min-w-0 flex-wrap items-center gap-x-2 border-0 p-0', className)}
      {...props}
    >
      <legend className="sr-only">{labels?.group ?? message('ratingInput.label')}</legend>
      <div className="flex flex-wrap" onPointerLeave={() => setPointed(0)}>
        {Array.from({ length: items }, (_, index) => {
          const n = index + 1
          return (
            <label
              key={n}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(n)}
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
