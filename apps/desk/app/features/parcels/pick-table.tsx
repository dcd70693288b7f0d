import {
  formatNumber,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { DeskParcel } from '@shop/domain/wire'
import { parcelMessages } from './parcels.messages.ts'
import { pickList } from './pick-list.ts'

/** What to take from the shelves for parcels. */
export function PickTable({ parcels }: { parcels: readonly DeskParcel[] }) {
  const t = useMessages(parcelMessages)
  const market = useMarket()
  return (
    <Table aria-label={t('pack.byProduct')}>
      <TableHead>
        <TableColumn>{t('pack.product')}</TableColumn>
        <TableColumn align="end">{t('pack.pieces')}</TableColumn>
      </TableHead>
      <TableBody>
        {pickList(parcels).map(({ productId, name, pieces }) => (
          <TableRow key={productId}>
            <TableCell rowHeader>{name}</TableCell>
            <TableCell label={t('pack.pieces')} align="end">
              {formatNumber(pieces, market)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
