import { bagLines, bagSubtotal, emptyBag, removeLine } from '@shop/domain'
import { BagList, BagSummary } from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import type { Route } from './+types/cart'
import { toEntry, withQuantity } from '../features/bag/bag-view.ts'
import { useBag } from '../features/bag/bag-store.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Shopping Bag' })

export default function Cart() {
  const navigate = useNavigate()
  const stored = useBag((state) => state.bag)
  const change = useBag((state) => state.change)
  const bag = stored ?? emptyBag()
  const lines = bagLines(bag)
  const subtotal = bagSubtotal(bag)

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <BagList
        entries={lines.map(toEntry)}
        loading={stored === null}
        onQuantityChange={(key, quantity) => change(withQuantity(key, quantity))}
        onRemove={(key) => change((now) => removeLine(now, key))}
      />
      <BagSummary
        subtotal={subtotal}
        shipping={0}
        total={subtotal}
        checkoutDisabled={lines.length === 0}
        onCheckout={() => void navigate('/shipping')}
      />
    </div>
  )
}
