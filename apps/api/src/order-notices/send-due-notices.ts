import type { Db } from '../db/session.ts'
import { attemptDelivery } from '../outbox/attempt-delivery.ts'
import type { Logger } from '../logger.ts'
import {
  claimDueNotices,
  findNoticedOrders,
  markNoticeFailed,
  markNoticeSent,
} from './notice.queries.ts'
import { toNotice, type OrderWebhook } from './order-webhook.ts'

/** The most notices that one call of `sendDueNotices` posts. */
export const noticeBatchSize = 20

/**
 * Posts the due notices of new orders. Several workers may run at once.
 * @returns how many notices were claimed, at most `noticeBatchSize`
 */
export async function sendDueNotices(db: Db, post: OrderWebhook, log: Logger): Promise<number> {
  const claimed = await claimDueNotices(db, noticeBatchSize)
  const found = await findNoticedOrders(
    db,
    claimed.map(({ orderId }) => orderId),
  )
  const notices = new Map(found.map((order) => [order.order.id, toNotice(order)]))
  await Promise.all(
    claimed.map((claim) => {
      const { orderId, attempts } = claim
      return attemptDelivery(
        {
          name: 'notice',
          id: orderId,
          attempts,
          async deliver() {
            const notice = notices.get(orderId)
            if (!notice) throw new Error(`There is no order ${orderId}`)
            await post(notice)
            await markNoticeSent(db, claim)
          },
          markFailed: (reason, retrySeconds) => markNoticeFailed(db, claim, reason, retrySeconds),
        },
        log,
      )
    }),
  )
  return claimed.length
}
