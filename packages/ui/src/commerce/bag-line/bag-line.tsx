'use client'

import { lineTotal } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { TrashIcon, TriangleAlertIcon } from '../../components/icon/sign-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { Link } from '../../components/link/link.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { cn } from '../../lib/cn.ts'
import { formatPrice } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { Price } from '../price/price.tsx'
import { nameLang } from '../product/name-lang.ts'
import { tintBackground } from '../product/product.ts'
import type { BagEntry } from './bag-entry.ts'
import { bagLineMessages } from './bag-line.messages.ts'

export interface BagLineProps extends ComponentProps<'article'> {
  entry: BagEntry
  /** Receives the line's key and the new quantity, at least 1. */
  onQuantityChange: (key: string, quantity: number) => void
  /** Receives the line's key. */
  onRemove: (key: string) => void
}

/** One line of the shopping bag: product, quantity control, line total, notices and a remove button. */
export function BagLine({ entry, onQuantityChange, onRemove, className, ...props }: BagLineProps) {
  const t = useMessages(bagLineMessages)
  const market = useMarket()
  const { key, name, href, image, tint = 'stone', price, discountPrice, quantity } = entry
  const soldOut = entry.stock < 1
  const blocked = entry.blocked || soldOut
  const max = entry.campaign ? quantity : Math.max(quantity, entry.stock)
  const reason = limitReason(entry)

  return (
    <article
      data-shop="bag-line"
      data-blocked={blocked ? '' : undefined}
      className={cn(
        'shop:grid shop:grid-cols-[--spacing(20)_1fr] shop:gap-x-3 shop:gap-y-3 shop:py-4 shop:text-ink shop:sm:grid-cols-[7rem_1fr] shop:sm:gap-x-4',
        className,
      )}
      {...props}
    >
      <Image
        src={image}
        alt=""
        sizes="7rem"
        className={cn(
          'shop:rounded-surface shop:sm:row-span-2',
          tintBackground[tint],
          blocked && 'shop:opacity-60 shop:grayscale',
        )}
      />
      <div className="shop:grid shop:min-w-0 shop:content-start shop:gap-1">
        <Link href={href} lang={nameLang(name)} underline="hover" className="shop:font-bold">
          {name}
        </Link>
        <Price price={price} discountPrice={discountPrice} size="sm" />
      </div>
      <div className="shop:col-span-2 shop:flex shop:min-w-0 shop:flex-wrap shop:items-start shop:gap-x-1 shop:sm:col-span-1 shop:sm:col-start-2 shop:sm:gap-x-3 shop:sm:self-end">
        <QuantityStepper
          aria-label={name}
          value={quantity}
          onValueChange={(wanted) => onQuantityChange(key, wanted)}
          min={1}
          max={max}
          disabled={blocked}
          description={reason && t(reason, { n: entry.stock })}
          className="shop:w-min"
        />
        <Button
          variant="ghost"
          aria-label={t('bagLine.removeNamed', { name })}
          onClick={() => onRemove(key)}
          className="shop:shrink-0"
        >
          <TrashIcon className="shop:size-5" />
          <span className="shop:max-sm:sr-only">{t('bagLine.remove')}</span>
        </Button>
        <p className="shop:m-0 shop:ms-auto shop:flex shop:min-h-11 shop:items-center shop:text-lg shop:font-bold shop:whitespace-nowrap">
          <span className="shop:sr-only">{`${t('bagLine.total')} `}</span>
          <span translate="no">
            {formatPrice(lineTotal({ price, discountPrice, cartQuantity: quantity }), market)}
          </span>
        </p>
      </div>
      {(entry.notice || blocked) && (
        <p
          className={cn(
            'shop:col-span-2 shop:m-0 shop:flex shop:items-start shop:gap-2 shop:rounded-sm shop:px-3 shop:py-2 shop:text-sm shop:sm:col-span-1 shop:sm:col-start-2',
            blocked ? 'shop:bg-danger-soft' : 'shop:bg-offer-soft',
          )}
        >
          <TriangleAlertIcon className="shop:mt-0.5 shop:size-4 shop:shrink-0" />
          <span>{entry.notice ?? t(soldOut ? 'bagLine.soldOut' : 'bagLine.blocked')}</span>
        </p>
      )}
    </article>
  )
}

/** The message key that explains why the quantity cannot be raised, or undefined if it can. */
function limitReason({ campaign, blocked, quantity, stock }: BagEntry) {
  if (blocked || stock < 1) return undefined
  if (campaign) return 'bagLine.campaign'
  return quantity >= stock ? 'bagLine.allThereIs' : undefined
}
