import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** The list of cards: two columns, four from 768 px. */
export function GridList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      // Safari removes list semantics from lists without markers.
      role="list"
      className={cn(
        'm-0 grid list-none grid-cols-2 gap-x-3 gap-y-7 p-0 md:grid-cols-4 md:gap-x-6 md:gap-y-9',
        className,
      )}
      {...props}
    />
  )
}
