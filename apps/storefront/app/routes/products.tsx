import type { CardProduct, CategoryWire, FacetWire } from '@shop/domain'
import {
  ButtonLink,
  CompareChoice,
  EmptyState,
  Heading,
  Link,
  ProductFilters,
  ProductGrid,
  ProductSection,
  useMessages,
  type Translate,
} from '@shop/ui'
import { data, useHref, useLocation, useNavigate, type AppLoadContext } from 'react-router-dom'
import type { Route } from './+types/products'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import {
  attributeParams,
  listRequest,
  parseListQuery,
  countThroughPage,
  lastPageOf,
  listHref,
  type ProductListQuery,
} from '../features/catalogue/product-list-query.ts'
import { compareHref } from '../features/catalogue/compare-view.ts'
import { toFacets, usefulFacets } from '../features/catalogue/facet-view.ts'
import { listJsonLd } from '../features/catalogue/structured-data.ts'
import { usePendingLocation } from '../shell/use-pending-location.ts'
import { ListError } from '../shell/list-error.tsx'
import { useCategories } from '../shell/categories-provider.tsx'
import { toCard, toSummary } from '../lib/product-view.ts'
import { categoryHref, categoryTitle, isCategory } from '../lib/category-view.ts'
import { partialData, serviceUnavailable } from '../../runtime/failed-reads.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'
import { pageTexts } from '../messages/texts.ts'
import { listPageMessages } from './products.messages.ts'

/** The title of a list: the category in the spelling of the API, else capitalised. */
function listTitle(
  t: Translate<typeof listPageMessages>,
  { category, search }: ProductListQuery,
  categories: readonly CategoryWire[],
): string {
  if (search) return t('listPage.results', { text: search })
  if (!category) return t('listPage.all')
  const capitalised = category
    .toLowerCase()
    .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  const name = categoryTitle(capitalised, categories)
  return t('listPage.category', { name })
}

/** Whether a list has products, and none on the page of its address. */
const isBeyondEnd = (list: { products: CardProduct[]; total: number } | undefined) =>
  list?.products.length === 0 && list.total > 0

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const { environment, categories } = rootData(matches)
  const query = loaderData?.query ?? parseListQuery(new URLSearchParams(location.search))
  const t = pageTexts(matches, listPageMessages)
  const title = listTitle(t, query, categories)
  const { category, search } = query
  // Its title would be any text of the address.
  const isUnknown =
    category !== null && loaderData?.products.length === 0 && !isCategory(category, categories)
  return pageMeta(matches, {
    title,
    description: t('listPage.description', { title }),
    more: listJsonLd(environment, category, category && categoryTitle(category, categories)),
    // Search engines drop a page after the last one.
    ...(search || isUnknown || isBeyondEnd(loaderData)
      ? {}
      : {
          canonical: category ? `/products?category=${encodeURIComponent(category)}` : '/products',
        }),
  })
}

interface ListData {
  query: ProductListQuery
  products: CardProduct[]
  total: number
  facets: FacetWire[]
  /** The search without typing errors, when it had any. */
  corrected: string | null
  /** Whether no product is known to be what was searched for. */
  guess: boolean
  /** The words of the names that the search found. */
  marks?: readonly string[]
  /** Products that lead on from an empty list. */
  popular: CardProduct[]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = parseListQuery(new URL(request.url).searchParams)
  const { search, shown } = listRequest(query)
  const response = query.category
    ? context.api.productsOf(query.category, search)
    : context.api.products(search)
  const list = await response.catch((error: unknown) => {
    throw serviceUnavailable(context.logFault, 'The product list', error)
  })
  const { products, total, facets = [], corrected = null, guess = false, marks } = list
  const popular = total > 0 || !query.search ? [] : await readPopular(context)
  const read: ListData = {
    query,
    products: products.slice(0, shown).map(toCard),
    total,
    facets: usefulFacets(facets, query),
    corrected,
    guess,
    ...(marks ? { marks } : {}),
    popular: popular ?? [],
  }
  return popular ? data(read) : partialData(read)
}

/** Discounted products, for a search that found nothing; null when they cannot be read. */
async function readPopular({ api, logFault }: AppLoadContext): Promise<CardProduct[] | null> {
  return await api
    .products({ discount: true, inStock: true, sort: 'discount', limit: 4 })
    .then(({ products }) => products.map(toCard))
    .catch((error: unknown) => {
      logFault('Popular products could not be read.', error)
      return null
    })
}

