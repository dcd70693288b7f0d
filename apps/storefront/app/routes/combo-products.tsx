import type { CardProduct } from '@shop/domain'
import { ComboGrid, Confetti, Heading, useMessages } from '@shop/ui'
import type { Route } from './+types/combo-products'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { toCard, toSummary } from '../lib/product-view.ts'
import { serviceUnavailable } from '../../runtime/failed-reads.ts'
import { usePendingLocation } from '../shell/use-pending-location.ts'
import { ListError } from '../shell/list-error.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { comboPageMessages } from './combo-products.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = pageTexts(matches, comboPageMessages)
  return pageMeta(matches, {
    title: t('comboPage.title'),
    description: t('comboPage.description'),
    canonical: '/combo-products',
  })
}

export async function loader({ context }: Route.LoaderArgs): Promise<{ products: CardProduct[] }> {
  const { products } = await context.api
    .products({ productType: 'Combo' })
    .catch((error: unknown) => {
      throw serviceUnavailable(context.logFault, 'Combo products', error)
    })
  return { products: products.map(toCard) }
}

export function ErrorBoundary() {
  return <ListError title={useMessages(comboPageMessages)('comboPage.title')} />
}

export default function ComboProducts({ loaderData }: Route.ComponentProps) {
  const { products } = loaderData
  const t = useMessages(comboPageMessages)
  const { orderNow } = useProductActions()
  const loading = usePendingLocation()?.pathname === '/combo-products'

  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{t('comboPage.title')}</Heading>
      <ComboGrid
        products={products.map(toSummary)}
        loading={loading}
        onOrder={orderNow}
        headingLevel={2}
        priorityCount={2}
      />
      {products.length > 0 && <Confetti />}
    </div>
  )
}
