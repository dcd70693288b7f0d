import { Heading, useMessages } from '@shop/ui'
import { SelectionBar } from '../features/orders/selection-bar.tsx'
import { stateMessages } from '../features/orders/state.messages.ts'
import { PackForm } from '../features/parcels/pack-form.tsx'
import { ParcelList } from '../features/parcels/parcel-list.tsx'
import { parcelMessages } from '../features/parcels/parcels.messages.ts'
import { PickTable } from '../features/parcels/pick-table.tsx'
import { PrintSlips } from '../features/parcels/print-slips.tsx'
import { useParcels } from '../features/parcels/use-parcels.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

/** /packing: what to take from the shelves, and which orders to pack. */
export function PackingPage() {
  const t = useMessages(parcelMessages)
  const tState = useMessages(stateMessages)
  const list = useParcels('confirmed')
  const n = list.parcels?.length
  return (
    <Page
      compact
      title={t('pack.title')}
      description={n !== undefined && t('pack.count', { n })}
      action={Boolean(n) && <PrintSlips list={list} />}
    >
      {list.error ? (
        <LoadError error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <PackForm parcels={list.parcels ?? []} stateName={(state) => tState(`state.${state}`)} />
          <ParcelList
            list={list}
            title={t('pack.orders')}
            none={{ title: t('pack.none'), description: t('pack.noneHelp') }}
          >
            <Heading size="sm">{t('pack.byProduct')}</Heading>
            <PickTable parcels={list.shown} />
            <Heading size="sm">{t('pack.orders')}</Heading>
            {list.chosen.length > 0 && (
              <SelectionBar orders={list.chosen} onDone={() => list.setSelected(new Set())} />
            )}
          </ParcelList>
        </>
      )}
    </Page>
  )
}
