import {
  DataList,
  DataListItem,
  formatPrice,
  Heading,
  PrintSheet,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES } from '@shop/domain'
import type { DeskParcel } from '@shop/domain/wire'
import { printMessages } from './print.messages.ts'

interface CourierListProps {
  /** Parcels of one courier. */
  parcels: readonly DeskParcel[]
  /** Name of the shop. */
  from: string
}

/** The parcels that a rider takes, on A4, with room for a signature. */
export function CourierList({ parcels, from }: CourierListProps) {
  const t = useMessages(printMessages)
  const market = useMarket()
  const courier = parcels[0]?.courier
  const title = t('print.list', { courier: courier ? COURIER_NAMES[courier] : '' })
  return (
    <PrintSheet aria-label={title}>
      <Heading size="sm" divider={false} action={<span>{from}</span>}>
        {title}
      </Heading>
      <Table aria-label={title}>
        <TableHead>
          <TableColumn>{t('print.order')}</TableColumn>
          <TableColumn>{t('print.consignment')}</TableColumn>
          <TableColumn>{t('print.to')}</TableColumn>
          <TableColumn>{t('print.phone')}</TableColumn>
          <TableColumn align="end">{t('print.collect')}</TableColumn>
        </TableHead>
        <TableBody>
          {parcels.map(({ id, number, consignment, name, phone, toCollect }) => (
            <TableRow key={id}>
              <TableCell rowHeader>{number}</TableCell>
              <TableCell label={t('print.consignment')}>{consignment}</TableCell>
              <TableCell label={t('print.to')}>{name}</TableCell>
              <TableCell label={t('print.phone')}>{phone}</TableCell>
              <TableCell label={t('print.collect')} align="end">
                {formatPrice(toCollect, market)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p>{t('print.count', { n: parcels.length })}</p>
      <DataList>
        <DataListItem label={t('print.signature')}>________________________</DataListItem>
      </DataList>
    </PrintSheet>
  )
}
