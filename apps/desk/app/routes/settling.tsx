import { Link, useMessages } from '@shop/ui'
import type { CourierId } from '@shop/domain'
import { useState } from 'react'
import { CourierSelect } from '../features/parcels/courier-select.tsx'
import { settlingMessages } from '../features/parcels/settling.messages.ts'
import { Statement } from '../features/parcels/statement.tsx'
import { filterPath } from '../lib/order-filter.ts'
import { Page } from '../shell/page.tsx'

/** /settling: what a courier pays and brings back, for owners. */
export function SettlingPage() {
  const t = useMessages(settlingMessages)
  const [courier, setCourier] = useState<CourierId>('steadfast')
  return (
    <Page compact title={t('settling.title')}>
      <CourierSelect label={t('settling.courier')} value={courier} onValueChange={setCourier} />
      <Link href={filterPath({ courier, paid: 'less' })} className="justify-self-start">
        {t('settling.paidLess')}
      </Link>
      {/* The statement of one courier is not that of another. */}
      <Statement key={courier} courier={courier} />
    </Page>
  )
}
