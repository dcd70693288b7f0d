import {
  Button,
  DataList,
  DataListItem,
  formatPrice,
  Heading,
  Link,
  PhoneLink,
  useMarket,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES, type CourierId } from '@shop/domain'
import type { ReadStatement } from '@shop/domain/wire'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { CourierFileForm } from './courier-file-form.tsx'
import { Problems } from './problems.tsx'
import { settlingMessages } from './settling.messages.ts'
import { byAttention, paidAsExpected, settledId, toSettled, type GoodPieces } from './settling.ts'
import { StatementTable } from './statement-table.tsx'
import { useSendParcels } from './use-send-parcels.ts'

interface Comparison {
  text: string
  statement: ReadStatement
}

/** Reads a statement, shows it beside the orders, and settles what is selected. */
export function Statement({ courier }: { courier: CourierId }) {
  const t = useMessages(settlingMessages)
  const [comparison, setComparison] = useState<Comparison>()
  const compare = async (text: string) =>
    setComparison({ text, statement: await deskApi.checkStatement({ courier, text }) })
  return (
    <>
      <CourierFileForm
        label={t('settling.text')}
        description={t('settling.help', { courier: COURIER_NAMES[courier] })}
        submitText={t('settling.read')}
        draft={`statement-${courier}`}
        onRead={compare}
      />
      {comparison && (
        <Compared
          // What was selected in another statement is not selected in this one.
          key={comparison.text}
          courier={courier}
          statement={comparison.statement}
          onCompare={() => compare(comparison.text)}
        />
      )}
    </>
  )
}

interface ComparedProps {
  courier: CourierId
  statement: ReadStatement
  /** Compares the statement again. */
  onCompare: () => Promise<void>
}

function Compared({ courier, statement, onCompare }: ComparedProps) {
  const t = useMessages(settlingMessages)
  const market = useMarket()
  const { send, sending, problems } = useSendParcels()
  const [selected, setSelected] = useState(() => paidAsExpected(statement.lines))
  const [good, setGood] = useState<GoodPieces>({})
  const { lines, paid, expected, missing, missingExpected } = statement
  const chosen = lines.filter((line) => selected.has(settledId(line) ?? Number.NaN))
  const sum = chosen.reduce((total, line) => total + Math.round(line.paid * 100), 0) / 100
  const settle = () =>
    send(
      chosen.map(({ order }) => order?.number ?? ''),
      async () => {
        await deskApi.settle({ courier, parcels: toSettled(chosen, good) })
        // Also those that a lost answer had settled before.
        notify(t('settling.done', { n: chosen.length }), { tone: 'success' })
        setSelected(new Set())
        await onCompare()
      },
      onCompare,
    )
  return (
    <>
      <DataList className="max-w-md">
        <DataListItem label={t('settling.paid')}>{formatPrice(paid, market)}</DataListItem>
        <DataListItem label={t('settling.expected')}>{formatPrice(expected, market)}</DataListItem>
        <DataListItem label={t('settling.difference')}>
          {formatPrice(Math.round((paid - expected) * 100) / 100, market)}
        </DataListItem>
      </DataList>
      <Problems texts={problems} />
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <span>{t('settling.selected', { n: chosen.length, sum: formatPrice(sum, market) })}</span>
          <Button loading={sending} onClick={() => void settle()}>
            {t('settling.settle', { n: chosen.length })}
          </Button>
        </div>
      )}
      <StatementTable
        lines={byAttention(lines)}
        selected={selected}
        onSelectedChange={setSelected}
        good={good}
        onGoodChange={setGood}
      />
      {missing.length > 0 && (
        <>
          <Heading
            size="sm"
            description={t('settling.missingHelp', {
              courier: COURIER_NAMES[courier],
              sum: formatPrice(missingExpected, market),
            })}
          >
            {t('settling.missing')}
          </Heading>
          <MissingTable missing={missing} />
        </>
      )}
    </>
  )
}

/** The parcels of a courier that its statement does not name. */
function MissingTable({ missing }: Pick<ReadStatement, 'missing'>) {
  const t = useMessages(settlingMessages)
  return (
    <RecordTable
      aria-label={t('settling.missing')}
      rows={missing}
      idOf={({ id }) => id}
      columns={[
        {
          label: t('settling.number'),
          cell: ({ id, number }) => <Link href={`/orders/${id}`}>{number}</Link>,
        },
        { label: t('settling.consignment'), cell: ({ consignment }) => consignment },
        {
          label: t('settling.customer'),
          cell: ({ name, phone }) => (
            <div className="grid">
              <span>{name}</span>
              <PhoneLink phone={phone} />
            </div>
          ),
        },
        { label: t('settling.expected'), amount: ({ expected }) => expected },
      ]}
    />
  )
}
