import { Heading, useMessages } from '@shop/ui'
import type { CourierId } from '@shop/domain'
import { useState } from 'react'
import { ConsignmentForm } from '../features/parcels/consignment-form.tsx'
import { Consignments } from '../features/parcels/consignments.tsx'
import { CourierSelect } from '../features/parcels/courier-select.tsx'
import { AfterHandOver, HandOverForm } from '../features/parcels/hand-over-form.tsx'
import { ParcelList } from '../features/parcels/parcel-list.tsx'
import { parcelMessages } from '../features/parcels/parcels.messages.ts'
import { PrintSlips } from '../features/parcels/print-slips.tsx'
import { useParcels } from '../features/parcels/use-parcels.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

/** /hand-over: packed orders go to a courier, and its consignment numbers come back. */
export function HandOverPage() {
  const t = useMessages(parcelMessages)
  const list = useParcels('packed')
  const [courier, setCourier] = useState<CourierId>('steadfast')
  const n = list.parcels?.length
  return (
    <Page
      compact
      title={t('handOver.title')}
      description={n !== undefined && t('handOver.count', { n })}
      action={Boolean(n) && <PrintSlips list={list} />}
    >
      <CourierSelect label={t('handOver.courier')} value={courier} onValueChange={setCourier} />
      {list.shown.length > 0 && (
        <HandOverForm
          courier={courier}
          parcels={list.chosen}
          onDone={() => list.setSelected(new Set())}
        />
      )}
      <AfterHandOver />
      {list.error ? (
        <LoadError error={list.error} onRetry={list.retry} />
      ) : (
        <ParcelList
          list={list}
          title={t('handOver.title')}
          none={{ title: t('handOver.none'), description: t('handOver.noneHelp') }}
        />
      )}
      <Heading size="sm">{t('consignment.title')}</Heading>
      {/* The list of one courier is not that of another. */}
      <Consignments key={courier} courier={courier} />
      <ConsignmentForm />
    </Page>
  )
}
