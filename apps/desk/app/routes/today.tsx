import { formatDate, Heading, Skeleton, useMarket, useMessages } from '@shop/ui'
import type { Today, TodayFigures } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { DayCharts } from '../features/today/day-charts.tsx'
import { LowStock } from '../features/today/low-stock.tsx'
import { PeriodsTable } from '../features/today/periods-table.tsx'
import { todayMessages } from '../features/today/today.messages.ts'
import { WaitingTiles } from '../features/today/waiting-tiles.tsx'
import { todayQuery } from '../lib/queries.ts'
import { useSessionGate } from '../lib/session-gate.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

const figures: TodayFigures = { orders: 0, total: null, received: null, returned: 0 }
const period = { from: '', now: figures, before: figures }
/** For a skeleton. */
const unknownToday: Today = {
  day: '',
  waiting: { calls: 0, review: 0, packing: 0, handOver: 0, settling: 0, lowStock: 0 },
  periods: { today: period, week: period, month: period },
  ...{ days: [], lowStock: [] },
}

/** /: what waits, and how the shop does. */
export function TodayPage() {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const { data, error, refetch } = useQuery(todayQuery)
  const maySettle = useSessionGate((gate) => gate.session?.permissions.includes('totals')) ?? false
  const { day, waiting, periods, days, lowStock } = data ?? unknownToday
  return (
    <Page compact title={t('today.title')} description={data && formatDate(day, market)}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton loading={!data}>
          <div className="grid gap-4">
            <WaitingTiles waiting={waiting} maySettle={maySettle} />
            <Heading size="sm" description={t('today.periodsHelp')}>
              {t('today.periods')}
            </Heading>
            <PeriodsTable day={day} periods={periods} />
            <DayCharts days={days} />
            {waiting.lowStock > 0 && <LowStock products={lowStock} count={waiting.lowStock} />}
          </div>
        </Skeleton>
      )}
    </Page>
  )
}
