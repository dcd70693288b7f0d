import { Skeleton, useMessages } from '@shop/ui'
import type { ChangedCoupons, DeskCoupon } from '@shop/domain/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AddButton } from '../features/shop/add-button.tsx'
import { ShopTabs } from '../features/shop/shop-tabs.tsx'
import { useShopChange } from '../features/shop/use-shop-change.ts'
import { shopFactsMessages } from '../features/shop/shop-facts.messages.ts'
import { CouponForm } from '../features/shop/coupon-form.tsx'
import { CouponsTable } from '../features/shop/coupons-table.tsx'
import { NamingTextsList } from '../features/shop/naming-texts.tsx'
import { couponsQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

const unknownCoupon: DeskCoupon = {
  ...{ code: 'CODE', kind: 'amount', value: 100, atMost: null, minSubtotal: 0 },
  ...{ from: null, to: null, maxUses: null, used: 0 },
}

/** /shop/coupons: the coupons, for owners. */
export function CouponsPage() {
  const t = useMessages(shopFactsMessages)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(couponsQuery)
  const { naming, onDone, onSaved, onRemoved } = useShopChange(({ coupons }: ChangedCoupons) => {
    queries.setQueryData(couponsQuery.queryKey, coupons)
  })
  return (
    <Page
      title={t('charges.title')}
      description={t('charges.help')}
      action={
        <AddButton
          label={t('coupons.add')}
          form={(close) => (
            <CouponForm
              coupon={undefined}
              codes={(data ?? []).map(({ code }) => code)}
              onSaved={(changed, code) => {
                close()
                onSaved(changed, code)
              }}
            />
          )}
        />
      }
    >
      <ShopTabs current="coupons" />
      <NamingTextsList naming={naming} onDone={onDone} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton loading={!data}>
          <CouponsTable coupons={data ?? [unknownCoupon]} onSaved={onSaved} onRemoved={onRemoved} />
        </Skeleton>
      )}
    </Page>
  )
}
