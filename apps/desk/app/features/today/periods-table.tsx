import {
  formatNumber,
  formatPrice,
  Link,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { Today } from '@shop/domain/wire'
import { filterPath } from '../../lib/order-filter.ts'
import { todayMessages } from './today.messages.ts'

const before = {
  today: 'today.beforeToday',
  week: 'today.beforeWeek',
  month: 'today.beforeMonth',
} as const

/** What today, this week and this month are counted, beside the same part of the one before. */
export function PeriodsTable({ day, periods }: Pick<Today, 'day' | 'periods'>) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const hasTotals = periods.today.now.total !== null
  const columns = (['orders', 'total', 'returned'] as const).filter(
    (name) => name !== 'total' || hasTotals,
  )
  const text = (name: (typeof columns)[number], value: number | null) =>
    (name === 'total' ? formatPrice : formatNumber)(value ?? 0, market)
  return (
    <Table aria-label={t('today.periods')}>
      <TableHead>
        <TableColumn>{t('today.time')}</TableColumn>
        {columns.map((name) => (
          <TableColumn key={name} align="end">
            {t(`today.${name}`)}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {(['today', 'week', 'month'] as const).map((period) => (
          <TableRow key={period}>
            <TableCell rowHeader>
              <Link href={filterPath({ from: periods[period].from, to: day })}>
                {t(`today.${period}`)}
              </Link>
            </TableCell>
            {columns.map((name) => (
              <TableCell key={name} label={t(`today.${name}`)} align="end">
                <div className="grid">
                  <strong>{text(name, periods[period].now[name])}</strong>
                  <small>
                    {t(before[period], { value: text(name, periods[period].before[name]) })}
                  </small>
                </div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
