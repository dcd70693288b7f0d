'use client'

import { stockCount } from '@shop/domain'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Divider } from '../../components/divider/divider.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { ShareButton } from '../../components/share-button/share-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Price } from '../../commerce/price/price.tsx'
import { nameLang } from '../../commerce/product/name-lang.ts'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { StockLabel } from '../../commerce/stock-label/stock-label.tsx'
import { PurchaseButtons } from './purchase-buttons.tsx'
import { purchasePanelMessages } from './purchase-panel.messages.ts'
import { SoldOutHelp } from './sold-out-help.tsx'
import { unbrokenUnits } from './unbroken-units.tsx'

export interface PurchasePanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  product: ProductSummary
  /** Receives the selected quantity. May return how many pieces were added, or that the bag is full. @default all */
  onAddToBag: (quantity: number) => number | 'full' | void
  /** Receives the selected quantity. */
  onBuyNow: (quantity: number) => void
  /** Address to share. @default the current page */
  shareUrl?: string
  /** Address of similar products, offered when this one is sold out. */
  similarHref?: string
  /** Phone number as displayed, offered when the product is sold out. */
  supportPhone?: string
  /** Beside the stock, such as a `Badge` with the warranty. */
  badges?: ReactNode
}

/** Name, price, stock, quantity and purchase buttons of a product. Set `key` to the product's id, so that the quantity resets with the product. */
export function PurchasePanel({
  product,
  onAddToBag,
  onBuyNow,
  shareUrl,
  similarHref,
  supportPhone,
  badges,
  className,
  ...props
}: PurchasePanelProps) {
  const t = useMessages(purchasePanelMessages)
  const [chosen, setChosen] = useState(1)
  const { name, price, discountPrice, campaign = false } = product
  const stock = stockCount(product)
  const soldOut = stock < 1
  // Stock may fall below the selected quantity while the page is open.
  const quantity = Math.min(chosen, Math.max(1, stock))

  function stockNote() {
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
          {unbrokenUnits(name)}
        </h1>
        <ShareButton title={name} url={shareUrl} variant="ghost" />
      </div>
      {/* The saving in the market's currency; the gallery's badge shows the percentage. */}
      <Price price={price} discountPrice={discountPrice} size="lg" showSaving />
      <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-x-4 shop:gap-y-2">
        <StockLabel stock={stock} size="md" />
        {badges}
      </div>
      <Divider color="line" />
      <div className="shop:grid shop:grid-cols-[auto_minmax(0,1fr)] shop:gap-4">
        <div className="shop:grid shop:gap-1 shop:noscript:hidden">
          <span aria-hidden="true" className="shop:text-sm shop:font-bold">
            {t('purchase.quantity')}
          </span>
          <QuantityStepper
            value={quantity}
            onValueChange={setChosen}
            aria-label={name}
            // A product of a campaign is sold one by one.
            max={campaign ? quantity : Math.max(1, stock)}
            disabled={soldOut}
            description={stockNote()}
          />
        </div>
        <PurchaseButtons
          product={product}
          quantity={quantity}
          soldOut={soldOut}
          onAddToBag={onAddToBag}
          onBuyNow={onBuyNow}
        />
      </div>
      {soldOut && (similarHref || supportPhone) && (
        <SoldOutHelp similarHref={similarHref} supportPhone={supportPhone} />
      )}
    </section>
  )
}
