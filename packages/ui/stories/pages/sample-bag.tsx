import {
  bagLines,
  bagSubtotal,
  decreaseLine,
  increaseLine,
  removeLine,
  type Bag,
} from '@shop/domain'
import { BagList, BagSummary } from '../../src/index.ts'

interface SampleBagProps {
  bag: Bag
  change: (bag: Bag) => void
  onCheckout: () => void
}

/** Bag page of the sample shop, with the rules of @shop/domain. */
export function SampleBag({ bag, change, onCheckout }: SampleBagProps) {
  const lines = bagLines(bag)
  const subtotal = bagSubtotal(bag)
  return (
    <div className="shop:grid shop:grid-cols-1 shop:gap-6 shop:lg:grid-cols-[minmax(0,1fr)_22rem] shop:lg:items-start shop:lg:gap-10">
      <BagList
        entries={lines.map(({ key, item }) => ({
          ...item,
          key,
          href: `/product-details/${item.productId}`,
          quantity: item.cartQuantity,
        }))}
        onQuantityChange={(key, quantity) =>
          change((quantity > (bag[key]?.cartQuantity ?? 0) ? increaseLine : decreaseLine)(bag, key))
        }
        onRemove={(key) => change(removeLine(bag, key))}
      />
      <BagSummary
        subtotal={subtotal}
        total={subtotal}
        checkoutDisabled={lines.length === 0}
        onCheckout={onCheckout}
      />
    </div>
  )
}
