import { Callout, useMessages } from '@shop/ui'
import { orderMessages } from './order.messages.ts'

/** Why somebody should check the order before it is sent. */
export function ReviewReasons({ reasons }: { reasons: readonly string[] }) {
  const t = useMessages(orderMessages)
  const textOf = (code: string) => {
    const key = `reviewReason.${code}`
    return key in orderMessages
      ? t(key as keyof typeof orderMessages)
      : t('reviewReason.other', { code })
  }
  if (reasons.length === 0) return null
  return (
    <Callout tone="warning">
      <p>{t('orderPage.review')}</p>
      <ul>
        {reasons.map((code) => (
          <li key={code}>{textOf(code)}</li>
        ))}
      </ul>
    </Callout>
  )
}
