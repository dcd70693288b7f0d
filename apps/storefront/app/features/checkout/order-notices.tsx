import { Link, StatusMessage, useMessages } from '@shop/ui'
import { checkoutMessages } from './checkout.messages.ts'

export interface OrderNoticesProps {
  /** One sentence for each change since the shopper chose the products. */
  notices: readonly string[]
  /** True when a line must be removed from the bag before the order can be placed. */
  blocked: boolean
}

/** The changes of prices and stock, announced above the delivery form. */
export function OrderNotices({ notices, blocked }: OrderNoticesProps) {
  const t = useMessages(checkoutMessages)
  return (
    <StatusMessage tone="info" {...(notices.length > 0 && { className: 'mb-4' })}>
      {notices.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          {notices.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
          {blocked && <Link href="/cart">{t('checkout.changeBag')}</Link>}
        </div>
      )}
    </StatusMessage>
  )
}
