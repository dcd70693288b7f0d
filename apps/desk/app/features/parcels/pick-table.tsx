import { useMessages } from '@shop/ui'
import type { DeskParcel } from '@shop/domain/wire'
import { RecordTable } from '../../parts/record-table.tsx'
import { parcelMessages } from './parcels.messages.ts'
import { pickList } from './pick-list.ts'

/** What to take from the shelves for parcels. */
export function PickTable({ parcels }: { parcels: readonly DeskParcel[] }) {
  const t = useMessages(parcelMessages)
  return (
    <RecordTable
      aria-label={t('pack.byProduct')}
      rows={pickList(parcels)}
      idOf={({ productId }) => productId}
      columns={[
        { label: t('pack.product'), cell: ({ name }) => name },
        { label: t('pack.pieces'), count: ({ pieces }) => pieces },
      ]}
    />
  )
}
