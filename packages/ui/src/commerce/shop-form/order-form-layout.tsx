import type { ReactNode } from 'react'
import { Form, type FormProps } from '../../components/form/form.tsx'
import { cn } from '../../lib/cn.ts'
import { FormTitle, type FormTitleLevel } from './form-title.tsx'

export interface OrderFormLayoutProps extends Omit<FormProps, 'title'> {
  title: ReactNode
  /** Level of the title; null draws none. @default 1 */
  headingLevel?: FormTitleLevel
  /** What is ordered and what it costs: before the fields, also for the keyboard. */
  summary?: ReactNode
}

/** Title, summary and fields of an order form: the summary above the fields, or beside them on wide screens. */
export function OrderFormLayout({
  title,
  headingLevel = 1,
  summary,
  className,
  children,
  ...props
}: OrderFormLayoutProps) {
  return (
    <Form
      className={cn(
        'shop:grid shop:grid-cols-1 shop:gap-x-8 shop:gap-y-4',
        summary && 'shop:lg:grid-cols-[24rem_minmax(0,1fr)]',
        className,
      )}
      {...props}
    >
      <FormTitle level={headingLevel} className="shop:text-ink shop:lg:col-span-full">
        {title}
      </FormTitle>
      {summary && (
        <div className="shop:min-w-0 shop:lg:sticky shop:lg:top-24 shop:lg:self-start">
          {summary}
        </div>
      )}
      <div className="shop:grid shop:min-w-0 shop:grid-cols-1 shop:content-start shop:gap-1">
        {children}
      </div>
    </Form>
  )
}
