import {
  formatPrice,
  Link,
  PhoneLink,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { ReadStatement } from '@shop/domain/wire'
import { settlingMessages } from './settling.messages.ts'

/** The parcels of a courier that its statement does not name. */
export function MissingTable({ missing }: Pick<ReadStatement, 'missing'>) {
  const t = useMessages(settlingMessages)
  const market = useMarket()
  return (
    <Table aria-label={t('settling.missing')}>
      <TableHead>
        <TableColumn>{t('settling.number')}</TableColumn>
        <TableColumn>{t('settling.consignment')}</TableColumn>
        <TableColumn>{t('settling.customer')}</TableColumn>
        <TableColumn align="end">{t('settling.expected')}</TableColumn>
      </TableHead>
      <TableBody>
        {missing.map(({ id, number, consignment, name, phone, expected }) => (
          <TableRow key={id}>
            <TableCell rowHeader>
              <div className="min-w-28">
                <Link href={`/orders/${id}`}>{number}</Link>
              </div>
            </TableCell>
            <TableCell label={t('settling.consignment')}>{consignment}</TableCell>
            <TableCell label={t('settling.customer')}>
              <div className="grid">
                <span>{name}</span>
                <PhoneLink phone={phone} />
              </div>
            </TableCell>
            <TableCell label={t('settling.expected')} align="end">
              {formatPrice(expected, market)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
