import {
  AppShellHeader,
  ButtonLink,
  Callout,
  EmptyState,
  formatNumber,
  Heading,
  Skeleton,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { CourierId } from '@shop/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsignmentForm } from '../features/parcels/consignment-form.tsx'
import { Consignments } from '../features/parcels/consignments.tsx'
import { CourierSelect } from '../features/parcels/courier-select.tsx'
import { HandOverForm } from '../features/parcels/hand-over-form.tsx'
import { ParcelsTable } from '../features/parcels/parcels-table.tsx'
import { parcelMessages } from '../features/parcels/parcels.messages.ts'
import { printMessages } from '../features/parcels/print.messages.ts'
import { unknownParcels } from '../features/parcels/unknown-parcels.ts'
import { printPath } from '../lib/print-path.ts'
import { parcelsQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { PageName } from '../shell/page-name.tsx'
import { useDensity } from '../shell/use-density.ts'

/** /hand-over: packed orders go to a courier, and its consignment numbers come back. */
export function HandOverPage() {
  const t = useMessages(parcelMessages)
  const tPrint = useMessages(printMessages)
  const market = useMarket()
  const { data, error, refetch } = useQuery(parcelsQuery('packed'))
  const [courier, setCourier] = useState<CourierId>('steadfast')
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const parcels = data?.parcels ?? unknownParcels
  const chosen = data?.parcels.filter(({ id }) => selected.has(id)) ?? []
  const printed = chosen.length > 0 ? chosen : (data?.parcels ?? [])
  return (
    <div data-density={useDensity()} className="grid gap-6">
      <PageName>{t('handOver.title')}</PageName>
      <AppShellHeader
        title={t('handOver.title')}
        description={data && t('handOver.count', { n: data.parcels.length })}
        action={
          printed.length > 0 && (
            <ButtonLink variant="outline" href={printPath('slips', 'packed', printed)}>
              {tPrint('print.some', { n: printed.length })}
            </ButtonLink>
          )
        }
        className="mb-0"
      />
      <CourierSelect label={t('handOver.courier')} value={courier} onValueChange={setCourier} />
      <Callout tone="warning">
        {data?.more && t('parcel.more', { n: formatNumber(data.parcels.length, market) })}
      </Callout>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : parcels.length === 0 ? (
        <EmptyState title={t('handOver.none')} description={t('handOver.noneHelp')} />
      ) : (
        <Skeleton loading={!data}>
          <ParcelsTable
            aria-label={t('handOver.title')}
            parcels={parcels}
            selected={selected}
            onSelectedChange={setSelected}
          />
        </Skeleton>
      )}
      <HandOverForm courier={courier} parcels={chosen} onDone={() => setSelected(new Set())} />
      <Heading size="sm">{t('consignment.title')}</Heading>
      {/* The list of one courier is not that of another. */}
      <Consignments key={courier} courier={courier} />
      <ConsignmentForm />
    </div>
  )
}
