'use client'

import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../product/product.ts'
import { purchasePanelMessages } from './purchase-panel.messages.ts'

interface PurchaseButtonsProps {
  product: ProductSummary
  quantity: number
  soldOut: boolean
  /** Receives the quantity. May return how many pieces were added. @default all */
  onAddToBag: (quantity: number) => number | void
  /** Receives the quantity. */
  onBuyNow: (quantity: number) => void
}

/** The buttons of a `PurchasePanel` and the message below them. After a press only this part renders again. */
export function PurchaseButtons({
  product,
  quantity,
  soldOut,
  onAddToBag,
  onBuyNow,
}: PurchaseButtonsProps) {
  const t = useMessages(purchasePanelMessages)
  const [added, setAdded] = useState({ times: 0, quantity: 0 })
  const { id, name } = product

  function add() {
    const pieces = onAddToBag(quantity) ?? quantity
    setAdded(({ times }) => ({ times: times + 1, quantity: pieces }))
  }

  // An equal text is announced again, because every second one ends with another space.
  function addedText() {
    if (added.times === 0) return ''
    const text =
      added.quantity > 0
        ? t('purchase.added', { n: added.quantity, name })
        : t('purchase.allInBag', { name })
    return added.times % 2 ? text : `${text}\u00a0`
  }

  return (
    <>
      <div className="shop:grid shop:grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] shop:gap-3 shop:noscript:hidden">
        <Button variant="outline" size="lg" name="add" value={id} disabled={soldOut} onClick={add}>
          {t(soldOut ? 'purchase.out' : 'purchase.add')}
        </Button>
        <Button
          size="lg"
          name="buy"
          value={id}
          disabled={soldOut}
          onClick={() => onBuyNow(quantity)}
        >
          {t('purchase.buy')}
        </Button>
      </div>
      {/* Stays mounted: a live region only announces text that arrives after it exists. Until the panel
          is hydrated, a script of the application may write one of the two texts into it. */}
      <p
        role="status"
        data-added={t('purchase.added')}
        data-all-in-bag={t('purchase.allInBag')}
        data-room={t('purchase.added', { n: quantity, name })}
        suppressHydrationWarning
        // The invisible text before it has its width and its lines, so that nothing moves when it appears.
        className="shop:m-0 shop:-my-2 shop:flex shop:text-base shop:text-success shop:noscript:hidden shop:before:invisible shop:before:-me-[100%] shop:before:w-full shop:before:shrink-0 shop:before:content-[attr(data-room)]"
      >
        {addedText()}
      </p>
    </>
  )
}
