'use client'

import type { ComponentProps, ReactNode } from 'react'
import { markWords } from '../../components/highlight/mark-words.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useLinkElement } from '../../lib/link.tsx'
import { DiscountBadge } from '../discount-badge/discount-badge.tsx'
import { Price } from '../price/price.tsx'
import { nameLang } from '../product/name-lang.ts'
import { type ProductSummary, tintBackground } from '../product/product.ts'
import { StockLabel } from '../stock-label/stock-label.tsx'

/** The parts of a card that a caller can replace or add to. */
export interface CardSlots {
  /** Replaces the picture, inside the link to the product. Decorative: the name follows it. */
  media?: ReactNode
  /** Further badges on the picture, after the discount. */
  badges?: ReactNode
  /** Below the name, such as a `Rating`. */
  rating?: ReactNode
  /** Replaces the buttons. */
  actions?: ReactNode
}

/**
 * The width of a card's picture. On a phone it is 2 % of the window wider than stated, so that the
 * usual phones (360 px with two pixels each, 412 px with 1.75) load the picture of 320 pixels: the
 * next one has twice the bytes for 3 % more pixels.
 */
const pictureSizes = '(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 44vw'

interface CardShellProps extends Omit<ComponentProps<'article'>, 'children'>, CardSlots {
  product: ProductSummary
  /** Selling price in taka; null means the regular price. */
  now: number | null | undefined
  /** Value of `data-shop`. */
  slot: string
  /** Draws a border around the card. */
  framed?: boolean
  priority: boolean
  headingLevel: 2 | 3 | 4
  /** Words of the name to mark, in lower case. */
  marks?: readonly string[] | undefined
  /** The buttons. */
  children: ReactNode
}

/**
 * The anatomy of `ProductCard` and `ComboCard`. Its parts are children of the article, placed by a
 * grid, because a list has hundreds of cards and each wrapper costs markup, styles and layout.
 */
export function CardShell({
  slot,
  product,
  now,
  framed = false,
  priority,
  headingLevel,
  marks,
  media,
  badges,
  rating,
  actions,
  className,
  children,
  ...props
}: CardShellProps) {
  const { name, href, price, quantity } = product
  const Name = `h${headingLevel}` as const
  const Anchor = useLinkElement()
  const discount = (
    <DiscountBadge price={price} discountPrice={now ?? null} className="shop-card-badge" />
  )

  return (
    <article
      data-shop={slot}
      className={cn('shop-card', className)}
      data-framed={framed ? '' : undefined}
      {...props}
    >
      {/* Not a tab stop, because the name links to the same page. */}
      <Anchor href={href} tabIndex={-1} className="shop-card-media">
        {media ?? (
          <Image
            src={product.images?.[0]}
            alt={name}
            sizes={pictureSizes}
            priority={priority}
            className={tintBackground[product.tint ?? (framed ? 'butter' : 'stone')]}
          />
        )}
      </Anchor>
      {badges ? (
        <div className="shop-card-badges">
          {discount}
          {badges}
        </div>
      ) : (
        discount
      )}
      <Name lang={nameLang(name)} className="shop-card-name">
        <Anchor href={href}>{marks ? markWords(name, marks) : name}</Anchor>
      </Name>
      {rating && <div className="shop:mt-1">{rating}</div>}
      {/* The selling prices of a row stand on one line: an original price without room beside goes above. The Bengali word for taka is long, so its amounts are smaller. */}
      <Price
        price={price}
        discountPrice={now ?? null}
        hideLabel
        className="shop:mt-1.5 shop:flex-wrap-reverse shop:[&]:gap-x-1.5 shop:[&:lang(bn)]:text-[1.0625rem] shop:[&:lang(bn)>s]:text-[0.78125rem]"
      />
      <StockLabel quantity={quantity} className="shop:mt-0.5" />
      {actions ? <div className="shop-card-actions">{actions}</div> : children}
    </article>
  )
}
