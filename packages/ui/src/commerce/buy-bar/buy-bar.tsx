'use client'

import { stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Price } from '../price/price.tsx'
import { addToBagIcon } from '../product/add-to-bag-icon.tsx'
import type { ProductSummary } from '../product/product.ts'
import { buyBarMessages } from './buy-bar.messages.ts'

export interface BuyBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  product: ProductSummary
  onAddToBag: () => void
  onBuyNow: () => void
}

/** A sticky bar with price and purchase buttons for narrow screens. Place it last in the page's content. */
export function BuyBar({ product, onAddToBag, onBuyNow, className, ...props }: BuyBarProps) {
  const t = useMessages(buyBarMessages)
  const soldOut = stockCount(product) < 1

  return (
    <section
      data-shop="buy-bar"
      aria-label={t('buyBar.label', { name: product.name })}
      className={cn(
        'shop:sticky shop:bottom-0 shop:z-30 shop:-mx-3 shop:flex shop:items-center shop:gap-2 shop:border-0 shop:border-t shop:border-solid shop:border-line shop:bg-surface shop:px-3 shop:py-2 shop:pb-[max(--spacing(2),env(safe-area-inset-bottom))] shop:md:hidden',
        className,
      )}
      {...props}
    >
      <Price
        price={product.price}
        discountPrice={product.discountPrice}
        className="shop:min-w-0 shop:flex-1 shop:flex-col shop:gap-y-0"
      />
      {soldOut ? (
        <Button disabled>{t('buyBar.out')}</Button>
      ) : (
        <>
          <IconButton
            variant="outline"
            name="add"
            value={product.id}
            label={t('buyBar.add')}
            onClick={onAddToBag}
          >
            {addToBagIcon}
          </IconButton>
          <Button name="buy" value={product.id} onClick={onBuyNow}>
            {t('buyBar.buy')}
          </Button>
        </>
      )}
    </section>
  )
}
