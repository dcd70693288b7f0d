import { latinDigits } from '@shop/domain'
import type { TrackedOrder } from '@shop/domain/wire'
import type { FormResult, TrackOrderValues } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { refusalText, tooManyTries } from '../../messages/refusal.ts'
import { browserTexts } from '../../messages/texts.ts'
import { trackOrderMessages } from './track-order.messages.ts'

/** The digits of an order number as people write it: `# 123`, `১২৩`, `No. 123`. */
const plainNumber = (text: string) => latinDigits(text).replace(/[^0-9]/g, '')

/** Looks up an order by its number and phone, and passes it to `onFound` when both match. */
export async function trackOrder(
  { orderNumber, phone }: TrackOrderValues,
  onFound: (order: TrackedOrder) => void,
): Promise<FormResult> {
  try {
    onFound(await (await browserApi()).track(plainNumber(orderNumber), phone))
    return { ok: true }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return { ok: false, message: tooManyTries(error) ?? refusalText(error.message, error.code) }
    console.error('The order could not be looked up.', error)
    return { ok: false, message: browserTexts(trackOrderMessages)('trackOrder.failed') }
  }
}
