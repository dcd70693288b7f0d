import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/*
 * A thick line-through on transparent text draws a bar as long as each line of text; controls and
 * images become plain blocks.
 */
const placeholderClasses = cn(
  'shop:contents shop:select-none shop:[&_*]:text-transparent! shop:[&>*]:animate-shimmer',
  'shop:[&_*]:decoration-line! shop:[&_*]:decoration-[0.7em]! shop:[&_*]:line-through! shop:[&_*]:[text-decoration-skip-ink:none]',
  'shop:[&_img]:invisible shop:[&_picture]:bg-line! shop:[&_picture]:bg-none! shop:[&_svg]:opacity-0',
  'shop:[&_:is(button,input,select,textarea,[data-shop=button-link],[data-shop=badge])]:border-transparent! shop:[&_:is(button,input,select,textarea,[data-shop=button-link],[data-shop=badge])]:bg-line! shop:[&_:is(button,input,select,textarea,[data-shop=button-link],[data-shop=badge])]:outline-transparent!',
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
      data-shop="skeleton"
      aria-hidden="true"
      inert
      className={cn(placeholderClasses, className)}
      {...props}
    >
      {text ? <span>{children}</span> : children}
    </div>
  )
}
