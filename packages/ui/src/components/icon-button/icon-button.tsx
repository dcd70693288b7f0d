import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const iconButtonVariants = cva(
  'focus-ring relative m-0 inline-grid shrink-0 place-items-center rounded-surface border p-0 transition-colors duration-(--duration-touch) select-none disabled:cursor-not-allowed [&_svg]:size-5',
  {
    variants: {
      variant: {
        ghost:
          'border-transparent bg-transparent text-ink hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent',
        outline:
          'border-control bg-transparent text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:text-muted disabled:hover:bg-transparent',
        solid:
          'border-transparent bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-muted',
      },
      size: { sm: 'tap-area size-8', md: 'size-11', lg: 'size-12' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

export interface IconButtonProps
  extends ComponentProps<'button'>, VariantProps<typeof iconButtonVariants> {
  /** What pressing it does, in words; its accessible name and its tooltip. */
  label: string
}

/** An action drawn as one icon. The icon is its child; the words are its `label`. */
export function IconButton({
  label,
  variant,
  size,
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      data-variant={variant ?? 'ghost'}
      data-size={size ?? 'md'}
      type={type}
      aria-label={label}
      title={label}
      className={cn(iconButtonVariants({ variant, size }), className)}
      {...props}
    />
  )
}
