import { latinDigits } from '@shop/domain'
import type { TrackedOrder } from '@shop/domain/wire'
import type { FormResult, TrackOrderValues } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import type { Api } from '../../lib/api.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { refusalText, tooManyTries } from '../../messages/refusal.ts'
import { browserTexts } from '../../messages/texts.ts'
import { trackOrderMessages } from './track-order.messages.ts'

/** The digits of an order number as people write it: `# 123`, `১২৩`, `No. 123`. */
const plainNumber = (text: string) => latinDigits(text).replace(/[^0-9]/g, '')

/** Looks up an order by its number and phone, and passes it to `onFound` when both match. */
export const trackOrder = (
  { orderNumber, phone }: TrackOrderValues,
  onFound: (order: TrackedOrder) => void,
): Promise<FormResult> =>
  passOrder((api) => api.track(plainNumber(orderNumber), phone), onFound, 'trackOrder.failed')

/** Cancels an order, and passes its new state to `onCancelled`. */
export const cancelOrder = (
  { orderId, user }: TrackedOrder,
  onCancelled: (order: TrackedOrder) => void,
): Promise<FormResult> =>
  passOrder((api) => api.cancelOrder(orderId, user.phone), onCancelled, 'trackOrder.notCancelled')

/** Passes the order that a call answers to `onOrder`; the text of `failed` says that none came. */
async function passOrder(
  call: (api: Api) => Promise<TrackedOrder>,
  onOrder: (order: TrackedOrder) => void,
  failed: keyof typeof trackOrderMessages,
): Promise<FormResult> {
  try {
    onOrder(await call(await browserApi()))
    return { ok: true }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return { ok: false, message: tooManyTries(error) ?? refusalText(error.message, error.code) }
    console.error('The call about an order failed.', error)
    return { ok: false, message: browserTexts(trackOrderMessages)(failed) }
  }
}
