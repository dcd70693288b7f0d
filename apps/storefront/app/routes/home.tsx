import { DiscountSection, ErrorState, ProductSection, TrustBlurbs } from '@shop/ui'
import type { Route } from './+types/home'
import { useProductActions } from '../features/bag/bag-actions.ts'
import { toSummary } from '../features/catalogue/product-view.ts'
import { categoryHref } from '../lib/category-view.ts'
import type { HomeLists } from '../lib/api.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

const SHOWN = 4

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = rootData(matches)
  return pageMeta({
    environment: root?.environment,
    title: 'Gadgets and home appliances, cash on delivery',
    description: root?.environment.shop.about ?? '',
    canonical: '/',
    image: 'og/default.jpg',
  })
}

export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'public, max-age=0, s-maxage=5',
})

export async function loader({ context }: Route.LoaderArgs): Promise<{ lists: HomeLists | null }> {
  return {
    lists: await context.api.home().catch((error: unknown) => {
      console.error('The home lists could not be read.', error)
      return null
    }),
  }
}

export default function Home({ loaderData: { lists } }: Route.ComponentProps) {
  const all = lists
    ? [...lists.discounted, ...lists.recommended, ...lists.collections.flatMap((c) => c.products)]
    : []
  const { addToBag, buyNow } = useProductActions(all)
  if (!lists) return <ErrorState title="Failed to load products. Please try again later." />
  const actions = { onAddToBag: addToBag, onBuyNow: buyNow }
  const discounted = lists.discounted.slice(0, SHOWN)

  return (
    <div className="grid gap-12">
      <DiscountSection products={discounted.map(toSummary)} {...actions} />
      {lists.collections.map(({ name, products }) => (
        <ProductSection
          key={name}
          title={`${name} Collection`}
          href={categoryHref(name)}
          products={products.slice(0, SHOWN).map(toSummary)}
          {...actions}
        />
      ))}
      <ProductSection
        title="Recommended for You"
        href="/products"
        products={lists.recommended.slice(0, SHOWN).map(toSummary)}
        {...actions}
      />
      <TrustBlurbs />
    </div>
  )
}
