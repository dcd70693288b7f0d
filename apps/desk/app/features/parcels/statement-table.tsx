import {
  Badge,
  Field,
  formatNumber,
  formatPrice,
  Link,
  Select,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  TableSelectCell,
  useMarket,
  useMessages,
  type BadgeProps,
} from '@shop/ui'
import { settlingMessages } from './settling.messages.ts'
import { canSettle, returnedPieces, type GoodPieces, type StatementLine } from './settling.ts'

const tones: Readonly<Record<StatementLine['result'], BadgeProps['tone']>> = {
  paid: 'success',
  less: 'danger',
  more: 'warning',
  returned: 'warning',
  settled: 'neutral',
  twice: 'danger',
  'not-sent': 'danger',
  unknown: 'danger',
}

interface StatementTableProps {
  lines: readonly StatementLine[]
  /** Ids of the orders that are to be settled. */
  selected: ReadonlySet<number>
  onSelectedChange: (selected: ReadonlySet<number>) => void
  good: GoodPieces
  onGoodChange: (good: GoodPieces) => void
}

/** The parcels of a statement beside their orders. Of a returned one the good pieces are counted. */
export function StatementTable(props: StatementTableProps) {
  const { lines, selected, onSelectedChange, good, onGoodChange } = props
  const t = useMessages(settlingMessages)
  const market = useMarket()
  const ids = lines.flatMap((line) => (canSettle(line) && line.order ? [line.order.id] : []))
  const select = (id: number, chosen: boolean) => {
    const next = new Set(selected)
    if (chosen) next.add(id)
    else next.delete(id)
    onSelectedChange(next)
  }
  return (
    <Table aria-label={t('settling.lines')}>
      <TableHead>
        <TableSelectCell
          selected={ids.length > 0 && selected.size === ids.length}
          indeterminate={selected.size > 0 && selected.size < ids.length}
          onSelect={(chosen) => onSelectedChange(new Set(chosen ? ids : []))}
        />
        <TableColumn>{t('settling.number')}</TableColumn>
        <TableColumn>{t('settling.customer')}</TableColumn>
        <TableColumn align="end">{t('settling.paid')}</TableColumn>
        <TableColumn align="end">{t('settling.expected')}</TableColumn>
        <TableColumn>{t('settling.result')}</TableColumn>
      </TableHead>
      <TableBody>
        {lines.map((line) => {
          const { order, paid, expected, result } = line
          const number = order?.number ?? (line.number || line.consignment)
          const isSelected = order !== null && canSettle(line) && selected.has(order.id)
          return (
            <TableRow key={line.line} selected={isSelected}>
              {order && canSettle(line) ? (
                <TableSelectCell
                  rowName={number}
                  selected={isSelected}
                  onSelect={(chosen) => select(order.id, chosen)}
                />
              ) : (
                <TableCell />
              )}
              <TableCell rowHeader>
                <div className="min-w-28">
                  {order ? <Link href={`/orders/${order.id}`}>{number}</Link> : number}
                </div>
              </TableCell>
              <TableCell label={t('settling.customer')}>{order?.name}</TableCell>
              <TableCell label={t('settling.paid')} align="end">
                {formatPrice(paid, market)}
              </TableCell>
              <TableCell label={t('settling.expected')} align="end">
                {formatPrice(expected, market)}
              </TableCell>
              <TableCell label={t('settling.result')}>
                <div className="grid gap-2">
                  <Badge size="sm" tone={tones[result]} className="justify-self-start">
                    {t(`settling.result.${result}`)}
                  </Badge>
                  {order && isSelected && result === 'returned' && order.state !== 'returned' && (
                    <GoodPiecesFields
                      order={order}
                      good={good[order.id] ?? {}}
                      onGoodChange={(pieces) => onGoodChange({ ...good, [order.id]: pieces })}
                    />
                  )}
                </div>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

interface GoodPiecesFieldsProps {
  order: NonNullable<StatementLine['order']>
  good: Readonly<Record<number, number>>
  onGoodChange: (good: Readonly<Record<number, number>>) => void
}

/** How many pieces of each product of a returned parcel can be sold again. */
function GoodPiecesFields({ order, good, onGoodChange }: GoodPiecesFieldsProps) {
  const t = useMessages(settlingMessages)
  const market = useMarket()
  return (
    <>
      <span>{t('settling.goodHelp')}</span>
      {returnedPieces(order).map(({ productId, name, pieces }) => (
        <Field key={productId} label={t('settling.good', { name })} errorSpace={false}>
          <Select
            value={good[productId] ?? 0}
            onChange={(event) => onGoodChange({ ...good, [productId]: Number(event.target.value) })}
          >
            {Array.from({ length: pieces + 1 }, (_, count) => (
              <option key={count} value={count}>
                {formatNumber(count, market)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </>
  )
}
