import { formatNumber, formatPrice, Link, useMarket, useMessages } from '@shop/ui'
import type { Today, TodayFigures } from '@shop/domain/wire'
import { filterPath } from '../../lib/order-filter.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { todayMessages } from './today.messages.ts'

const names = ['today', 'week', 'month'] as const
const before = {
  today: 'today.beforeToday',
  week: 'today.beforeWeek',
  month: 'today.beforeMonth',
} as const

/** What is counted of today, this week and this month, beside the same part of the one before. */
export function PeriodsTable({ day, periods }: Pick<Today, 'day' | 'periods'>) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const maySeeMoney = periods.today.now.total !== null
  const figure = (name: keyof TodayFigures, format: typeof formatNumber) => ({
    label: t(`today.${name}`),
    cell: (period: (typeof names)[number]) => (
      <div className="grid max-sm:justify-items-end">
        <strong>{format(periods[period].now[name] ?? 0, market)}</strong>
        <small>
          {t(before[period], { value: format(periods[period].before[name] ?? 0, market) })}
        </small>
      </div>
    ),
  })
  return (
    <RecordTable
      aria-label={t('today.periods')}
      rows={names}
      idOf={() => undefined}
      columns={[
        {
          label: t('today.time'),
          cell: (period) => (
            <Link href={filterPath({ from: periods[period].from, to: day })}>
              {t(`today.${period}`)}
            </Link>
          ),
        },
        figure('orders', formatNumber),
        ...(maySeeMoney ? [figure('total', formatPrice), figure('received', formatPrice)] : []),
        figure('returned', formatNumber),
      ]}
    />
  )
}
