import { bagLines, bagSubtotal, emptyBag, MAX_LINES, removeLine, setQuantity } from '@shop/domain'
import { BagList, BagSummary, CouponField, useMessages } from '@shop/ui'
import { useEffect } from 'react'
import { toBagEntry } from '../features/bag/bag-view.ts'
import { updateBag, useBag } from '../features/bag/use-bag.ts'
import { useNavigateOnce } from '../features/bag/use-navigate-once.ts'
import { useQuote } from '../features/bag/use-quote.ts'
import { appliedDiscount, storedCouponCode, useCoupon } from '../features/checkout/coupon-store.ts'
import { EndedCoupon } from '../features/checkout/ended-coupon.tsx'
import { toOrderLines } from '../lib/order-lines.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { quoteMessages } from '../messages/quote.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { cartPageMessages } from './cart.messages.ts'

export const meta = titleMeta(cartPageMessages, 'cartPage.title')

// The same functions at each render, so that only the changed line of the bag renders again.
const changeQuantity = (key: string, quantity: number) =>
  updateBag((bag) => setQuantity(bag, key, quantity))
const remove = (key: string) => updateBag((bag) => removeLine(bag, key))
const ofBag = { coupon: { code: storedCouponCode, update: useCoupon.getState().update } }

export default function Cart() {
  const t = useMessages(cartPageMessages)
  const q = useMessages(quoteMessages)
  const navigateOnce = useNavigateOnce()
  const stored = useBag((state) => state.bag)
  const { coupon, connect, apply, remove: removeCoupon } = useCoupon()
  const { notices } = useQuote(stored, updateBag, ofBag)
  useEffect(connect, [connect])

  const lines = bagLines(stored ?? emptyBag())
  const entries = lines.map((line) => ({ ...toBagEntry(line), ...notices[line.key] }))
  const subtotal = bagSubtotal(stored ?? emptyBag())
  const discount = appliedDiscount(coupon, subtotal)
  const empty = stored !== null && lines.length === 0
  const blocked = entries.some((entry) => entry.blocked)
  // A bag of an older build may have more lines than an order takes.
  const tooMany = lines.length > MAX_LINES && q('quote.tooManyLines', { limit: MAX_LINES })
  const reason = tooMany || (blocked && t('cartPage.blocked'))

  return (
    <>
      <WithoutScripts title={t('cartPage.title')} />
      <div
        className={`grid noscript:hidden grid-cols-1 gap-6 lg:items-start lg:gap-10 ${empty ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
      >
        <BagList
          entries={entries}
          loading={stored === null}
          onQuantityChange={changeQuantity}
          onRemove={remove}
        />
        {!empty && (
          <BagSummary
            subtotal={subtotal}
            shipping={0}
            total={subtotal - (discount?.amount ?? 0)}
            discount={discount?.amount ?? 0}
            couponCode={coupon?.code ?? null}
            coupon={
              <>
                <CouponField
                  onSubmit={(typed) => apply(typed, toOrderLines(stored ?? emptyBag()))}
                  applied={coupon?.code ?? null}
                  onRemove={removeCoupon}
                />
                <EndedCoupon />
              </>
            }
            loading={stored === null}
            checkoutDisabled={Boolean(reason)}
            {...(reason ? { disabledReason: reason } : {})}
            onCheckout={() => navigateOnce('/shipping')}
          />
        )}
      </div>
    </>
  )
}
