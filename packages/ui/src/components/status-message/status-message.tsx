import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '../icon/sign-icon.tsx'

const statusMessageVariants = cva(
  'flex items-start gap-2.5 rounded-surface border px-3 py-2.5 text-base [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        info: 'border-line bg-sunken text-ink',
        success: 'border-success bg-success-soft text-ink [&_svg]:text-success',
        danger: 'border-danger bg-danger-soft text-ink [&_svg]:text-danger',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

const icons = { info: InfoIcon, success: CircleCheckIcon, danger: CircleAlertIcon }

export interface StatusMessageProps extends ComponentProps<'div'> {
  /** Meaning of the message; `danger` has the role `alert`, the others `status`. @default 'info' */
  tone?: 'info' | 'success' | 'danger'
}

/** An inline message in a live region. Always render it and change only its text: a live region announces text that is added later. */
export function StatusMessage({ tone, className, children, ...props }: StatusMessageProps) {
  const Icon = icons[tone ?? 'info']
  return (
    <div
      data-slot="status-message"
      data-tone={tone ?? 'info'}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={className}
      {...props}
    >
      {children !== undefined && children !== null && children !== false && children !== '' && (
        <div className={statusMessageVariants({ tone })}>
          <Icon />
          <div className="min-w-0 flex-1">{children}</div>
        </div>
      )}
    </div>
  )
}