/** A list that could not be read. */
export function ErrorBoundary() {
  const t = useMessages(listPageMessages)
  const { search } = useLocation()
  const query = parseListQuery(new URLSearchParams(search))
  return <ListError title={listTitle(t, query, useCategories())} />
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useMessages(listPageMessages)
  const { query, products, popular, total, corrected, guess } = loaderData
  const facets = toFacets(loaderData.facets, query)
  const categories = useCategories()
  const navigate = useNavigate()
  const { addToBag, buyNow } = useProductActions()
  // Load more keeps the shown products; every other change of the query shows the skeleton.
  const next = usePendingLocation()
  const loading = next?.pathname === '/products' && !(next.state as { more?: boolean } | null)?.more
  const { category, search, filters, attributes, page, choosing } = query
  const comparePath = useHref('/compare')
  const isEmpty = !loading && products.length === 0 && total === 0
  const beyondEnd = !loading && isBeyondEnd(loaderData)
  const lastPage = lastPageOf(total)
  const canCompare = !choosing && (category ?? search) !== null && products.length > 1

  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{listTitle(t, query, categories)}</Heading>
      <div
        className={`grid grid-cols-1 gap-4 lg:gap-6 ${facets.length > 0 ? 'lg:grid-cols-[16rem_1fr] lg:items-start' : ''}`}
      >
        <div className="grid grid-cols-1 gap-3">
          <ProductFilters
            key={JSON.stringify([category, search])}
            value={filters}
            facets={facets}
            clearHref={listHref({
              ...query,
              filters: { ...filters, minPrice: null, maxPrice: null, inStock: false },
              attributes: {},
              page: 1,
            })}
            hiddenFields={{
              ...(category ? { category } : {}),
              ...(search ? { search } : {}),
              ...(choosing ? { choose: 'compare' } : {}),
              ...attributeParams(attributes),
            }}
            onValueChange={(value) =>
              void navigate(listHref({ ...query, filters: value, page: 1 }), {
                preventScrollReset: true,
              })
            }
          />
          {guess && <p className="m-0">{t('listPage.guess')}</p>}
          {corrected && (
            <p className="m-0">
              <span>{`${t('listPage.corrected')} `}</span>
              <Link href={`/products?search=${encodeURIComponent(corrected)}`}>{corrected}</Link>
            </p>
          )}
          {canCompare && (
            <Link
              href={listHref({ ...query, choosing: true })}
              rel="nofollow"
              className="justify-self-start lg:order-first"
            >
              {t('listPage.compare')}
            </Link>
          )}
        </div>
        {choosing && !loading && products.length > 0 ? (
          <CompareChoice
            products={products.map(toSummary)}
            action={comparePath}
            cancelHref={listHref({ ...query, choosing: false })}
            headingLevel={2}
            onCompare={(ids) => void navigate(compareHref(ids))}
          />
        ) : beyondEnd ? (
          <EmptyState
            title={t('listPage.noPage', { page })}
            description={t('listPage.lastPage', { page: lastPage })}
            action={
              <>
                <ButtonLink href={listHref({ ...query, page: 1 })}>
                  {t('listPage.toFirst')}
                </ButtonLink>
                {lastPage > 1 && (
                  <ButtonLink href={listHref({ ...query, page: lastPage })} variant="outline">
                    {t('listPage.toLast')}
                  </ButtonLink>
                )}
              </>
            }
          />
        ) : (
          <ProductGrid
            products={products.map(toSummary)}
            loading={loading}
            priorityCount={2}
            headingLevel={2}
            highlight={loaderData.marks}
            onAddToBag={addToBag}
            onBuyNow={buyNow}
          />
        )}
      </div>
      {isEmpty && search && (
        <>
          <nav aria-label={t('listPage.categories')} className="flex flex-wrap gap-3">
            {categories.map(({ id, name }) => (
              <ButtonLink key={id} href={categoryHref(name)} variant="outline">
                {categoryTitle(name, categories)}
              </ButtonLink>
            ))}
          </nav>
          <ProductSection
            title={t('listPage.popular')}
            products={popular.map(toSummary)}
            onAddToBag={addToBag}
            onBuyNow={buyNow}
          />
        </>
      )}
      {isEmpty && listHref(query) !== '/products' && (
        <ButtonLink href="/products" variant="outline" size="lg" className="justify-self-center">
          {t('listPage.all')}
        </ButtonLink>
      )}
      {!loading && countThroughPage(page) < total && (
        <ButtonLink
          href={listHref({ ...query, page: page + 1 })}
          state={{ more: true }}
          variant="outline"
          size="lg"
          className="justify-self-center"
        >
          {t('listPage.more')}
        </ButtonLink>
      )}
    </div>
  )
}
