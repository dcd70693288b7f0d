import { cva } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'
import { toneIcons } from '../icon/tone-icons.ts'

const calloutVariants = cva(
  'shop:flex shop:items-start shop:gap-2.5 shop:rounded-surface shop:border shop:px-3 shop:py-2.5 shop:text-base shop:[&_svg]:mt-0.5 shop:[&_svg]:size-5 shop:[&_svg]:shrink-0',
  {
    variants: {
      tone: {
        info: 'shop:border-line shop:bg-sunken shop:text-ink',
        success: 'shop:border-success shop:bg-success-soft shop:text-ink shop:[&_svg]:text-success',
        warning: 'shop:border-warning shop:bg-warning-soft shop:text-ink shop:[&_svg]:text-warning',
        danger: 'shop:border-danger shop:bg-danger-soft shop:text-ink shop:[&_svg]:text-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

export interface CalloutProps extends ComponentProps<'div'> {
  /** Meaning of the message; `danger` has the role `alert`, the others `status`. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
}

/** An inline message in a live region. Always render it and change only its text: a live region announces text that is added later. */
export function Callout({ tone, className, children, ...props }: CalloutProps) {
  const Icon = toneIcons[tone ?? 'info']
  // `toArray` leaves out null, undefined and booleans.
  const filled = Children.toArray(children).some((child) => child !== '')
  return (
    <div
      data-shop="callout"
      data-tone={tone ?? 'info'}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={className}
      {...props}
    >
      {filled && (
        <div className={calloutVariants({ tone })}>
          <Icon />
          <div className="shop:min-w-0 shop:flex-1">{children}</div>
        </div>
      )}
    </div>
  )
}
