import { Badge, Button, Callout, useMessages } from '@shop/ui'
import { COURIER_NAMES, type CourierId } from '@shop/domain'
import type { ReadConsignments } from '@shop/domain/wire'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { CourierFileForm } from './courier-file-form.tsx'
import { parcelMessages } from './parcels.messages.ts'
import { Problems } from './problems.tsx'
import { useSendParcels } from './use-send-parcels.ts'

type ReadParcel = ReadConsignments['parcels'][number]

const isStorable = ({ result }: ReadParcel) => result === 'new' || result === 'changed'

/** Reads the consignment numbers from a courier's list, shows them beside the orders, and stores them. */
export function Consignments({ courier }: { courier: CourierId }) {
  const t = useMessages(parcelMessages)
  const { send, sending, problems } = useSendParcels()
  const [list, setList] = useState<{ text: string; parcels: readonly ReadParcel[] }>()
  const parcels = list?.parcels
  const storable = parcels?.filter(isStorable) ?? []
  const read = async (text: string) =>
    setList({ text, parcels: (await deskApi.checkConsignments({ courier, text })).parcels })
  const store = () =>
    send(
      storable.map(({ number }) => number),
      async () => {
        await deskApi.setConsignments({
          parcels: storable.flatMap(({ order, consignment }) =>
            order ? [{ id: order.id, version: order.version, consignment }] : [],
          ),
        })
        notify(t('consignment.stored', { n: storable.length }), { tone: 'success' })
        setList(undefined)
      },
      async () => list && read(list.text),
    )
  return (
    <>
      <CourierFileForm
        label={t('consignment.text')}
        description={t('consignment.help', { courier: COURIER_NAMES[courier] })}
        submitText={t('consignment.read')}
        draft={`consignments-${courier}`}
        onRead={read}
      />
      <Callout>{parcels && storable.length === 0 && t('consignment.nothing')}</Callout>
      <Problems texts={problems} />
      {storable.length > 0 && (
        <Button className="justify-self-start" loading={sending} onClick={() => void store()}>
          {t('consignment.store', { n: storable.length })}
        </Button>
      )}
      {parcels && <ReadTable parcels={parcels} />}
    </>
  )
}

/** The lines of the list beside their orders. */
function ReadTable({ parcels }: { parcels: readonly ReadParcel[] }) {
  const t = useMessages(parcelMessages)
  return (
    <RecordTable
      aria-label={t('consignment.title')}
      rows={parcels}
      idOf={({ line }) => line}
      columns={[
        { label: t('parcel.number'), cell: ({ number }) => number },
        { label: t('parcel.customer'), cell: ({ order }) => order?.name },
        { label: t('consignment.number'), cell: ({ consignment }) => consignment },
        {
          label: t('consignment.result'),
          cell: ({ result }) => (
            <Badge
              size="sm"
              tone={result === 'new' ? 'success' : result === 'same' ? 'neutral' : 'warning'}
            >
              {t(`consignment.${result}`)}
            </Badge>
          ),
        },
      ]}
    />
  )
}
