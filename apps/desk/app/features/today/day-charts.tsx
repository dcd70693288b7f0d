import { BarChart, Card, formatNumber, formatPrice, useMarket, useMessages } from '@shop/ui'
import type { Today } from '@shop/domain/wire'
import { formatShortDay } from '../../messages/format-short-time.ts'
import { todayMessages } from './today.messages.ts'

/** Orders of the last days, and their money for who may see it. */
export function DayCharts({ days }: Pick<Today, 'days'>) {
  const hasTotals = days.some(({ total }) => total !== null)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <DayChart days={days} of="orders" />
      {hasTotals && <DayChart days={days} of="total" />}
    </div>
  )
}

function DayChart({ days, of }: Pick<Today, 'days'> & { of: 'orders' | 'total' }) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const format = of === 'total' ? formatPrice : formatNumber
  return (
    <Card padding="sm">
      <BarChart
        caption={t(`today.${of}OfDays`)}
        columns={[t('today.day'), t(`today.${of}`)]}
        bars={days.map((figures) => ({
          label: formatShortDay(figures.day, market),
          value: figures[of] ?? 0,
          text: format(figures[of] ?? 0, market),
        }))}
      />
    </Card>
  )
}
