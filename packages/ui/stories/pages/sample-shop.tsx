import {
  addToBag,
  bagCount,
  bagLines,
  emptyBag,
  normalizeProduct,
  type Bag,
  type ProductWire,
} from '@shop/domain'
import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { text } from '../samples/text.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import {
  Heading,
  LinkProvider,
  ProductGrid,
  ThankYouPanel,
  type BaseLinkProps,
  type DirectCheckoutValues,
} from '../../src/index.ts'
import { discounted, listed } from './page-fixtures.ts'
import { PageFrame } from './page-frame.tsx'
import { SampleBag } from './sample-bag.tsx'
import { SampleDelivery, type PlacedSample } from './sample-delivery.tsx'
import { SampleDetails } from './sample-details.tsx'
import { SampleDirect } from './sample-direct.tsx'

/** Current address, and the state passed to the page. */
interface Place {
  path: string
  direct?: { product: ProductSummary; quantity: number }
  placed?: PlacedSample
}

/** Converts a product to the type that the bag rules take. */
function wireOf({ id, name, price, discountPrice, images, stock }: ProductSummary) {
  const product = normalizeProduct({
    id,
    name,
    price,
    discountPrice,
    image: images[0],
    quantity: stock,
  })
  if (!product) throw new Error(`${name} is no product.`)
  return product satisfies ProductWire
}

/** A shop in one story: pages of the library, local state and the rules of @shop/domain. */
export function SampleShop() {
  const [place, setPlace] = useState<Place>({ path: '/products' })
  const [bag, setBag] = useState<Bag>(emptyBag)
  const go = (path: string, more: Omit<Place, 'path'> = {}) => setPlace({ path, ...more })

  useEffect(() => {
    scrollTo(0, 0)
  }, [place])
  const InAppLink = useMemo(
    () =>
      function SampleLink({ href, state: _state, onClick, ...props }: BaseLinkProps) {
        const follow = (event: MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event)
          if (event.defaultPrevented || !href.startsWith('/')) return
          event.preventDefault()
          setPlace({ path: href })
        }
        return <a href={href} onClick={follow} {...props} />
      },
    [],
  )

  const shelf = {
    onAddToBag: (product: ProductSummary, quantity = 1) =>
      setBag((now) => addToBag(now, wireOf(product), quantity)),
    onBuyNow: (product: ProductSummary, quantity = 1) =>
      go('/shipping', { direct: { product, quantity } }),
  }

  return (
    <LinkProvider component={InAppLink}>
      <PageFrame location={place.path} bagCount={bagCount(bag)} onGo={go}>
        {page()}
      </PageFrame>
    </LinkProvider>
  )

  function page() {
    const { path, direct, placed } = place
    const product = listed.find(({ href }) => href === path)
    if (product) return <SampleDetails key={path} product={product} {...shelf} />
    if (path === '/cart')
      return <SampleBag bag={bag} change={setBag} onCheckout={() => go('/shipping')} />
    if (path === '/shipping' && direct)
      return (
        <SampleDirect
          {...direct}
          onOrdered={(values: DirectCheckoutValues, total: number) =>
            go('/thank-you', {
              direct: { ...direct, quantity: values.quantity },
              placed: { total },
            })
          }
        />
      )
    if (path === '/shipping' || path === '/payment-success')
      return (
        <SampleDelivery
          lines={bagLines(bag)}
          placed={placed}
          onPlaced={(order) => {
            go('/payment-success', { placed: order })
            setBag(emptyBag())
          }}
        />
      )
    if (path === '/thank-you' && direct && placed)
      return (
        <ThankYouPanel
          {...direct}
          total={placed.total}
          orderNumber={100043}
          suggestions={discounted}
          {...shelf}
        />
      )
    return (
      <div className="shop:grid shop:grid-cols-1 shop:gap-6">
        <Heading level={1}>{text('All Products', 'সব পণ্য')}</Heading>
        <ProductGrid products={listed} headingLevel={2} priorityCount={4} {...shelf} />
      </div>
    )
  }
}
