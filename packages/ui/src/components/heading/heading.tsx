import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

const titleVariants = cva('shop:m-0 shop:min-w-0 shop:font-bold shop:text-balance shop:text-ink', {
  variants: {
    size: {
      sm: 'shop:text-lg',
      md: 'shop:text-xl shop:max-2xs:text-lg shop:md:text-2xl',
      lg: 'shop:text-2xl shop:max-2xs:text-xl shop:md:text-3xl',
    },
  },
  defaultVariants: { size: 'md' },
})

/** The title shrinks; what follows it does not, so that the action needs no element around it. */
const lineClass =
  'shop:flex shop:min-w-0 shop:items-center shop:justify-between shop:gap-2 shop:max-2xs:flex-wrap shop:sm:gap-4 shop:[&>*+*]:shrink-0'

export interface HeadingProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | 4
  /** Text size. @default 'lg' for level 1, else 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Id of the heading element, for `aria-labelledby` and anchors. */
  id?: string
  /** Secondary line below the title. */
  description?: ReactNode
  /** The element at the end of the line, usually a link. */
  action?: ReactNode
  /** Draws a dashed line between title and action. @default true */
  divider?: boolean
}

/** Heading of a page or section, with an optional action at the end of the line. */
export function Heading({
  level = 2,
  size = level === 1 ? 'lg' : 'md',
  id,
  description,
  action,
  divider = true,
  className,
  children,
  ...props
}: HeadingProps) {
  const Title = `h${level}` as const
  const line = (
    <>
      <Title id={id} className={titleVariants({ size })}>
        {children}
      </Title>
      {/* Below the width of three dashes the line wraps and is clipped, so that no single dash remains. */}
      {divider && (
        <span
          aria-hidden="true"
          className="shop:flex shop:h-0.5 shop:min-w-0 shop:flex-1 shop:flex-wrap shop:overflow-hidden shop:text-brand/35 shop:before:h-0.5 shop:before:w-px shop:before:content-[''] shop:after:min-w-12 shop:after:flex-1 shop:after:stitch-x shop:after:content-['']"
        />
      )}
      {action}
    </>
  )
  if (!description) {
    return (
      <div data-shop="heading" data-size={size} className={cn(lineClass, className)} {...props}>
        {line}
      </div>
    )
  }
  return (
    <div
      data-shop="heading"
      data-size={size}
      className={cn('shop:grid shop:gap-1', className)}
      {...props}
    >
      <div className={lineClass}>{line}</div>
      <p className="shop:m-0 shop:max-w-reading shop:text-base shop:text-muted">{description}</p>
    </div>
  )
}
