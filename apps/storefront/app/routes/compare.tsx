import { categoryName, type ProductWire } from '@shop/domain'
import { ButtonLink, CompareTable, EmptyState, Heading, useMessages } from '@shop/ui'
import type { Route } from './+types/compare'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { compareHref, MAX_COMPARED, parseCompared } from '../features/catalogue/compare-view.ts'
import { compareChoiceHref } from '../features/catalogue/product-list-query.ts'
import { PageError } from '../shell/page-error.tsx'
import { useCategories } from '../shell/categories-provider.tsx'
import type { ReadApi } from '../lib/api.ts'
import { isNotFound } from '../lib/api-error.ts'
import { serviceUnavailable } from '../../runtime/failed-reads.ts'
import { categoryTitle } from '../lib/category-view.ts'
import { specificationOf, toSummary } from '../lib/product-view.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { comparePageMessages } from './compare.messages.ts'

const ADDABLE_COUNT = 6

export const meta = titleMeta(comparePageMessages, 'comparePage.title')

export async function loader({ context, request }: Route.LoaderArgs): Promise<{
  products: ProductWire[]
  /** Products of the same category that can be added. */
  addable: { id: number; name: string }[]
}> {
  const ids = parseCompared(new URL(request.url).searchParams.get('ids'))
  try {
    const found = await Promise.all(ids.map((id) => readProduct(context.api, id)))
    const products = found.flatMap((product) => (product ? [{ ...product, description: '' }] : []))
    return { products, addable: await readAddable(context.api, products) }
  } catch (error) {
    throw serviceUnavailable(context.logFault, 'Compared products', error)
  }
}

export function ErrorBoundary() {
  const t = useMessages(comparePageMessages)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{t('comparePage.title')}</Heading>
      <PageError title={t('comparePage.failed')} />
    </div>
  )
}

/** A product; null when there is none of this id. */
async function readProduct(api: ReadApi, id: number): Promise<ProductWire | null> {
  return await api.product(String(id)).catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
}

async function readAddable(api: ReadApi, products: readonly ProductWire[]) {
  const category = products[0] && categoryName(products[0])
  if (!category || products.length >= MAX_COMPARED) return []
  const { products: others } = await api.productsOf(category, {
    limit: ADDABLE_COUNT + MAX_COMPARED,
  })
  return others
    .filter(({ id }) => !products.some((product) => product.id === id))
    .slice(0, ADDABLE_COUNT)
    .map(({ id, name }) => ({ id, name }))
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const t = useMessages(comparePageMessages)
  const { products, addable } = loaderData
  const categories = useCategories()
  const ids = products.map(({ id }) => id)
  const { buyNow } = useProductActions()

  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{t('comparePage.title')}</Heading>
      <CompareTable
        products={products.map((product) => ({
          product: toSummary(product),
          attributes: specificationOf(product),
          removeHref: compareHref(ids.filter((id) => id !== product.id)),
        }))}
        onBuyNow={(product) => buyNow(product)}
        empty={
          <EmptyState
            title={t('comparePage.empty')}
            description={t('comparePage.emptyText')}
            action={
              categories.length > 0 ? (
                categories.map(({ id, name }) => (
                  <ButtonLink key={id} href={compareChoiceHref(name)} variant="outline">
                    {categoryTitle(name, categories)}
                  </ButtonLink>
                ))
              ) : (
                <ButtonLink href="/products">{t('comparePage.all')}</ButtonLink>
              )
            }
          />
        }
      />
      {addable.length > 0 && (
        <nav aria-label={t('comparePage.add')} className="grid gap-3">
          <Heading level={2}>{t('comparePage.add')}</Heading>
          <div className="flex flex-wrap gap-3">
            {addable.map(({ id, name }) => (
              <ButtonLink
                key={id}
                href={compareHref([...ids, id])}
                variant="outline"
                rel="nofollow"
                wrap
              >
                {t('comparePage.addProduct', { name })}
              </ButtonLink>
            ))}
          </div>
        </nav>
      )}
    </div>
  )
}
