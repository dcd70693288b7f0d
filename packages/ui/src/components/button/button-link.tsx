import type { VariantProps } from 'class-variance-authority'
import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps } from '../../lib/link.tsx'
import { buttonVariants } from './button.tsx'

export interface ButtonLinkProps extends LinkProps, VariantProps<typeof buttonVariants> {}

/** A link with the weight of a button: it goes somewhere, it does not do something. */
export function ButtonLink({ variant, size, block, className, ...props }: ButtonLinkProps) {
  return (
    <BaseLink
      data-slot="button-link"
      className={cn(buttonVariants({ variant, size, block }), className)}
      {...props}
    />
  )
}
