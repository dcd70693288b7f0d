import { useId, type ComponentProps } from 'react'
import { Card } from '../../components/card/card.tsx'
import { cn } from '../../lib/cn.ts'

interface SummaryCardProps extends ComponentProps<'section'> {
  title: string
}

/** The card around the amounts of a bag or an order: a section that its title names. */
export function SummaryCard({ title, className, children, ...props }: SummaryCardProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section
        aria-labelledby={titleId}
        className={cn('shop:grid shop:content-start shop:gap-4', className)}
        {...props}
      >
        <h2 id={titleId} className="shop:m-0 shop:text-lg shop:font-bold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
