import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

const titleVariants = cva('m-0 min-w-0 font-bold text-balance text-ink', {
  variants: {
    size: { sm: 'text-lg', md: 'text-xl md:text-2xl', lg: 'text-2xl md:text-3xl' },
  },
  defaultVariants: { size: 'md' },
})

export interface HeadingProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Heading level. @default 2 */
  level?: 1 | 2 | 3 | 4
  /** Text size. @default 'lg' for level 1, else 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Id of the heading element, for `aria-labelledby` and anchors. */
  id?: string
  /** Secondary line below the title. */
  description?: ReactNode
  /** Content at the end of the line, usually a link. */
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
  return (
    <div data-slot="heading" className={cn('grid gap-1', className)} {...props}>
      <div className="flex min-w-0 items-center gap-2 sm:gap-4">
        <Title id={id} className={titleVariants({ size })}>
          {children}
        </Title>
        {/* Below the width of three dashes the line wraps and is clipped, so that no single dash remains. */}
        {divider && (
          <span
            aria-hidden="true"
            className="flex h-0.5 min-w-0 flex-1 flex-wrap overflow-hidden text-brand/35 before:h-0.5 before:w-px before:content-['']"
          >
            <span className="min-w-12 flex-1 stitch-x" />
          </span>
        )}
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {description && <p className="m-0 max-w-reading text-base text-muted">{description}</p>}
    </div>
  )
}
