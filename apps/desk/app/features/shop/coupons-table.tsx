import {
  Badge,
  EmptyState,
  formatDate,
  formatNumber,
  formatPrice,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { ChangedCoupons, DeskCoupon } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { shopFactsMessages } from './shop-facts.messages.ts'
import { CouponForm } from './coupon-form.tsx'
import { RowMenu } from './row-menu.tsx'

interface CouponsTableProps {
  coupons: readonly DeskCoupon[]
  onSaved: (changed: ChangedCoupons, code: string) => void
  onRemoved: (changed: ChangedCoupons, code: string) => void
}

/** The coupons with their conditions and uses, and what can be done with each. */
export function CouponsTable({ coupons, onSaved, onRemoved }: CouponsTableProps) {
  const t = useMessages(shopFactsMessages)
  const market = useMarket()
  const validity = useValidity()
  const discountOf = ({ kind, value }: DeskCoupon) =>
    kind === 'amount'
      ? formatPrice(value, market)
      : t('coupons.percentOf', { n: formatNumber(value, market) })
  return (
    <RecordTable
      aria-label={t('coupons.title')}
      rows={coupons}
      idOf={() => undefined}
      columns={[
        { label: t('coupons.code'), cell: ({ code }) => <Badge>{code}</Badge> },
        {
          label: t('coupons.takesOff'),
          cell: (coupon) => (
            <div className="grid max-sm:justify-items-end">
              <strong>{discountOf(coupon)}</strong>
              {coupon.atMost !== null && (
                <small>
                  {t('coupons.atMostOf', { amount: formatPrice(coupon.atMost, market) })}
                </small>
              )}
            </div>
          ),
        },
        {
          label: t('coupons.from'),
          cell: ({ minSubtotal }) =>
            minSubtotal > 0 ? formatPrice(minSubtotal, market) : t('coupons.anyOrder'),
        },
        { label: t('coupons.valid'), cell: validity },
        {
          label: t('coupons.used'),
          cell: ({ used, maxUses }) => {
            const n = formatNumber(used, market)
            if (maxUses === null) return n
            return t('coupons.usedOf', { n, most: formatNumber(maxUses, market) })
          },
        },
      ]}
      action={{
        label: t('charges.change'),
        cell: (coupon) => (
          <RowMenu
            name={coupon.code}
            removeHelp={t('coupons.removeHelp')}
            onRemove={async () => onRemoved(await deskApi.removeCoupon(coupon.code), coupon.code)}
            form={(close) => (
              <CouponForm
                coupon={coupon}
                codes={[]}
                onSaved={(changed, code) => {
                  close()
                  onSaved(changed, code)
                }}
              />
            )}
          />
        ),
      }}
      empty={<EmptyState title={t('coupons.none')} description={t('coupons.noneHelp')} />}
    />
  )
}

/** Returns a function for the days on which a coupon is valid. */
function useValidity() {
  const t = useMessages(shopFactsMessages)
  const market = useMarket()
  return ({ from, to }: DeskCoupon) => {
    const day = (date: string) => formatDate(date, market)
    if (from && to) return t('coupons.between', { from: day(from), to: day(to) })
    if (from) return t('coupons.since', { from: day(from) })
    return to ? t('coupons.until', { to: day(to) }) : t('coupons.always')
  }
}
