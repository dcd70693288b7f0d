import { Callout, Skeleton, TabNav, useMessages } from '@shop/ui'
import { PRODUCT_FILTERS } from '@shop/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ProductsTable } from '../features/products/products-table.tsx'
import { productsMessages } from '../features/products/products.messages.ts'
import { unknownProducts } from '../features/products/unknown-product.ts'
import { productsPath, readProductFilter, type ProductFilter } from '../lib/product-filter.ts'
import { catalogueQuery } from '../lib/queries.ts'
import { SearchForm } from '../parts/search-form.tsx'
import { MoreButton } from '../parts/more-button.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'
import { useKeys } from '../shell/use-keys.ts'

/** /products: the list of products with their stock, with search and filter in its address. */
export function ProductsPage() {
  const t = useMessages(productsMessages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = readProductFilter(search)
  const searchField = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => searchField.current?.focus() })
  const { filter: which, ...rest } = filter
  return (
    <Page compact title={t('products.title')}>
      <SearchForm
        q={filter.q ?? ''}
        onSearch={(q) => void navigate(productsPath({ ...filter, q }))}
        field={searchField}
        aria-label={t('products.search')}
        placeholder={t('products.searchHelp')}
      />
      <TabNav
        aria-label={t('products.which')}
        current={which ?? 'all'}
        items={[
          { id: 'all', label: t('products.all'), href: productsPath(rest) },
          ...PRODUCT_FILTERS.map((id) => ({
            ...{ id, label: t(`products.${id}`) },
            href: productsPath({ ...rest, filter: id }),
          })),
        ]}
      />
      <ProductsList filter={filter} />
    </Page>
  )
}

function ProductsList({ filter }: { filter: ProductFilter }) {
  const t = useMessages(productsMessages)
  const list = useInfiniteQuery(catalogueQuery(filter))
  if (list.error && !list.data)
    return <LoadError error={list.error} onRetry={() => void list.refetch()} />

  const products = list.data?.pages.flatMap((page) => page.products)
  return (
    <>
      <Callout tone="warning" className="empty:absolute">
        {list.isRefetchError && t('products.stale')}
      </Callout>
      <Skeleton loading={!products}>
        <ProductsTable
          products={products ?? unknownProducts}
          filter={filter}
          loading={list.isFetchingNextPage}
        />
      </Skeleton>
      <MoreButton list={list}>{t('products.more')}</MoreButton>
    </>
  )
}
