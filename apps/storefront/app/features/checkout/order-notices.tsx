import { Link, StatusMessage } from '@shop/ui'

export interface OrderNoticesProps {
  /** What changed since the shopper last looked, a sentence each. */
  notices: readonly string[]
  /** Something cannot be ordered and must leave the bag first. */
  blocked: boolean
}

/** Says before an order is placed what is no longer as the shopper saw it. */
export function OrderNotices({ notices, blocked }: OrderNoticesProps) {
  return (
    <StatusMessage tone="info" {...(notices.length > 0 && { className: 'mb-4' })}>
      {notices.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          {notices.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
          {blocked && <Link href="/cart">Change your bag</Link>}
        </div>
      )}
    </StatusMessage>
  )
}
