import {
  Badge,
  Field,
  formatNumber,
  Link,
  Select,
  useMarket,
  useMessages,
  type BadgeProps,
} from '@shop/ui'
import { RecordTable } from '../../parts/record-table.tsx'
import { pickList } from './pick-list.ts'
import { settlingMessages } from './settling.messages.ts'
import { settledId, type GoodPieces, type StatementLine } from './settling.ts'

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
  const numberOf = ({ order, number, consignment }: StatementLine) =>
    order?.number ?? (number || consignment)
  return (
    <RecordTable
      aria-label={t('settling.lines')}
      rows={lines}
      idOf={settledId}
      selection={{ nameOf: numberOf, selected, onSelectedChange }}
      columns={[
        {
          label: t('settling.number'),
          cell: (line) => {
            const number = numberOf(line)
            return line.order ? <Link href={`/orders/${line.order.id}`}>{number}</Link> : number
          },
        },
        { label: t('settling.customer'), cell: ({ order }) => order?.name },
        { label: t('settling.paid'), amount: ({ paid }) => paid },
        { label: t('settling.expected'), amount: ({ expected }) => expected },
        {
          label: t('settling.result'),
          cell: ({ order, result }) => (
            <div className="grid gap-2">
              <Badge size="sm" tone={tones[result]} className="justify-self-start">
                {t(`settling.result.${result}`)}
              </Badge>
              {order &&
                result === 'returned' &&
                order.state !== 'returned' &&
                selected.has(order.id) && (
                  <GoodPiecesFields
                    order={order}
                    good={good[order.id] ?? {}}
                    onGoodChange={(pieces) => onGoodChange({ ...good, [order.id]: pieces })}
                  />
                )}
            </div>
          ),
        },
      ]}
    />
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
      {pickList([order]).map(({ productId, name, pieces }) => (
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
