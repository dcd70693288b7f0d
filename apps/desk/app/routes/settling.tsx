import { AppShellHeader, useMessages } from '@shop/ui'
import type { CourierId } from '@shop/domain'
import { useState } from 'react'
import { CourierSelect } from '../features/parcels/courier-select.tsx'
import { settlingMessages } from '../features/parcels/settling.messages.ts'
import { Statement } from '../features/parcels/statement.tsx'
import { PageName } from '../shell/page-name.tsx'
import { useDensity } from '../shell/use-density.ts'

/** /settling: what a courier pays and brings back, for owners. */
export function SettlingPage() {
  const t = useMessages(settlingMessages)
  const [courier, setCourier] = useState<CourierId>('steadfast')
  return (
    <div data-density={useDensity()} className="grid gap-6">
      <PageName>{t('settling.title')}</PageName>
      <AppShellHeader title={t('settling.title')} className="mb-0" />
      <CourierSelect label={t('settling.courier')} value={courier} onValueChange={setCourier} />
      {/* The statement of one courier is not that of another. */}
      <Statement key={courier} courier={courier} />
    </div>
  )
}
