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
import { nameLang } from '../product/name-lang.ts'
import { tintBackground } from '../product/product.ts'
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
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {lines.map((line) => (
        <li key={line.key} className="grid grid-cols-[3.5rem_1fr] items-start gap-x-3">
          <Image
            src={line.image}
            alt=""
            sizes="3.5rem"
            className={cn('rounded-sm', tintBackground[line.tint ?? 'stone'])}
          />
          <div className="flex min-w-0 items-start gap-x-2">
            <div className="min-w-0 flex-1">
              {line.href ? (
                <Link
                  href={line.href}
                  lang={nameLang(line.name)}
                  variant="plain"
                  className="font-bold"
                >
                  {line.name}
                </Link>
              ) : (
                <span lang={nameLang(line.name)} className="font-bold">
                  {line.name}
                </span>
              )}
              <span className="flex flex-wrap justify-between gap-x-3 tabular">
                <span className="text-sm text-muted">
                  {t('order.pieces', { n: line.quantity })}
                </span>
                <span>
                  {formatAmountExact(
                    lineTotal({
                      price: line.price,
                      discountPrice: line.discountPrice,
                      cartQuantity: line.quantity,
                    }),
                    market,
                  )}
                </span>
              </span>
              {line.notice && (
                <p className="m-0 mt-1 rounded-sm bg-offer-soft px-2 py-1 text-sm">{line.notice}</p>
              )}
            </div>
            {onRemove && (
              <IconButton
                size="sm"
                label={t('order.remove', { name: line.name })}
                onClick={() => onRemove(line.key)}
              >
                <CloseIcon />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
