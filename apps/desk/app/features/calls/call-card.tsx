import {
  Badge,
  ButtonLink,
  Card,
  DataList,
  DataListItem,
  formatPrice,
  Heading,
  Link,
  phoneHref,
  PhoneIcon,
  useMarket,
  useMessages,
  usePhoneRule,
} from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { shopQuery } from '../../lib/queries.ts'
import { whatsAppLink } from '../../lib/whatsapp.ts'
import { formatShortTime } from '../../messages/format-short-time.ts'
import { readyText } from '../../messages/ready-text.ts'
import { callsMessages } from './calls.messages.ts'

interface CallCardProps {
  order: DeskOrderDetails
  /** It gets the focus, because it has replaced the order that was answered. */
  focused: boolean
  /** What else is known about the order and the person. */
  children: ReactNode
}

/** Whom to call, what was ordered, and the ways to reach the person. */
export function CallCard({ order, focused, children }: CallCardProps) {
  const t = useMessages(callsMessages)
  const market = useMarket()
  const { prefix } = usePhoneRule()
  const { data: shop } = useQuery(shopQuery)
  const { name, number, phone, calls, note } = order
  const card = useRef<HTMLElement>(null)
  // The next person is read from the top, and the way to call is the next stop of the keyboard.
  useEffect(() => {
    if (!focused) return
    card.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [focused])
  return (
    <Card asChild className="grid gap-4">
      <section ref={card} tabIndex={-1} aria-labelledby="call-name">
        <Heading
          id="call-name"
          divider={false}
          action={calls > 0 && <Badge tone="warning">{t('calls.called', { n: calls })}</Badge>}
          description={
            <span className="flex flex-wrap gap-x-2">
              <Link href={`/orders/${order.id}`}>{t('calls.order', { number })}</Link>
              <span>{t('calls.placed', { time: formatShortTime(order.placedAt, market) })}</span>
            </span>
          }
        >
          {name}
        </Heading>
        <div className="grid gap-2">
          <ButtonLink size="lg" fullWidth href={phoneHref(phone)}>
            <PhoneIcon />
            <span translate="no">{t('calls.call', { phone })}</span>
          </ButtonLink>
          <ButtonLink
            variant="outline"
            fullWidth
            href={whatsAppLink(phone, prefix, readyText(order, shop))}
            target="_blank"
            rel="noreferrer"
          >
            {t('calls.whatsapp')}
          </ButtonLink>
        </div>
        <DataList>
          <DataListItem label={t('calls.items')}>
            {order.lines.map((line) => (
              <div key={line.productId}>
                {t('calls.item', { n: line.quantity, name: line.name })}
              </div>
            ))}
          </DataListItem>
          <DataListItem label={t('calls.collect')}>
            {formatPrice(order.toCollect, market)}
          </DataListItem>
          <DataListItem label={t('calls.address')}>{order.address}</DataListItem>
          {note && <DataListItem label={t('calls.note')}>{note}</DataListItem>}
        </DataList>
        {children}
      </section>
    </Card>
  )
}
