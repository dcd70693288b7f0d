import { BarChart, Card, formatNumber, formatPrice, useMarket, useMessages } from '@shop/ui'
import type { Today } from '@shop/domain/wire'
import { formatShortDay } from '../../messages/format-short-time.ts'
import { todayMessages } from './today.messages.ts'

/** Orders of the last days, and their money for who may see it. */
export function DayCharts({ days }: Pick<Today, 'days'>) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const chart = (name: 'orders' | 'total', format: typeof formatNumber) => (
    <Card padding="sm">
      <BarChart
        caption={t(`today.${name}OfDays`)}
        columns={[t('today.day'), t(`today.${name}`)]}
        bars={days.map((figures) => ({
          label: formatShortDay(figures.day, market),
          value: figures[name] ?? 0,
          text: format(figures[name] ?? 0, market),
        }))}
      />
    </Card>
  )
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {chart('orders', formatNumber)}
      {days.some(({ total }) => total !== null) && chart('total', formatPrice)}
    </div>
  )
}
