import type { ProductWire } from '@shop/domain'
import { ButtonLink, Heading, ProductFilters, ProductGrid } from '@shop/ui'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { Route } from './+types/products'
import { useProductActions } from '../features/bag/bag-actions.ts'
import {
  listRequest,
  readAddress,
  shownUpTo,
  writeAddress,
  type ListAddress,
} from '../features/catalogue/list-address.ts'
import { listData } from '../features/catalogue/structured-data.ts'
import { useCategories } from '../features/layout/categories.tsx'
import { toSummary } from '../lib/product-view.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

/** Title of a list: the category's own spelling when it is known, else its first letters raised. */
function listTitle({ category, search }: ListAddress, known: readonly { name: string }[]): string {
  if (search) return `Results for “${search}”`
  if (!category) return 'All Products'
  const wanted = category.toLowerCase()
  const name =
    known.find((entry) => entry.name.toLowerCase() === wanted)?.name ??
    wanted.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  return `${name} Products`
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const root = rootData(matches)
  const address = loaderData?.address ?? readAddress(new URLSearchParams(location.search))
  const title = listTitle(address, root?.categories ?? [])
  const { category, search } = address
  return pageMeta({
    environment: root?.environment,
    title,
    description: `${title} with prices in taka and cash on delivery all over Bangladesh.`,
    more: listData(root?.environment, category),
    ...(search
      ? {}
      : {
          canonical: category ? `/products?category=${encodeURIComponent(category)}` : '/products',
        }),
  })
}

export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=5',
})

export async function loader({ context, request }: Route.LoaderArgs): Promise<{
  address: ListAddress
  products: ProductWire[] | null
  total: number
}> {
  const address = readAddress(new URL(request.url).searchParams)
  const { search, shown } = listRequest(address)
  const asked = address.category
    ? context.api.productsOf(address.category, search)
    : context.api.products(search)
  try {
    const { products, total } = await asked
    return { address, products: products.slice(0, shown), total }
  } catch (error) {
    console.error('The product list could not be read.', error)
    return { address, products: null, total: 0 }
  }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { address, products, total } = loaderData
  const categories = useCategories()
  const navigate = useNavigate()
  const { addToBag, buyNow } = useProductActions(products ?? [])
  const { state, location } = useNavigation()
  // Load more keeps what is there; any other change of the list starts it anew.
  const next = state === 'loading' && location.pathname === '/products' ? location : undefined
  const loading = next !== undefined && !(next.state as { more?: boolean } | null)?.more
  const { category, search, filters, page } = address

  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{listTitle(address, categories)}</Heading>
      <ProductFilters
        key={JSON.stringify(filters)}
        value={filters}
        hiddenFields={{ ...(category ? { category } : {}), ...(search ? { search } : {}) }}
        onValueChange={(value) =>
          void navigate(writeAddress({ ...address, filters: value, page: 1 }), {
            preventScrollReset: true,
          })
        }
      />
      <ProductGrid
        products={(products ?? []).map(toSummary)}
        loading={loading}
        error={products === null}
        priorityCount={2}
        headingLevel={2}
        onAddToBag={addToBag}
        onBuyNow={buyNow}
      />
      {!loading && products?.length === 0 && writeAddress(address) !== '/products' && (
        <ButtonLink href="/products" variant="outline" size="lg" className="justify-self-center">
          All Products
        </ButtonLink>
      )}
      {!loading && shownUpTo(page) < total && (
        <ButtonLink
          href={writeAddress({ ...address, page: page + 1 })}
          state={{ more: true }}
          variant="outline"
          size="lg"
          className="justify-self-center"
        >
          Load more
        </ButtonLink>
      )}
    </div>
  )
}
