import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface FieldErrorProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the message, for the control's `aria-describedby`. */
  id: string
  error: string | undefined
}

/** The line below a control that a message may fill. It is always there: nothing jumps, and a live region only announces what arrives after it exists. */
export function FieldError({ id, error, className, ...props }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={cn('min-h-5.5 text-sm text-danger', className)} {...props}>
      {error && (
        <p id={id} className="m-0">
          {error}
        </p>
      )}
    </div>
  )
}
