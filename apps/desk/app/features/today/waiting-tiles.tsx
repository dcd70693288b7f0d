import { formatNumber, StatTile, useMarket, useMessages } from '@shop/ui'
import type { Today } from '@shop/domain/wire'
import { filterPath } from '../../lib/order-filter.ts'
import { todayMessages } from './today.messages.ts'

const pages = {
  calls: '/calls',
  review: filterPath({ state: 'needs_review' }),
  packing: '/packing',
  handOver: '/hand-over',
  settling: '/settling',
  lowStock: '#low-stock',
} as const
const names = ['calls', 'review', 'packing', 'handOver', 'settling', 'lowStock'] as const

interface WaitingTilesProps {
  waiting: Today['waiting']
  /** Whether the member may open the page where parcels are settled. */
  maySettle: boolean
}

/** What waits for the staff, each number with the list of what it counts. */
export function WaitingTiles({ waiting, maySettle }: WaitingTilesProps) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const shown = names.filter((name) => name !== 'settling' || maySettle)
  return (
    <nav
      aria-label={t('today.waiting')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
    >
      {shown.map((name) => (
        <StatTile
          key={name}
          href={pages[name]}
          label={t(`today.${name}`)}
          value={formatNumber(waiting[name], market)}
        />
      ))}
    </nav>
  )
}
