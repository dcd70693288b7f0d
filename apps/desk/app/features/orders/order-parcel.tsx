import {
  DataList,
  DataListItem,
  formatDateTime,
  formatPrice,
  useMarket,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES, toPoisha, toTaka, type CourierId } from '@shop/domain'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { orderMessages } from './order.messages.ts'

interface OrderParcelProps {
  order: DeskOrderDetails
  courier: CourierId
}

/** Which courier has the parcel, under which number, what it paid, and how much that is off. */
export function OrderParcel({ order, courier }: OrderParcelProps) {
  const t = useMessages(orderMessages)
  const market = useMarket()
  const { consignment, collected, settledAt, state, total } = order
  const expected = state === 'delivered' ? total : 0
  const difference = toTaka(toPoisha(collected ?? expected) - toPoisha(expected))
  return (
    <DataList>
      <DataListItem label={t('orderPage.courier')}>{COURIER_NAMES[courier]}</DataListItem>
      {consignment && <DataListItem label={t('orderPage.consignment')}>{consignment}</DataListItem>}
      {collected !== null && settledAt && (
        <DataListItem label={t('orderPage.collected')}>
          {t('orderPage.collectedOn', {
            sum: formatPrice(collected, market),
            time: formatDateTime(settledAt, market),
          })}
        </DataListItem>
      )}
      {difference !== 0 && (
        <DataListItem label={t(difference < 0 ? 'orderPage.tooLittle' : 'orderPage.tooMuch')}>
          {formatPrice(Math.abs(difference), market)}
        </DataListItem>
      )}
    </DataList>
  )
}
