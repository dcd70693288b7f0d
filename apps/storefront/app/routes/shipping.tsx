import { bagLines, emptyBag } from '@shop/domain'
import { NothingToCheckout } from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import type { Route } from './+types/shipping'
import { push } from '../features/analytics/data-layer.ts'
import { beginBagCheckout, beginDirectCheckout } from '../features/analytics/events.ts'
import { useOnce } from '../features/analytics/use-once.ts'
import type { DirectPurchase } from '../features/bag/bag-actions.ts'
import { useBag } from '../features/bag/bag-store.ts'
import { BagCheckout } from '../features/checkout/bag-checkout.tsx'
import { DirectCheckout } from '../features/checkout/direct-checkout.tsx'
import { useCarriedState } from '../features/layout/use-carried-state.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Delivery details' })

/** One address, three pages: a product in navigation state, a bag with lines, or neither. */
export default function Shipping({ matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { ready, carried } = useCarriedState<{ direct: DirectPurchase }>()
  const { direct } = carried
  const bag = useBag((state) => state.bag)
  const change = useBag((state) => state.change)
  const supportPhone = rootData(matches)?.environment.shop.phone ?? ''

  const lines = bagLines(bag ?? emptyBag())
  const entered = ready && (direct !== undefined || lines.length > 0)
  useOnce(entered ? 'entered' : undefined, () => {
    if (direct) push(beginDirectCheckout(direct.product, direct.quantity))
    else push(beginBagCheckout(lines.map(({ item }) => item)))
  })

  if (direct) return <DirectCheckout {...direct} supportPhone={supportPhone} change={change} />
  if (bag !== null && lines.length === 0) {
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
  return <BagCheckout bag={bag} supportPhone={supportPhone} change={change} />
}
