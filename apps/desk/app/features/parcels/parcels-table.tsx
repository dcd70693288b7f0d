import {
  formatNumber,
  formatPrice,
  Link,
  PhoneLink,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  TableSelectCell,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { DeskParcel } from '@shop/domain/wire'
import { parcelMessages } from './parcels.messages.ts'

interface ParcelsTableProps {
  /** Name of the table. */
  'aria-label': string
  parcels: readonly DeskParcel[]
  /** Ids of the selected orders. */
  selected: ReadonlySet<number>
  onSelectedChange: (selected: ReadonlySet<number>) => void
}

/** Orders with what is in their parcels. Below 40 rem each is a card. */
export function ParcelsTable({
  'aria-label': label,
  parcels,
  selected,
  onSelectedChange,
}: ParcelsTableProps) {
  const t = useMessages(parcelMessages)
  const market = useMarket()
  const count = parcels.filter(({ id }) => selected.has(id)).length
  const select = (id: number, chosen: boolean) => {
    const next = new Set(selected)
    if (chosen) next.add(id)
    else next.delete(id)
    onSelectedChange(next)
  }
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableSelectCell
          selected={count > 0 && count === parcels.length}
          indeterminate={count > 0 && count < parcels.length}
          onSelect={(chosen) =>
            onSelectedChange(new Set(chosen ? parcels.map(({ id }) => id) : []))
          }
        />
        <TableColumn>{t('parcel.number')}</TableColumn>
        <TableColumn>{t('parcel.customer')}</TableColumn>
        <TableColumn>{t('parcel.address')}</TableColumn>
        <TableColumn>{t('parcel.content')}</TableColumn>
        <TableColumn align="end">{t('parcel.collect')}</TableColumn>
      </TableHead>
      <TableBody>
        {parcels.map((parcel) => (
          <TableRow key={parcel.id} selected={selected.has(parcel.id)}>
            <TableSelectCell
              rowName={parcel.number}
              selected={selected.has(parcel.id)}
              onSelect={(chosen) => select(parcel.id, chosen)}
            />
            <TableCell rowHeader>
              <div className="min-w-28">
                <Link href={`/orders/${parcel.id}`}>{parcel.number}</Link>
              </div>
            </TableCell>
            <TableCell label={t('parcel.customer')}>
              <div className="grid">
                <span>{parcel.name}</span>
                <PhoneLink phone={parcel.phone} />
              </div>
            </TableCell>
            <TableCell label={t('parcel.address')}>{parcel.address}</TableCell>
            <TableCell label={t('parcel.content')}>
              <div className="grid">
                {parcel.lines.map(({ productId, name, quantity }, at) => (
                  <span key={`${productId} ${at}`}>
                    {t('parcel.line', { n: formatNumber(quantity, market), name })}
                  </span>
                ))}
              </div>
            </TableCell>
            <TableCell label={t('parcel.collect')} align="end">
              {formatPrice(parcel.toCollect, market)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
