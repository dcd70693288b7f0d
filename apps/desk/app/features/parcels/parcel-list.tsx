import {
  Callout,
  EmptyState,
  formatNumber,
  Link,
  PhoneLink,
  Skeleton,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { ReactNode } from 'react'
import { RecordTable } from '../../parts/record-table.tsx'
import { parcelMessages } from './parcels.messages.ts'
import type { Parcels } from './use-parcels.ts'

interface ParcelListProps {
  list: Parcels
  /** Name of the table. */
  title: string
  /** Texts in place of the table, when there is no order. */
  none: { title: string; description: string }
  /** What is above the table. */
  children?: ReactNode
}

/** Orders of a state, to select. */
export function ParcelList({ list, title, none, children }: ParcelListProps) {
  const t = useMessages(parcelMessages)
  const market = useMarket()
  return (
    <>
      <Callout tone="warning" className="empty:absolute">
        {list.more && t('parcel.more', { n: formatNumber(list.shown.length, market) })}
      </Callout>
      {list.shown.length === 0 ? (
        <EmptyState {...none} />
      ) : (
        <Skeleton loading={!list.parcels}>
          <div className="grid gap-4">
            {children}
            <RecordTable
              aria-label={title}
              rows={list.shown}
              idOf={({ id }) => id}
              selection={{
                nameOf: ({ number }) => number,
                selected: list.selected,
                onSelectedChange: list.setSelected,
              }}
              columns={[
                {
                  label: t('parcel.number'),
                  cell: ({ id, number }) => <Link href={`/orders/${id}`}>{number}</Link>,
                },
                {
                  label: t('parcel.customer'),
                  cell: ({ name, phone }) => (
                    <div className="grid">
                      <span>{name}</span>
                      <PhoneLink phone={phone} />
                    </div>
                  ),
                },
                { label: t('parcel.address'), cell: ({ address }) => address },
                {
                  label: t('parcel.content'),
                  cell: ({ lines }) => (
                    <div className="grid">
                      {lines.map(({ productId, name, quantity }, at) => (
                        <span key={`${productId} ${at}`}>
                          {t('parcel.line', { n: formatNumber(quantity, market), name })}
                        </span>
                      ))}
                    </div>
                  ),
                },
                { label: t('parcel.collect'), amount: ({ toCollect }) => toCollect },
              ]}
            />
          </div>
        </Skeleton>
      )}
    </>
  )
}
