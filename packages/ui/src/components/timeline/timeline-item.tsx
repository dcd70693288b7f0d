import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { CheckIcon, CloseIcon } from '../icon/sign-icon.tsx'

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode
  /** Whether the step is done, ended what was under way, or is still to come. @default 'complete' */
  status?: 'complete' | 'failed' | 'upcoming'
  /** Whether it is the last step that was reached. @default false */
  current?: boolean
}

const markVariants = cva(
  'shop:grid shop:size-7 shop:shrink-0 shop:place-items-center shop:rounded-full shop:border-2',
  {
    variants: {
      status: {
        complete: 'shop:border-success shop:bg-success-soft shop:text-success',
        failed: 'shop:border-danger shop:bg-danger-soft shop:text-danger',
        upcoming: 'shop:border-dashed shop:border-control shop:bg-surface',
      },
    },
    defaultVariants: { status: 'complete' },
  },
)

/** A step of a `Timeline`: a mark and the title; its children, such as the time, are below the title. */
export function TimelineItem({
  title,
  status = 'complete',
  current = false,
  className,
  children,
  ...props
}: TimelineItemProps) {
  const Mark = status === 'failed' ? CloseIcon : CheckIcon
  const upcoming = status === 'upcoming'
  return (
    <li
      data-shop="timeline-item"
      data-status={status}
      aria-current={current ? 'step' : undefined}
      className={cn(
        'shop:relative shop:flex shop:gap-3 shop:pb-4 shop:last:pb-0',
        // The running stitch between two steps.
        'shop:not-last:before:absolute shop:not-last:before:start-3.25 shop:not-last:before:top-8 shop:not-last:before:bottom-1 shop:not-last:before:border-s-2 shop:not-last:before:border-dashed shop:not-last:before:border-line',
        className,
      )}
      {...props}
    >
      <span className={markVariants({ status })}>
        {!upcoming && <Mark className="shop:size-4" />}
      </span>
      <div className="shop:grid shop:min-w-0 shop:pt-0.5">
        <span
          className={cn(
            'shop:first-letter:uppercase',
            upcoming ? 'shop:text-muted' : 'shop:font-bold',
          )}
        >
          {title}
        </span>
        {children}
      </div>
    </li>
  )
}
