'use client'

import { cva } from 'class-variance-authority'
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
  /** Selling price in the market's currency; null means the regular price. */
  now: number | null | undefined
  /** Value of `data-shop`. */
  slot: string
  /** Draws a border around the card. */
  framed?: boolean
  priority: boolean
  headingLevel: 2 | 3 | 4
  /** Words of the name to mark, in lower case. */
  highlight?: readonly string[] | undefined
  /** The buttons. */
  children: ReactNode
}

const cardVariants = cva(
  'shop-card shop:group/card shop:relative shop:grid shop:h-full shop:min-w-0 shop:grid-cols-[minmax(0,1fr)_auto] shop:grid-rows-[auto_1fr] shop:gap-x-2 shop:text-ink',
  {
    variants: {
      framed: {
        true: 'shop:overflow-clip shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:px-3 shop:pb-3 shop:md:px-4 shop:md:pb-4',
      },
    },
  },
)

const mediaVariants = cva('shop:block shop:focus-ring', {
  variants: {
    framed: { true: 'shop:-mx-3 shop:rounded-none shop:md:-mx-4', false: 'shop:rounded-surface' },
  },
})

// Placed from the picture, which is the first row of the grid, also in a card with padding.
const badgesVariants = cva(
  'shop:pointer-events-none shop:absolute shop:start-2 shop:top-2 shop:row-start-1',
  { variants: { framed: { true: 'shop:-ms-3 shop:md:-ms-4' } } },
)

const nameVariants = cva('shop:m-0 shop:text-base shop:leading-snug shop:text-wrap', {
  variants: {
    framed: {
      true: 'shop:mt-3 shop:font-bold shop:md:mt-4',
      false: 'shop:mt-2.5 shop:min-h-[2.75em] shop:font-normal',
    },
  },
})

// Where two lines are too few for most names, all are shown.
const nameLink =
  'shop:line-clamp-2 shop:rounded-sm shop:text-inherit shop:no-underline shop:underline-offset-4 shop:focus-ring shop:group-hover/card:underline shop:narrow:line-clamp-none'

const actionsVariants = cva('shop:flex shop:gap-2', {
  variants: { framed: { true: 'shop:mt-3', false: 'shop:mt-2.5' } },
})

/** The classes of each part, joined once: a list has hundreds of cards. */
const looksOf = (framed: boolean) => ({
  card: cardVariants({ framed }),
  media: mediaVariants({ framed }),
  badges: badgesVariants({ framed }),
  name: nameVariants({ framed }),
  actions: actionsVariants({ framed }),
})
const plainLooks = looksOf(false)
const framedLooks = looksOf(true)

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
  highlight,
  media,
  badges,
  rating,
  actions,
  className,
  children,
  ...props
}: CardShellProps) {
  const { name, href, price, stock } = product
  const Name = `h${headingLevel}` as const
  const Anchor = useLinkElement()
  const looks = framed ? framedLooks : plainLooks

  return (
    <article data-shop={slot} className={cn(looks.card, className)} {...props}>
      {/* For the pointer only, because the name links to the same page. */}
      <Anchor href={href} tabIndex={-1} aria-hidden="true" className={looks.media}>
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
        <div
          className={cn(
            looks.badges,
            'shop:flex shop:max-w-[calc(100%-1rem)] shop:flex-wrap shop:gap-1',
          )}
        >
          <DiscountBadge price={price} discountPrice={now ?? null} />
          {badges}
        </div>
      ) : (
        <DiscountBadge price={price} discountPrice={now ?? null} className={looks.badges} />
      )}
      <Name lang={nameLang(name)} className={looks.name}>
        <Anchor href={href} className={nameLink}>
          {highlight ? markWords(name, highlight) : name}
        </Anchor>
      </Name>
      {rating && <div className="shop:mt-1">{rating}</div>}
      {/* The selling prices of a row are on one line: an original price without room beside goes above. The Bengali word for taka is long, so its amounts are smaller. */}
      <Price
        price={price}
        discountPrice={now ?? null}
        hideLabel
        className="shop:mt-1.5 shop:flex-wrap-reverse shop:override:gap-x-1.5 shop:bn:text-[1.0625rem] shop:bn:*:text-[0.78125rem]"
      />
      <StockLabel stock={stock} className="shop:mt-0.5" />
      {actions ? <div className={looks.actions}>{actions}</div> : children}
    </article>
  )
}
