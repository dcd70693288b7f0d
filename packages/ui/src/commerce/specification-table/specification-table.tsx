'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { specificationTableMessages } from './specification-table.messages.ts'

export interface SpecificationTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The rows in order. Values carry their unit. */
  items: readonly { label: string; value: string }[]
}

/** The attributes of a product as a table. */
export function SpecificationTable({ items, className, ...props }: SpecificationTableProps) {
  const t = useMessages(specificationTableMessages)
  return (
    <table
      data-shop="specification-table"
      aria-label={t('specification.label')}
      className={cn('shop:w-full shop:border-collapse shop:text-base shop:text-ink', className)}
      {...props}
    >
      <tbody>
        {items.map(({ label, value }, index) => (
          <tr
            key={`${index} ${label}`}
            className="shop:border-0 shop:border-b shop:border-solid shop:border-line"
          >
            <th
              scope="row"
              className="shop:w-2/5 shop:py-2 shop:pe-4 shop:text-start shop:align-top shop:font-normal shop:text-muted"
            >
              {label}
            </th>
            <td className="shop:py-2 shop:align-top shop:wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
