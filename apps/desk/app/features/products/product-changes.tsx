import { formatNumber, formatPrice, useMarket, useMessages } from '@shop/ui'
import type { FieldChange } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { productChangesQuery } from '../../lib/queries.ts'
import { ChangeList } from '../../parts/change-list.tsx'
import { productsMessages } from './products.messages.ts'

/** Who changed stock, prices and state of a product. */
export function ProductChanges({ id }: { id: number }) {
  const t = useMessages(productsMessages)
  const market = useMarket()
  const { data = [] } = useQuery(productChangesQuery(id))
  const textOf = (field: string, value: FieldChange['from']) => {
    if (field === 'price' || field === 'discountPrice') return formatPrice(Number(value), market)
    if (field === 'quantity') return formatNumber(Number(value), market)
    const key = field === 'state' ? `products.state.${value}` : `products.${value}`
    return key in productsMessages ? t(key as 'products.received') : String(value)
  }
  const labelOf = (field: string) => {
    const key = `products.field.${field}`
    return key in productsMessages ? t(key as 'products.field.price') : field
  }
  return (
    <ChangeList title={t('products.changes')} changes={data} labelOf={labelOf} textOf={textOf} />
  )
}
