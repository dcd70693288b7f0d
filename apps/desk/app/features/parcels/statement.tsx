import {
  Button,
  Callout,
  DataList,
  DataListItem,
  formatPrice,
  Heading,
  useMarket,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES, type CourierId } from '@shop/domain'
import type { ReadStatement } from '@shop/domain/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { notify } from '../../messages/notify.ts'
import { CourierFileForm } from './courier-file-form.tsx'
import { MissingTable } from './missing-table.tsx'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'
import { settlingMessages } from './settling.messages.ts'
import { canSettle, paidAsExpected, toSettled, type GoodPieces } from './settling.ts'
import { StatementTable } from './statement-table.tsx'

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
        submit={t('settling.read')}
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
  const tParcel = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const market = useMarket()
  const queries = useQueryClient()
  const [selected, setSelected] = useState(() => paidAsExpected(statement.lines))
  const [good, setGood] = useState<GoodPieces>({})
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<readonly string[]>([])
  const { lines, paid, expected, missing, missingExpected } = statement
  const chosen = lines.filter(
    (line) => canSettle(line) && line.order && selected.has(line.order.id),
  )
  const sum = chosen.reduce((total, line) => total + Math.round(line.paid * 100), 0) / 100
  const settle = async () => {
    setSending(true)
    setProblem([])
    try {
      await deskApi.settle({ courier, parcels: toSettled(chosen, good) })
      // Also those that a lost answer had settled before.
      notify(t('settling.done', { n: chosen.length }), { tone: 'success' })
      setSelected(new Set())
      await onCompare()
    } catch (error) {
      const numbers = chosen.map(({ order }) => order?.number ?? '')
      setProblem([errorText(error, tError), ...refusalTexts(error, numbers, tParcel)])
      // What somebody else has changed is shown, and can be settled then.
      if (hasCode(error, 'refused')) await onCompare().catch(reportError)
    } finally {
      setSending(false)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  return (
    <>
      <DataList className="max-w-md">
        <DataListItem label={t('settling.paid')}>{formatPrice(paid, market)}</DataListItem>
        <DataListItem label={t('settling.expected')}>{formatPrice(expected, market)}</DataListItem>
        <DataListItem label={t('settling.difference')}>
          {formatPrice(Math.round((paid - expected) * 100) / 100, market)}
        </DataListItem>
      </DataList>
      <StatementTable
        lines={lines}
        selected={selected}
        onSelectedChange={setSelected}
        good={good}
        onGoodChange={setGood}
      />
      <Callout tone="danger">
        {problem.length > 0 && (
          <div className="grid gap-1">
            {problem.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        )}
      </Callout>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <span>{t('settling.selected', { n: chosen.length, sum: formatPrice(sum, market) })}</span>
          <Button loading={sending} onClick={() => void settle()}>
            {t('settling.settle', { n: chosen.length })}
          </Button>
        </div>
      )}
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
