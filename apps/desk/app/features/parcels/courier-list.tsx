import { DataList, DataListItem, Heading, PrintSheet, useMessages } from '@shop/ui'
import { COURIER_NAMES } from '@shop/domain'
import type { DeskParcel } from '@shop/domain/wire'
import { RecordTable } from '../../parts/record-table.tsx'
import { printMessages } from './print.messages.ts'

interface CourierListProps {
  /** Parcels of one courier. */
  parcels: readonly DeskParcel[]
  /** Name of the shop. */
  from: string
}

/** The parcels that a rider takes, on A4, with room for a signature. */
export function CourierList({ parcels, from }: CourierListProps) {
  const t = useMessages(printMessages)
  const courier = parcels[0]?.courier
  const title = t('print.list', { courier: courier ? COURIER_NAMES[courier] : '' })
  return (
    <PrintSheet aria-label={title}>
      <Heading size="sm" divider={false} action={<span>{from}</span>}>
        {title}
      </Heading>
      <RecordTable
        aria-label={title}
        rows={parcels}
        idOf={({ id }) => id}
        columns={[
          { label: t('print.order'), cell: ({ number }) => number },
          { label: t('print.consignment'), cell: ({ consignment }) => consignment },
          { label: t('print.to'), cell: ({ name }) => name },
          { label: t('print.phone'), cell: ({ phone }) => phone },
          { label: t('print.collect'), amount: ({ toCollect }) => toCollect },
        ]}
      />
      <p>{t('print.count', { n: parcels.length })}</p>
      <DataList>
        <DataListItem label={t('print.signature')}>________________________</DataListItem>
      </DataList>
    </PrintSheet>
  )
}
