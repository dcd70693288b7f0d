'use client'

import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { purchasePanelMessages } from './purchase-panel.messages.ts'

interface PurchaseButtonsProps {
  product: ProductSummary
  quantity: number
  soldOut: boolean
  /** Receives the quantity. May return how many pieces were added, or that the bag is full. @default all */
  onAddToBag: (quantity: number) => number | 'full' | void
  /** Receives the quantity. */
  onBuyNow: (quantity: number) => void
}

/** The buttons of a `PurchasePanel` and the message beside its quantity. After a press only this part renders again. */
export function PurchaseButtons({
  product,
  quantity,
  soldOut,
  onAddToBag,
  onBuyNow,
}: PurchaseButtonsProps) {
  const t = useMessages(purchasePanelMessages)
  const [added, setAdded] = useState<{ times: number; pieces: number | 'full' }>({
    times: 0,
    pieces: 0,
  })
  const { id, name } = product

  function add() {
    const pieces = onAddToBag(quantity) ?? quantity
    setAdded(({ times }) => ({ times: times + 1, pieces }))
  }

  function textOf(pieces: number | 'full') {
    if (pieces === 'full') return t('purchase.full', { name })
    return pieces > 0 ? t('purchase.added', { n: pieces, name }) : t('purchase.allInBag', { name })
  }

  // An equal text is announced again, because every second one ends with another space.
  function addedText() {
    if (added.times === 0) return ''
    const text = textOf(added.pieces)
    return added.times % 2 ? text : `${text}\u00a0`
  }

  return (
    <>
      <div className="shop-purchase-buttons shop:col-span-full shop:row-start-2 shop:grid shop:grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] shop:gap-3 shop:noscript:hidden">
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
          is hydrated, a script of the application may write one of the three texts into it. */}
      <p
        role="status"
        data-added={t('purchase.added')}
        data-all-in-bag={t('purchase.allInBag')}
        data-full={t('purchase.full')}
        suppressHydrationWarning
        // Beside the quantity, whose height it does not exceed, so that nothing moves when it appears.
        className="shop:col-start-2 shop:row-start-1 shop:m-0 shop:self-end shop:line-clamp-3 shop:text-sm shop:text-success shop:noscript:hidden shop:max-2xs:col-span-full shop:max-2xs:row-start-3 shop:max-2xs:line-clamp-none"
      >
        {addedText()}
      </p>
    </>
  )
}
