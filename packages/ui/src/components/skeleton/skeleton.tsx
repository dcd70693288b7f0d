import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/*
 * A thick line through transparent text is a bar exactly as long as each line of it,
 * whatever element holds the text; controls and pictures become plain blocks.
 */
const calmShapes = cn(
  'contents select-none [&_*]:text-transparent! [&>*]:animate-shimmer',
  '[&_*]:decoration-line! [&_*]:decoration-[0.7em]! [&_*]:line-through! [&_*]:[text-decoration-skip-ink:none]',
  '[&_img]:invisible [&_picture]:bg-line! [&_picture]:bg-none! [&_svg]:opacity-0',
  '[&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:border-transparent! [&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:bg-line! [&_:is(button,input,select,textarea,[data-slot=button-link],[data-slot=badge])]:outline-transparent!',
)

export interface SkeletonProps extends ComponentProps<'div'> {
  /** True draws the children as calm shapes that cannot be used or read out; false returns them untouched. @default true */
  loading?: boolean
}

/** Stands in for a piece that is still loading, by drawing that very piece without its content. */
export function Skeleton({ loading = true, className, children, ...props }: SkeletonProps) {
  if (!loading) return children
  const text = typeof children === 'string' || typeof children === 'number'
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      inert
      className={cn(calmShapes, className)}
      {...props}
    >
      {text ? <span>{children}</span> : children}
    </div>
  )
}
