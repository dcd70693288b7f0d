import {
  Badge,
  Button,
  Callout,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  toast,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES, type CourierId } from '@shop/domain'
import type { ReadConsignments } from '@shop/domain/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { notify } from '../../messages/notify.ts'
import { CourierFileForm } from './courier-file-form.tsx'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'

type ReadParcel = ReadConsignments['parcels'][number]

const storable = ({ result }: ReadParcel) => result === 'new' || result === 'changed'

/** Reads the consignment numbers from a courier's list, shows them beside the orders, and stores them. */
export function Consignments({ courier }: { courier: CourierId }) {
  const t = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  const [list, setList] = useState<{ text: string; parcels: readonly ReadParcel[] }>()
  const [sending, setSending] = useState(false)
  const parcels = list?.parcels
  const wanted = parcels?.filter(storable) ?? []
  const read = async (text: string) =>
    setList({ text, parcels: (await deskApi.checkConsignments({ courier, text })).parcels })
  const store = async () => {
    setSending(true)
    try {
      await deskApi.setConsignments({
        parcels: wanted.flatMap(({ order, consignment }) =>
          order ? [{ id: order.id, version: order.version, consignment }] : [],
        ),
      })
      notify(t('consignment.stored', { n: wanted.length }), { tone: 'success' })
      setList(undefined)
    } catch (error) {
      const numbers = wanted.map(({ number }) => number)
      const texts = refusalTexts(error, numbers, t)
      toast([errorText(error, tError), ...texts].join(' '), { tone: 'danger' })
      // What somebody else has changed is shown, and can be stored then.
      if (list && hasCode(error, 'refused')) await read(list.text).catch(reportError)
    } finally {
      setSending(false)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  return (
    <>
      <CourierFileForm
        label={t('consignment.text')}
        description={t('consignment.help', { courier: COURIER_NAMES[courier] })}
        submit={t('consignment.read')}
        onRead={read}
      />
      <Callout>{parcels && wanted.length === 0 && t('consignment.nothing')}</Callout>
      {parcels && <ReadTable parcels={parcels} />}
      {wanted.length > 0 && (
        <Button className="justify-self-start" loading={sending} onClick={() => void store()}>
          {t('consignment.store', { n: wanted.length })}
        </Button>
      )}
    </>
  )
}

/** The lines of the list beside their orders. */
function ReadTable({ parcels }: { parcels: readonly ReadParcel[] }) {
  const t = useMessages(parcelMessages)
  return (
    <Table aria-label={t('consignment.title')}>
      <TableHead>
        <TableColumn>{t('parcel.number')}</TableColumn>
        <TableColumn>{t('parcel.customer')}</TableColumn>
        <TableColumn>{t('consignment.number')}</TableColumn>
        <TableColumn>{t('consignment.result')}</TableColumn>
      </TableHead>
      <TableBody>
        {parcels.map(({ line, number, consignment, result, order }) => (
          <TableRow key={line}>
            <TableCell rowHeader>{number}</TableCell>
            <TableCell label={t('parcel.customer')}>{order?.name}</TableCell>
            <TableCell label={t('consignment.number')}>{consignment}</TableCell>
            <TableCell label={t('consignment.result')}>
              <Badge
                size="sm"
                tone={result === 'new' ? 'success' : result === 'same' ? 'neutral' : 'warning'}
              >
                {t(`consignment.${result}`)}
              </Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
