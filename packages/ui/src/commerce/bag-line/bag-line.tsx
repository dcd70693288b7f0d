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
      data-slot="bag-line"
      data-blocked={blocked || undefined}
      className={cn(
        'grid grid-cols-[5rem_1fr] gap-x-3 gap-y-3 py-4 text-ink sm:grid-cols-[7rem_1fr] sm:gap-x-4',
        className,
      )}
      {...props}
    >
      <Image
        src={image}
        alt=""
        sizes="7rem"
        className={cn(
          'rounded-surface sm:row-span-2',
          tintBackground[tint],
          blocked && 'opacity-60 grayscale',
        )}
      />
      <div className="grid min-w-0 content-start gap-1">
        <Link href={href} lang={nameLang(name)} variant="plain" className="font-bold">
          {name}
        </Link>
        <Price price={price} discountPrice={discountPrice} size="sm" />
      </div>
      <div className="col-span-2 flex min-w-0 flex-wrap items-start gap-x-1 sm:col-span-1 sm:col-start-2 sm:gap-x-3 sm:self-end">
        <QuantityStepper
          label={name}
          value={quantity}
          onValueChange={(wanted) => onQuantityChange(key, wanted)}
          min={1}
          max={max}
          disabled={blocked}
          hint={reason && t(reason, { n: entry.stock })}
          className="w-min"
        />
        <Button
          variant="ghost"
          aria-label={t('bagLine.removeNamed', { name })}
          onClick={() => onRemove(key)}
          className="shrink-0"
        >
          <TrashIcon className="size-5" />
          <span className="max-sm:sr-only">{t('bagLine.remove')}</span>
        </Button>
        <p className="m-0 ms-auto flex min-h-11 items-center text-lg font-bold whitespace-nowrap tabular">
          <span className="sr-only">{t('bagLine.total')} </span>
          {formatPrice(lineTotal({ price, discountPrice, cartQuantity: quantity }), market)}
        </p>
      </div>
      {(entry.notice || blocked) && (
        <p
          className={cn(
            'col-span-2 m-0 flex items-start gap-2 rounded-sm px-3 py-2 text-sm sm:col-span-1 sm:col-start-2',
            blocked ? 'bg-danger-soft' : 'bg-offer-soft',
          )}
        >
          <TriangleAlertIcon className="mt-0.5 size-4 shrink-0" />
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
