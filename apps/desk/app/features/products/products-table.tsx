import { Badge, ButtonLink, EmptyState, Image, Link, Price, useMessages } from '@shop/ui'
import { LOW_STOCK } from '@shop/domain'
import type { DeskProduct } from '@shop/domain/wire'
import { productsPath, type ProductFilter } from '../../lib/product-filter.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { productsMessages } from './products.messages.ts'
import { useProductName } from './use-product-name.ts'

interface ProductsTableProps {
  products: readonly DeskProduct[]
  filter: ProductFilter
  /** Other products are being loaded. */
  loading: boolean
}

/** The products of a filter, each with a link to its page. */
export function ProductsTable({ products, filter, loading }: ProductsTableProps) {
  const t = useMessages(productsMessages)
  const nameOf = useProductName()
  const isFiltered = Object.keys(filter).length > 0
  return (
    <RecordTable
      aria-label={t('products.title')}
      rows={products}
      idOf={({ id }) => id}
      loading={loading}
      columns={[
        {
          label: t('products.product'),
          cell: (product) => (
            <div className="flex items-center gap-3">
              <Image src={product.picture} alt="" sizes="48px" className="w-12 shrink-0" />
              <div className="grid justify-items-start gap-1">
                <Link href={`/products/${product.id}`}>{nameOf(product)}</Link>
                <small>{t('products.number', { id: String(product.id) })}</small>
                {product.hidden && <Badge size="sm">{t('products.hidden')}</Badge>}
                {!product.hidden && product.pieces <= LOW_STOCK && (
                  <Badge size="sm" tone="warning">
                    {t('products.low')}
                  </Badge>
                )}
              </div>
            </div>
          ),
        },
        { label: t('products.category'), cell: ({ category }) => category },
        {
          label: t('products.price'),
          cell: ({ price, discountPrice }) => <Price price={price} discountPrice={discountPrice} />,
        },
        { label: t('products.pieces'), count: ({ pieces }) => pieces },
      ]}
      empty={
        <EmptyState
          title={t(isFiltered ? 'products.notFound' : 'products.none')}
          description={t(isFiltered ? 'products.notFoundHelp' : 'products.noneHelp')}
          action={
            isFiltered && (
              <ButtonLink variant="outline" href={productsPath({})}>
                {t('products.clear')}
              </ButtonLink>
            )
          }
        />
      }
    />
  )
}
