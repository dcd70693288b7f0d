'use client'

import { stockCount } from '@shop/domain'
import { useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Divider } from '../../components/divider/divider.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { ShareButton } from '../../components/share-button/share-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Price } from '../price/price.tsx'
import { nameLang } from '../product/name-lang.ts'
import type { ProductSummary } from '../product/product.ts'
import { StockLabel } from '../stock-label/stock-label.tsx'
import { purchasePanelMessages } from './purchase-panel.messages.ts'

export interface PurchasePanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  product: ProductSummary
  /** Receives the selected quantity. May return how many pieces were added. @default all */
  onAddToBag: (quantity: number) => number | void
  /** Receives the selected quantity. */
  onBuyNow: (quantity: number) => void
  /** Address to share. @default the current page */
  shareUrl?: string
}

/** Name, price, stock, quantity and purchase buttons of a product. Set `key` to the product's id, so that the quantity resets with the product. */
export function PurchasePanel({
  product,
  onAddToBag,
  onBuyNow,
  shareUrl,
  className,
  ...props
}: PurchasePanelProps) {
  const t = useMessages(purchasePanelMessages)
  const [chosen, setChosen] = useState(1)
  const [added, setAdded] = useState({ times: 0, quantity: 0 })
  const { name, price, discountPrice, campaign = false } = product
  const stock = stockCount(product)
  const soldOut = stock < 1
  // Stock may fall below the selected quantity while the page is open.
  const quantity = Math.min(chosen, Math.max(1, stock))

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

  function hint() {
    if (soldOut) return undefined
    if (campaign) return t('purchase.campaign')
    return quantity >= stock && quantity > 1 ? t('purchase.last') : undefined
  }

  return (
    <section
      data-shop="purchase-panel"
      aria-label={name}
      className={cn(
        'shop:grid shop:min-w-0 shop:content-start shop:gap-4 shop:text-ink',
        className,
      )}
      {...props}
    >
      <div className="shop:flex shop:items-start shop:gap-2">
        <h1
          lang={nameLang(name)}
          className="shop:m-0 shop:min-w-0 shop:flex-1 shop:text-xl shop:leading-tight shop:font-bold shop:text-pretty shop:md:text-2xl"
        >
          {name}
        </h1>
        <ShareButton title={name} url={shareUrl} variant="ghost" />
      </div>
      {/* The saving in taka; the gallery's badge shows the percentage. */}
      <Price price={price} discountPrice={discountPrice} size="lg" showSaving />
      <StockLabel quantity={stock} className="shop:text-base" />
      <Divider tone="line" />
      <div className="shop:grid shop:gap-1">
        <span aria-hidden="true" className="shop:text-sm shop:font-bold">
          {t('purchase.quantity')}
        </span>
        <QuantityStepper
          value={quantity}
          onValueChange={setChosen}
          label={name}
          max={Math.max(1, stock)}
          increaseDisabled={campaign || soldOut || quantity >= stock}
          readOnly={campaign}
          disabled={soldOut}
          hint={hint()}
        />
      </div>
      <div className="shop:grid shop:grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] shop:gap-3">
        <Button
          variant="outline"
          size="lg"
          name="add"
          value={product.id}
          disabled={soldOut}
          onClick={add}
        >
          {t(soldOut ? 'purchase.out' : 'purchase.add')}
        </Button>
        <Button
          size="lg"
          name="buy"
          value={product.id}
          disabled={soldOut}
          onClick={() => onBuyNow(quantity)}
        >
          {t(soldOut ? 'purchase.out' : 'purchase.buy')}
        </Button>
      </div>
      {/* Stays mounted: a live region only announces text that arrives after it exists. Until the panel
          is hydrated, a script of the application may write one of the two texts into it. */}
      <p
        role="status"
        data-added={t('purchase.added')}
        data-all-in-bag={t('purchase.allInBag')}
        suppressHydrationWarning
        className="shop:m-0 shop:-my-2 shop:min-h-6 shop:text-base shop:text-success"
      >
        {addedText()}
      </p>
    </section>
  )
}
