import { cva } from 'class-variance-authority'
import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps as BaseLinkProps } from '../../lib/link.tsx'

const linkVariants = cva('focus-ring rounded-sm', {
  variants: {
    variant: {
      text: 'text-brand underline decoration-1 underline-offset-4 hover:decoration-2',
      plain: 'text-inherit no-underline hover:underline hover:underline-offset-4',
    },
  },
  defaultVariants: { variant: 'text' },
})

export interface LinkProps extends BaseLinkProps {
  /** `text` is underlined; `plain` is for lists of links. @default 'text' */
  variant?: 'text' | 'plain'
}

/** A styled link, rendered through `LinkProvider`. */
export function Link({ variant, className, ...props }: LinkProps) {
  return (
    <BaseLink data-slot="link" className={cn(linkVariants({ variant }), className)} {...props} />
  )
}
