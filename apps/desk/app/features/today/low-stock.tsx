import { formatNumber, Heading, Link, useMarket, useMessages } from '@shop/ui'
import { LOW_STOCK } from '@shop/domain'
import type { Today } from '@shop/domain/wire'
import { RecordTable } from '../../parts/record-table.tsx'
import { todayMessages } from './today.messages.ts'

interface LowStockProps {
  products: Today['lowStock']
  /** How many there are, shown or not. */
  count: number
}

/** The products that are running out. */
export function LowStock({ products, count }: LowStockProps) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const most = formatNumber(LOW_STOCK, market)
  const n = formatNumber(products.length, market)
  const isPart = count > products.length
  return (
    <>
      <Heading
        id="low-stock"
        size="sm"
        description={
          isPart ? t('today.lowStockFirst', { n, most }) : t('today.lowStockHelp', { n: most })
        }
      >
        {t('today.lowStock')}
      </Heading>
      <RecordTable
        aria-label={t('today.lowStock')}
        rows={products}
        idOf={({ id }) => id}
        columns={[
          {
            label: t('today.product'),
            cell: ({ id, name }) => <Link href={`/products/${id}`}>{name}</Link>,
          },
          { label: t('today.pieces'), count: ({ pieces }) => pieces },
        ]}
      />
    </>
  )
}
