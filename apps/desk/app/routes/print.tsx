import {
  AppShellHeader,
  Button,
  EmptyState,
  SegmentedControl,
  useMessages,
  type PrintSheetProps,
} from '@shop/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CourierList } from '../features/parcels/courier-list.tsx'
import { ParcelSlip } from '../features/parcels/parcel-slip.tsx'
import { printMessages } from '../features/parcels/print.messages.ts'
import { readPrint } from '../lib/print-path.ts'
import { parcelsQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'
import { PageName } from '../shell/page-name.tsx'
import { useShopName } from '../shell/use-shop-name.ts'

type Paper = NonNullable<PrintSheetProps['paper']>
const papers: readonly Paper[] = ['a4', 'label', 'roll']

/** /print: slips of orders, or a list of them, as the browser prints them. Nothing else of the page is on the paper. */
export function PrintPage() {
  const t = useMessages(printMessages)
  const shop = useShopName()
  const [search] = useSearchParams()
  const { kind, state, ids } = readPrint(search)
  const [paper, setPaper] = useState<Paper>('a4')
  const { data, error, refetch } = useQuery({
    ...parcelsQuery(state),
    // What was looked at is what is printed.
    refetchOnWindowFocus: false,
  })
  if (!data) {
    return (
      <main className="p-4">
        <Page title={t('print.title')}>
          {error && <LoadError error={error} onRetry={() => void refetch()} />}
        </Page>
      </main>
    )
  }
  const parcels = data.parcels.filter(({ id }) => !ids || ids.has(id))
  return (
    <main className="grid grid-cols-1 gap-4 p-4 print:block print:p-0">
      <PageName>{t('print.title')}</PageName>
      <div className="grid gap-4 print:hidden">
        <AppShellHeader
          title={t('print.title')}
          description={t('print.count', { n: parcels.length })}
          action={
            <Button disabled={parcels.length === 0} onClick={() => window.print()}>
              {t('print.start')}
            </Button>
          }
          className="mb-0"
        />
        {kind === 'slips' && (
          <SegmentedControl
            aria-label={t('print.papers')}
            items={papers.map((id) => ({ id, label: t(`print.${id}`) }))}
            value={paper}
            onValueChange={(id) => setPaper(id as Paper)}
            className="justify-self-start"
          />
        )}
        {parcels.length === 0 && (
          <EmptyState title={t('print.none')} description={t('print.noneHelp')} />
        )}
      </div>
      {kind === 'slips'
        ? parcels.map((parcel) => (
            <ParcelSlip key={parcel.id} parcel={parcel} paper={paper} from={shop} />
          ))
        : parcels.length > 0 && <CourierList parcels={parcels} from={shop} />}
    </main>
  )
}
