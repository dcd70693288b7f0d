import { bagLines, emptyBag } from '@shop/domain'
import { NothingToCheckout } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { Route } from './+types/shipping'
import { push } from '../features/analytics/data-layer.ts'
import { beginBagCheckout, beginDirectCheckout } from '../features/analytics/events.ts'
import { useOnce } from '../features/analytics/use-once.ts'
import type { DirectPurchase } from '../features/bag/bag-actions.ts'
import { useBag } from '../features/bag/bag-store.ts'
import { useQuote } from '../features/bag/use-quote.ts'
import { BagCheckout } from '../features/checkout/bag-checkout.tsx'
import { DirectCheckout } from '../features/checkout/direct-checkout.tsx'
import { EarlyPage } from '../features/layout/early-page.tsx'
import { useCarriedState } from '../features/layout/use-carried-state.ts'
import { orderMeta } from '../features/visitor/order-meta.ts'
import { decodeVisitor, type Visitor } from '../features/visitor/token.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'
import { textStore } from '../lib/storage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Delivery details' })

/** One address, three pages: a product in navigation state, a bag with lines, or neither. */
export default function Shipping({ matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const { ready, carried } = useCarriedState<{ direct: DirectPurchase }>()
  const { direct } = carried
  const bag = useBag((state) => state.bag)
  const change = useBag((state) => state.change)
  const { news, recheck } = useQuote(direct || !ready ? null : bag, change)
  const [buyer, setBuyer] = useState<Visitor>()
  useEffect(() => setBuyer(decodeVisitor(textStore.read('token'))), [])
  const common = {
    supportPhone: rootData(matches)?.environment.shop.phone ?? '',
    change,
    buyer,
    meta: orderMeta,
  }

  const lines = bagLines(bag ?? emptyBag())
  const entered = ready && (direct !== undefined || lines.length > 0)
  useOnce(entered ? 'entered' : undefined, () => {
    if (direct) push(beginDirectCheckout(direct.product, direct.quantity))
    else push(beginBagCheckout(lines.map(({ item }) => item)))
  })

  if (direct) {
    return (
      <>
        <DirectCheckout {...direct} {...common} />
        <EarlyPage path="/thank-you" />
      </>
    )
  }
  // An accepted order empties the bag while its own page is still on the way.
  if (bag !== null && lines.length === 0 && !leaving) {
    return (
      <NothingToCheckout
        onBack={(event) => {
          if (window.history.length < 2) return
          event.preventDefault()
          void navigate(-1)
        }}
      />
    )
  }
  return (
    <>
      <BagCheckout bag={bag} {...common} news={news} onRefused={recheck} />
      {/* Its code is here before the order is: the page must open even if the network is gone by then. */}
      <EarlyPage path="/payment-success" />
    </>
  )
}
