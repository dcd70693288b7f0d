import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Spinner } from '../spinner/spinner.tsx'

export const buttonVariants = cva(
  'focus-ring relative inline-flex items-center justify-center gap-2 rounded-surface border font-bold whitespace-nowrap no-underline transition-colors duration-(--duration-touch) select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        solid:
          'border-transparent bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-muted',
        soft: 'border-transparent bg-brand-soft text-brand hover:bg-brand hover:text-on-brand disabled:bg-sunken disabled:text-muted',
        outline:
          'border-control bg-transparent text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:text-muted disabled:hover:bg-transparent',
        ghost:
          'border-transparent bg-transparent text-ink hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent',
      },
      size: {
        sm: 'min-h-9 px-3 text-sm',
        md: 'min-h-11 px-4 text-base',
        lg: 'min-h-12 px-6 text-lg',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Work is under way: the button keeps its width and its focus, says so, and ignores presses. @default false */
  loading?: boolean
}

/** The action of a form, a card or a popup; a link that looks like one is `ButtonLink`. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-variant={variant ?? 'solid'}
      data-size={size ?? 'md'}
      type={loading ? 'button' : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={cn(buttonVariants({ variant, size, block }), className)}
      {...props}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
    </button>
  )
}
