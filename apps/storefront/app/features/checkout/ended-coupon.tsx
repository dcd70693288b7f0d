import { Callout, useMessages } from '@shop/ui'
import { couponMessages } from './coupon.messages.ts'
import { useCoupon } from './coupon-store.ts'

/** The sentence for an applied coupon that is no longer valid; undefined without one. */
export function useEndedCoupon(): string | undefined {
  const t = useMessages(couponMessages)
  const code = useCoupon((state) => state.ended)
  return code === null ? undefined : t('couponCheck.ended', { code })
}

/** Announces that an applied coupon is no longer valid. */
export function EndedCoupon() {
  const sentence = useEndedCoupon()
  return <Callout tone="info">{sentence}</Callout>
}
