import { Heading, ProductGrid } from '@shop/ui'
import type { ProductWire } from '@shop/domain'
import { useNavigation } from 'react-router-dom'
import type { Route } from './+types/products'
import { useProductActions } from '../features/bag/bag-actions.ts'
import { toSummary } from '../features/catalogue/product-view.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

/** Title of a list: the category's own spelling when it is known, else its first letters raised. */
function listTitle(category: string | null, known: readonly { name: string }[]): string {
  if (!category) return 'All Products'
  const wanted = category.toLowerCase()
  const name =
    known.find((entry) => entry.name.toLowerCase() === wanted)?.name ??
    wanted.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  return `${name} Products`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = rootData(matches)
  const category = loaderData?.category ?? null
  const title = listTitle(category, root?.categories ?? [])
  return pageMeta({
    environment: root?.environment,
    title,
    description: `${title} with prices in taka and cash on delivery all over Bangladesh.`,
    canonical: category ? `/products?category=${encodeURIComponent(category)}` : '/products',
  })
}

export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=5',
})

export async function loader({ context, request }: Route.LoaderArgs): Promise<{
  category: string | null
  products: ProductWire[] | null
}> {
  const category = new URL(request.url).searchParams.get('category')?.trim() || null
  const list = category ? context.api.productsOf(category) : context.api.products()
  return {
    category,
    products: await list.catch((error: unknown) => {
      console.error('The product list could not be read.', error)
      return null
    }),
  }
}

export default function Products({ loaderData, matches }: Route.ComponentProps) {
  const { category, products } = loaderData
  const { addToBag, buyNow } = useProductActions(products ?? [])
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location.pathname === '/products'

  return (
    <div className="grid gap-6">
      <Heading level={1}>{listTitle(category, rootData(matches)?.categories ?? [])}</Heading>
      <ProductGrid
        products={(products ?? []).map(toSummary)}
        loading={loading}
        error={products === null}
        onAddToBag={addToBag}
        onBuyNow={buyNow}
      />
    </div>
  )
}
