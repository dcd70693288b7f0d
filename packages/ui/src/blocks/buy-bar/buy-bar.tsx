'use client'

import { stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Price } from '../../commerce/price/price.tsx'
import { addToBagIcon } from '../../commerce/product/add-to-bag-icon.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { buyBarMessages } from './buy-bar.messages.ts'

export interface BuyBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  product: ProductSummary
  onAddToBag: () => void
  onBuyNow: () => void
  /** Address of similar products, offered when this one is sold out. */
  similarHref?: string
}

/**
 * A sticky bar with price and purchase buttons for narrow screens, shown while the buttons of the page's
 * `PurchasePanel` are out of sight. Place it last in the page's content.
 */
export function BuyBar({
  product,
  onAddToBag,
  onBuyNow,
  similarHref,
  className,
  ...props
}: BuyBarProps) {
  const t = useMessages(buyBarMessages)
  const soldOut = stockCount(product) < 1
  const leadsOn = soldOut && similarHref !== undefined

  return (
    <section
      data-shop="buy-bar"
      aria-label={t('buyBar.label', { name: product.name })}
      className={cn(
        'shop-buy-bar shop:sticky shop:bottom-0 shop:z-30 shop:mx-[calc(-1*var(--shop-gutter,0px))] shop:flex shop:flex-wrap shop:items-center shop:gap-2 shop:border-0 shop:border-t shop:border-solid shop:border-line shop:bg-surface shop:px-3 shop:py-2 shop:pb-[max(--spacing(2),env(safe-area-inset-bottom))] shop:md:hidden shop:noscript:hidden',
        className,
      )}
      {...props}
    >
      {/* The buttons go below a price that has no room beside them. */}
      <div className="shop:min-w-max shop:flex-1 shop:max-2xs:basis-full">
        <Price
          price={product.price}
          discountPrice={product.discountPrice}
          className="shop:flex-col shop:gap-y-0"
        />
        {leadsOn && <p className="shop:m-0 shop:text-sm shop:text-danger">{t('buyBar.out')}</p>}
      </div>
      {soldOut ? (
        leadsOn ? (
          <ButtonLink href={similarHref}>{t('buyBar.similar')}</ButtonLink>
        ) : (
          <Button disabled>{t('buyBar.out')}</Button>
        )
      ) : (
        <>
          <IconButton
            variant="outline"
            name="add"
            value={product.id}
            aria-label={t('buyBar.add')}
            onClick={onAddToBag}
          >
            {addToBagIcon}
          </IconButton>
          <Button name="buy" value={product.id} onClick={onBuyNow} className="shop:max-2xs:grow">
            {t('buyBar.buy')}
          </Button>
        </>
      )}
    </section>
  )
}
