import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { errorText } from './error-classes.ts'

interface FieldErrorProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the message, for the control's `aria-describedby`. */
  id: string
  error: string | undefined
  /** Reserves the space of the error while there is none. @default true */
  errorSpace?: boolean
  /** How the error is announced: after the current speech, or at once as an alert. @default 'polite' */
  announce?: 'polite' | 'assertive'
}

/** Live region for a validation message. It is always rendered: it reserves the space, and live regions announce only text that is added later. */
export function FieldError({
  id,
  error,
  errorSpace = true,
  announce = 'polite',
  className,
  ...props
}: FieldErrorProps) {
  return (
    <div
      role={announce === 'assertive' ? 'alert' : undefined}
      aria-live={announce}
      className={cn(
        // Nearer to its control than to the next label. Empty and without space it takes no gap of a grid.
        errorSpace ? 'shop:mb-1 shop:min-h-5.5' : 'shop:empty:absolute',
        errorText,
        className,
      )}
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
