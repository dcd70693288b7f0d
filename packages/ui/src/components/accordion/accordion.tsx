import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type AccordionProps = ComponentProps<'div'>

/** Sections below each other that open and close. Takes `AccordionItem` children. */
export function Accordion({ className, ...props }: AccordionProps) {
  return <div data-shop="accordion" className={cn('shop-accordion', className)} {...props} />
}
