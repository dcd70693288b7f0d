import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Two cards a row on a phone, four from 768 px; the rows of one line share their height. */
export function GridList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      // Safari forgets that an unmarked list is a list.
      role="list"
      className={cn(
        'm-0 grid list-none grid-cols-2 gap-x-3 gap-y-7 p-0 md:grid-cols-4 md:gap-x-6 md:gap-y-9',
        className,
      )}
      {...props}
    />
  )
}
