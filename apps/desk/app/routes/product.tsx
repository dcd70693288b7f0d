import { AppShellHeader, formatPrice, Image, Link, useMarket, useMessages } from '@shop/ui'
import { finalPrice } from '@shop/domain'
import type { DeskProduct } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PriceForm } from '../features/products/price-form.tsx'
import { ProductChanges } from '../features/products/product-changes.tsx'
import { productsMessages } from '../features/products/products.messages.ts'
import { StockForm } from '../features/products/stock-form.tsx'
import { useProductName } from '../features/products/use-product-name.ts'
import { VisibleSwitch } from '../features/products/visible-switch.tsx'
import { productQuery } from '../lib/queries.ts'
import { useSessionGate } from '../lib/session-gate.ts'
import { Section } from '../parts/section.tsx'
import { Loaded } from '../shell/loaded.tsx'
import { PageName } from '../shell/page-name.tsx'

/** /products/ID: the stock of a product; for owners also its prices, whether it is shown, and who changed it. */
export function ProductPage() {
  const t = useMessages(productsMessages)
  const { id: number = '' } = useParams()
  const id = Number(number)
  return (
    <Loaded
      query={useQuery(productQuery(id))}
      title={t('products.number', { id: number })}
      none={t('products.gone')}
    >
      {(product) => <ProductView key={id} product={product} />}
    </Loaded>
  )
}

function ProductView({ product }: { product: DeskProduct }) {
  const t = useMessages(productsMessages)
  const market = useMarket()
  const name = useProductName()(product)
  const permissions = useSessionGate((gate) => gate.session?.permissions) ?? []
  const mayPrice = permissions.includes('catalogue')
  return (
    <div className="grid gap-4">
      <PageName>{name}</PageName>
      <div>
        <Link href="/products">{t('products.back')}</Link>
      </div>
      <AppShellHeader
        className="mb-0"
        title={name}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('products.number', { id: String(product.id) })}</span>
            <span>{product.category}</span>
            <span>{formatPrice(finalPrice(product), market)}</span>
            {!product.hidden && (
              <Link href={new URL(`/product-details/${product.id}`, window.location.origin).href}>
                {t('products.inShop')}
              </Link>
            )}
          </span>
        }
        action={<Image src={product.picture} alt="" sizes="64px" className="w-16 shrink-0" />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section
          title={t('products.stock')}
          description={t('products.piecesNow', { n: product.pieces })}
        >
          <StockForm product={product} />
        </Section>
        {mayPrice && (
          <div className="grid gap-4">
            <Section title={t('products.prices')} description={t('products.pricesHelp')}>
              <PriceForm product={product} />
            </Section>
            <Section title={t('products.shown')}>
              <VisibleSwitch product={product} />
            </Section>
          </div>
        )}
        {permissions.includes('changes') && <ProductChanges id={product.id} />}
      </div>
    </div>
  )
}
