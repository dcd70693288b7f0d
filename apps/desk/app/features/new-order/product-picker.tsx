import { Autocomplete, formatPrice, QuantityStepper, useMarket, useMessages } from '@shop/ui'
import { finalPrice } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addToNewOrder, setQuantity, useNewOrder } from '../../lib/new-order.ts'
import { productsQuery } from '../../lib/queries.ts'
import { newOrderMessages } from './new-order.messages.ts'

/** Finds products, and shows those of the order with their pieces. */
export function ProductPicker({ quote }: { quote: Quote | undefined }) {
  const t = useMessages(newOrderMessages)
  const market = useMarket()
  const [text, setText] = useState('')
  const { data: found, isFetching } = useQuery(productsQuery(text.trim()))
  const searches = text.trim().length >= 2
  const lines = useNewOrder((order) => order.lines)
  const items = (found ?? []).map(({ id, name, image, ...prices }) => ({
    ...{ id, label: name },
    ...(image ? { image } : {}),
    description: formatPrice(finalPrice(prices), market),
  }))
  return (
    <>
      <Autocomplete
        aria-label={t('newOrder.search')}
        placeholder={t('newOrder.search')}
        value={text}
        onValueChange={setText}
        items={searches ? items : undefined}
        loading={searches && isFetching && !found}
        onSelect={({ id, label }) => {
          addToNewOrder({ id, name: label })
          setText('')
        }}
      />
      {lines.length === 0 && <p>{t('newOrder.noLines')}</p>}
      {lines.map(({ productId, name, quantity }) => (
        <div key={productId} className="flex items-center justify-between gap-3">
          <div className="grid">
            <span>{name}</span>
            <LineState line={quote?.lines.find((line) => line.productId === productId)} />
          </div>
          <QuantityStepper
            size="sm"
            aria-label={t('newOrder.pieces', { name })}
            min={0}
            max={999}
            value={quantity}
            onValueChange={(pieces) => setQuantity(productId, pieces)}
          />
        </div>
      ))}
    </>
  )
}

/** What a line costs, or why it cannot be ordered. */
function LineState({ line }: { line: Quote['lines'][number] | undefined }) {
  const t = useMessages(newOrderMessages)
  const market = useMarket()
  if (!line) return null
  if (!line.warning) return <span>{formatPrice(line.lineTotal, market)}</span>
  return (
    <strong>
      {line.warning.kind === 'gone' ? t('newOrder.gone') : t('newOrder.left', { n: line.stock })}
    </strong>
  )
}
