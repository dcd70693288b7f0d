import {
  AmountList,
  formatNumber,
  formatPrice,
  Image,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import { amountToCollect, type OrderStatus } from '@shop/domain'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { orderMessages } from './order.messages.ts'

/** What was ordered, and what the rider collects in this state. */
export function OrderLines({ order, state }: { order: DeskOrderDetails; state: OrderStatus }) {
  const t = useMessages(orderMessages)
  const market = useMarket()
  const discountName = order.coupon
    ? t('orderPage.coupon', { code: order.coupon })
    : t('orderPage.discount')
  return (
    <>
      <Table aria-label={t('orderPage.lines')}>
        <TableHead>
          <TableColumn>{t('orderPage.product')}</TableColumn>
          <TableColumn align="end">{t('orderPage.quantity')}</TableColumn>
          <TableColumn align="end">{t('orderPage.price')}</TableColumn>
          <TableColumn align="end">{t('orderPage.total')}</TableColumn>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <TableRow key={line.productId}>
              <TableCell rowHeader>
                <div className="flex items-center gap-3">
                  <Image src={line.picture} alt="" sizes="48px" className="w-12 shrink-0" />
                  <span>{line.name}</span>
                </div>
              </TableCell>
              <TableCell label={t('orderPage.quantity')} align="end">
                {formatNumber(line.quantity, market)}
              </TableCell>
              <TableCell label={t('orderPage.price')} align="end">
                {formatPrice(line.price, market)}
              </TableCell>
              <TableCell label={t('orderPage.total')} align="end">
                {formatPrice(line.total, market)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <AmountList
        items={[
          { label: t('orderPage.subtotal'), value: order.subtotal },
          ...(order.discount > 0 ? [{ label: discountName, value: -order.discount }] : []),
          { label: t('orderPage.delivery'), value: order.deliveryCharge },
          { label: t('orderPage.total'), value: order.total },
        ]}
        total={amountToCollect(state, order.total)}
        totalText={t('orderPage.collect')}
      />
    </>
  )
}
