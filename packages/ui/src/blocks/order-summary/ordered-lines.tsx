'use client'

import { lineTotal } from '@shop/domain'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon } from '../../components/icon/sign-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { nameLang } from '../../commerce/product/name-lang.ts'
import { tintBackground } from '../../commerce/product/product.ts'
import { orderSummaryMessages } from './order-summary.messages.ts'
import type { OrderedLine } from './ordered-line.ts'

interface OrderedLinesProps {
  lines: readonly OrderedLine[]
  /** Receives the line's key; without it no remove buttons are shown. */
  onRemove?: (key: string) => void
}

/** The list of order lines in an order summary. */
export function OrderedLines({ lines, onRemove }: OrderedLinesProps) {
  const t = useMessages(orderSummaryMessages)
  const market = useMarket()
  const total = ({ price, discountPrice }: OrderedLine, pieces: number) =>
    formatAmountExact(lineTotal({ price, discountPrice, cartQuantity: pieces }), market)
  return (
    <ul role="list" className="shop:m-0 shop:grid shop:list-none shop:gap-3 shop:p-0">
      {lines.map((line) => (
        <li
          key={line.key}
          className="shop:grid shop:grid-cols-[--spacing(14)_1fr] shop:items-start shop:gap-x-3"
        >
          <Image
            src={line.image}
            alt=""
            sizes="3.5rem"
            className={cn('shop:rounded-sm', tintBackground[line.tint ?? 'stone'])}
          />
          <div className="shop:flex shop:min-w-0 shop:items-start shop:gap-x-2">
            <div className="shop:min-w-0 shop:flex-1">
              {line.href ? (
                <Link
                  href={line.href}
                  lang={nameLang(line.name)}
                  underline="hover"
                  className="shop:font-bold"
                >
                  {line.name}
                </Link>
              ) : (
                <span lang={nameLang(line.name)} className="shop:font-bold">
                  {line.name}
                </span>
              )}
              {!line.control && (
                <span className="shop:flex shop:flex-wrap shop:justify-between shop:gap-x-3">
                  <span className="shop:text-sm shop:text-muted">
                    {t('order.pieces', { n: line.quantity })}
                  </span>
                  <span translate="no">{total(line, line.quantity)}</span>
                  <span className="shop:hidden shop:w-full shop:text-sm shop:print:block">
                    {t('order.each', { price: total(line, 1) })}
                  </span>
                </span>
              )}
              {line.notice && (
                <p className="shop:m-0 shop:mt-1 shop:rounded-sm shop:bg-offer-soft shop:px-2 shop:py-1 shop:text-sm">
                  {line.notice}
                </p>
              )}
            </div>
            {onRemove && (
              <IconButton
                size="sm"
                aria-label={t('order.remove', { name: line.name })}
                onClick={() => onRemove(line.key)}
              >
                <CloseIcon />
              </IconButton>
            )}
          </div>
          {line.control && (
            <div className="shop:col-span-2 shop:mt-3 shop:flex shop:flex-wrap shop:items-end shop:justify-between shop:gap-3">
              {line.control}
              <span translate="no" className="shop:ms-auto">
                {total(line, line.quantity)}
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
