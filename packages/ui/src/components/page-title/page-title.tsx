import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

const pageTitleVariants = cva('shop:m-0 shop:font-bold', {
  variants: {
    size: {
      sm: 'shop:text-xl',
      md: 'shop:text-2xl shop:max-2xs:text-xl shop:md:text-3xl',
      lg: 'shop:text-3xl shop:max-2xs:text-2xl',
    },
  },
  defaultVariants: { size: 'md' },
})

export interface PageTitleProps extends ComponentProps<'h1'> {
  /** Font size; `sm` is for a title inside an `EmptyState`. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** The one `h1` of a page. Use `Heading` with `level={1}` for a title with an action or a description. */
export function PageTitle({ size, className, ...props }: PageTitleProps) {
  return (
    <h1
      data-shop="page-title"
      data-size={size ?? 'md'}
      className={cn(pageTitleVariants({ size }), className)}
      {...props}
    />
  )
}
