import { Card, Heading, type HeadingProps } from '@shop/ui'
import type { ReactNode } from 'react'

interface SectionProps extends Pick<HeadingProps, 'description' | 'action'> {
  title: string
  /** Layout of the card. @default 'grid gap-4' */
  className?: string
  children: ReactNode
}

/** A card with a heading: one part of a page. */
export function Section({ title, className = 'grid gap-4', children, ...heading }: SectionProps) {
  return (
    <Card asChild className={className}>
      <section>
        <Heading size="sm" divider={false} {...heading}>
          {title}
        </Heading>
        {children}
      </section>
    </Card>
  )
}
