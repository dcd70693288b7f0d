import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

interface FieldErrorProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the message, for the control's `aria-describedby`. */
  id: string
  error: string | undefined
  /** Reserves no space while there is no error. @default false */
  compact?: boolean
}

/** Live region for a validation message. It is always rendered: it reserves the space, and live regions announce only text that is added later. */
export function FieldError({ id, error, compact, className, ...props }: FieldErrorProps) {
  return (
    <div
      aria-live="polite"
      className={cn(!compact && 'shop:min-h-5.5', 'shop:text-sm shop:text-danger', className)}
      {...props}
    >
      {error && (
        <p id={id} className="shop:m-0">
          {error}
        </p>
      )}
    </div>
  )
}
