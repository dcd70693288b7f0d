import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/*
 * A thick line-through on transparent text draws a bar as long as each line of text; controls and
 * images become plain blocks.
 */
const placeholderClasses = cn(
  'contents select-none [&_*]:text-transparent! [&>*]:animate-shimmer',
  '[&_*]:decoration-line! [&_*]:decoration-[0.7em]! [&_*]:line-through! [&_*]:[text-decoration-skip-ink:none]',
  '[&_img]:invisible [&_picture]:bg-line! [&_picture]:bg-none! [&_svg]:opacity-0',
  '[&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:border-transparent! [&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:bg-line! [&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:outline-transparent!',
)

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Renders the children as inert placeholders; false renders them unchanged. @default true */
  loading?: boolean
}

/** Renders its children as placeholders while they load. Pass the real component with sample data. */
export function Skeleton({ loading = true, className, children, ...props }: SkeletonProps) {
  if (!loading) return children
  const text = typeof children === 'string' || typeof children === 'number'
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      inert
      className={cn(placeholderClasses, className)}
      {...props}
    >
      {text ? <span>{children}</span> : children}
    </div>
  )
}
