import {
  ButtonLink,
  CopyButton,
  DataList,
  DataListItem,
  PhoneLink,
  useMessages,
  usePhoneRule,
} from '@shop/ui'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { whatsAppLink } from '../../lib/whatsapp.ts'
import { orderMessages } from './order.messages.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'

/** Who ordered, and where it goes. */
export function OrderCustomer({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const zoneName = useZoneName()
  const { prefix } = usePhoneRule()
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: order.address })}`
  return (
    <>
      <DataList>
        <DataListItem label={t('orderPage.name')}>{order.name}</DataListItem>
        <DataListItem label={t('orderPage.phone')}>
          <PhoneLink phone={order.phone} />
        </DataListItem>
        <DataListItem label={t('orderPage.address')}>{order.address}</DataListItem>
        <DataListItem label={t('orderPage.zone')}>
          {zoneName(order.zone, order.zoneName)}
        </DataListItem>
        <DataListItem label={t('orderPage.language')}>
          {t(order.language === 'bn' ? 'orderPage.bengali' : 'orderPage.english')}
        </DataListItem>
      </DataList>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant="outline"
          size="sm"
          href={whatsAppLink(order.phone, prefix)}
          target="_blank"
          rel="noreferrer"
        >
          {t('orderPage.whatsapp')}
        </ButtonLink>
        <ButtonLink variant="outline" size="sm" href={map} target="_blank" rel="noreferrer">
          {t('orderPage.map')}
        </ButtonLink>
        <CopyButton value={order.address}>{t('orderPage.copyAddress')}</CopyButton>
      </div>
    </>
  )
}
