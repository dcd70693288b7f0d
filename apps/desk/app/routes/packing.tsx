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
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stateMessages } from '../features/orders/state.messages.ts'
import { PackForm } from '../features/parcels/pack-form.tsx'
import { ParcelsTable } from '../features/parcels/parcels-table.tsx'
import { parcelMessages } from '../features/parcels/parcels.messages.ts'
import { PickTable } from '../features/parcels/pick-table.tsx'
import { printMessages } from '../features/parcels/print.messages.ts'
import { unknownParcels } from '../features/parcels/unknown-parcels.ts'
import { printPath } from '../lib/print-path.ts'
import { parcelsQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { PageName } from '../shell/page-name.tsx'
import { useDensity } from '../shell/use-density.ts'

/** /packing: what to take from the shelves, and which orders to pack. */
export function PackingPage() {
  const t = useMessages(parcelMessages)
  const tPrint = useMessages(printMessages)
  const tState = useMessages(stateMessages)
  const market = useMarket()
  const { data, error, refetch } = useQuery(parcelsQuery('confirmed'))
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const parcels = data?.parcels ?? unknownParcels
  const chosen = data?.parcels.filter(({ id }) => selected.has(id)) ?? []
  const printed = chosen.length > 0 ? chosen : (data?.parcels ?? [])
  return (
    <div data-density={useDensity()} className="grid gap-6">
      <PageName>{t('pack.title')}</PageName>
      <AppShellHeader
        title={t('pack.title')}
        description={data && t('pack.count', { n: data.parcels.length })}
        action={
          printed.length > 0 && (
            <ButtonLink variant="outline" href={printPath('slips', 'confirmed', printed)}>
              {tPrint('print.some', { n: printed.length })}
            </ButtonLink>
          )
        }
        className="mb-0"
      />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PackForm parcels={data?.parcels ?? []} stateName={(state) => tState(`state.${state}`)} />
          <Callout tone="warning">
            {data?.more && t('parcel.more', { n: formatNumber(data.parcels.length, market) })}
          </Callout>
          {parcels.length === 0 ? (
            <EmptyState title={t('pack.none')} description={t('pack.noneHelp')} />
          ) : (
            <Skeleton loading={!data}>
              <div className="grid gap-6">
                <Heading size="sm">{t('pack.byProduct')}</Heading>
                <PickTable parcels={parcels} />
                <Heading size="sm">{t('pack.orders')}</Heading>
                <ParcelsTable
                  aria-label={t('pack.orders')}
                  parcels={parcels}
                  selected={selected}
                  onSelectedChange={setSelected}
                />
              </div>
            </Skeleton>
          )}
        </>
      )}
    </div>
  )
}
