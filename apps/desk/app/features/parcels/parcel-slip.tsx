import {
  Barcode,
  DataList,
  DataListItem,
  formatNumber,
  formatPrice,
  Heading,
  PrintSheet,
  useMarket,
  useMessages,
  type PrintSheetProps,
} from '@shop/ui'
import { COURIER_NAMES } from '@shop/domain'
import type { DeskParcel } from '@shop/domain/wire'
import { useZoneName } from '../../messages/use-zone-name.ts'
import { parcelMessages } from './parcels.messages.ts'
import { printMessages } from './print.messages.ts'

interface ParcelSlipProps {
  parcel: DeskParcel
  paper: NonNullable<PrintSheetProps['paper']>
  /** Name of the shop. */
  from: string
}

/**
 * What is in a parcel or on it: the number to scan, what the rider collects, to whom, and the content, which is last
 * because it may not fit on a label.
 */
export function ParcelSlip({ parcel, paper, from }: ParcelSlipProps) {
  const t = useMessages(printMessages)
  const tParcel = useMessages(parcelMessages)
  const market = useMarket()
  const zoneName = useZoneName()
  const { number, name, phone, address, zone, toCollect, courier, consignment, lines } = parcel
  return (
    <PrintSheet paper={paper} aria-label={t('print.slip', { number })}>
      <Heading
        size={paper === 'a4' ? 'md' : 'sm'}
        divider={false}
        className="flex-wrap"
        action={
          <span>
            <span>{t('print.collect')}</span> <strong>{formatPrice(toCollect, market)}</strong>
          </span>
        }
      >
        {number}
      </Heading>
      <Barcode value={number} />
      <DataList orientation={paper === 'a4' ? 'horizontal' : 'vertical'}>
        <DataListItem label={t('print.to')}>
          <div>
            <strong>{name}</strong>
          </div>
          <div>
            <strong>{phone}</strong>
          </div>
          <div>{address}</div>
          <div>{zoneName(zone, parcel.zoneName)}</div>
        </DataListItem>
        {courier && (
          <DataListItem label={t('print.courier')}>
            {[COURIER_NAMES[courier], consignment].filter(Boolean).join(' ')}
          </DataListItem>
        )}
        <DataListItem label={t('print.from')}>{from}</DataListItem>
        <DataListItem label={t('print.content')}>
          {lines.map(({ productId, name: product, quantity }, at) => (
            <div key={`${productId} ${at}`}>
              {tParcel('parcel.line', { n: formatNumber(quantity, market), name: product })}
            </div>
          ))}
        </DataListItem>
      </DataList>
    </PrintSheet>
  )
}
