'use client'

import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Image } from '../../components/image/image.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { Price } from '../../commerce/price/price.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { StockLabel } from '../../commerce/stock-label/stock-label.tsx'
import { compareTableMessages } from './compare-table.messages.ts'

/** A product and its attributes; the id is the same for one attribute of all products. */
export interface ComparedProduct {
  product: ProductSummary
  attributes: readonly { id: string; label: string; value: string }[]
  /** The comparison without this product. */
  removeHref: string
}

export interface CompareTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One to three products; without any, `empty` is drawn. */
  products: readonly ComparedProduct[]
  /** Buys a product. Without it there are no buttons. */
  onBuyNow?: ((product: ProductSummary) => void) | undefined
  /** Takes the place of the table without products, and the focus when the last one was removed. @default nothing */
  empty?: ReactNode
}

// Names of rows are not broken: their column grows with the text.
const heading = 'shop:wrap-normal shop:font-normal shop:text-muted'
const cell = 'shop:p-3 shop:max-sm:px-2 shop:text-start shop:align-top shop:wrap-anywhere'

/**
 * Products side by side: picture, price, stock and each attribute that one of them has. When a product
 * was removed, the link that removes the one in its place gets the focus.
 */
export function CompareTable({
  products,
  onBuyNow,
  empty,
  className,
  ref,
  ...props
}: CompareTableProps) {
  const t = useMessages(compareTableMessages)
  const root = useRef<HTMLDivElement>(null)
  const rootRef = useMergedRefs(root, ref)
  const remove = useFocusAfterRemoval<{ id: ProductSummary['id']; index: number }>(
    ({ id }) => products.every(({ product }) => product.id !== id),
    ({ index }) => {
      const links = root.current?.querySelectorAll<HTMLElement>('a[data-remove]') ?? []
      return links[Math.min(index, links.length - 1)] ?? root.current
    },
  )

  if (products.length === 0)
    return empty ? (
      <div ref={rootRef} tabIndex={-1} className="shop:outline-none">
        {empty}
      </div>
    ) : null
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ id, label }) => [id, label] as const)),
  )
  const valueOf = ({ attributes }: ComparedProduct, id: string) =>
    attributes.find((attribute) => attribute.id === id)?.value ?? t('compare.none')
  const row = 'shop:border-0 shop:border-t shop:border-solid shop:border-line'

  return (
    <div
      ref={rootRef}
      data-shop="compare-table"
      role="region"
      aria-label={t('compare.label')}
      tabIndex={0}
      className={cn(
        // Positioned, because hidden texts inside would widen the page instead of the region.
        'shop:focus-ring shop:relative shop:overflow-x-auto shop:rounded-surface shop:border shop:border-solid shop:border-line shop:scroll-shadow-x',
        className,
      )}
      {...props}
    >
      {products.length > 2 && (
        <p
          aria-hidden
          className="shop:sticky shop:start-0 shop:m-0 shop:px-2 shop:pt-2 shop:text-sm shop:text-muted shop:sm:hidden"
        >
          {t('compare.scroll')}
        </p>
      )}
      <table
        className={cn(
          'shop:w-full shop:min-w-[32rem] shop:table-fixed shop:border-collapse shop:text-base shop:text-ink',
          // Two products are read side by side on a phone.
          products.length < 3 && 'shop:max-sm:min-w-[18rem]',
        )}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className={cn(cell, heading, 'shop:w-[calc(6em+1.5rem)] shop:max-sm:w-[5.5em]')}
            >
              {t('compare.product')}
            </th>
            {products.map(({ product, removeHref }, index) => (
              <th key={product.id} scope="col" className={cell}>
                <Image
                  src={product.images?.[0]}
                  alt=""
                  sizes="200px"
                  className="shop:mb-2 shop:w-40 shop:rounded-sm"
                />
                <Link href={product.href} underline="hover" className="shop:block shop:font-bold">
                  {product.name}
                </Link>
                <Link
                  href={removeHref}
                  data-remove=""
                  onClick={() => remove({ id: product.id, index })}
                  aria-label={t('compare.removeName', { name: product.name })}
                  className="shop:mt-2 shop:inline-block shop:text-sm shop:font-normal"
                >
                  {t('compare.remove')}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={row}>
            <th scope="row" className={cn(cell, heading)}>
              {t('compare.price')}
            </th>
            {products.map(({ product }) => (
              <td key={product.id} className={cell}>
                <Price price={product.price} discountPrice={product.discountPrice} hideLabel />
              </td>
            ))}
          </tr>
          <tr className={row}>
            <th scope="row" className={cn(cell, heading)}>
              {t('compare.stock')}
            </th>
            {products.map(({ product }) => (
              <td key={product.id} className={cell}>
                <StockLabel stock={product.stock} />
              </td>
            ))}
          </tr>
          {onBuyNow && (
            <tr className={row}>
              <th scope="row" className={cn(cell, heading)}>
                <span className="shop:sr-only">{t('compare.buy')}</span>
              </th>
              {products.map(({ product }) => (
                <td key={product.id} className={cell}>
                  <Button
                    aria-label={t('compare.buyName', { name: product.name })}
                    disabled={product.stock <= 0}
                    size="sm"
                    fullWidth
                    onClick={() => onBuyNow(product)}
                  >
                    {t('compare.buyNow')}
                  </Button>
                </td>
              ))}
            </tr>
          )}
          {[...labels].map(([id, label]) => (
            <tr key={id} className={row}>
              <th scope="row" className={cn(cell, heading)}>
                {label}
              </th>
              {products.map((compared) => (
                <td key={compared.product.id} className={cell}>
                  {valueOf(compared, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
