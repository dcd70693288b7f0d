import { Skeleton, useMessages } from '@shop/ui'
import type { ChangedZones, NamingTexts } from '@shop/domain/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../features/shop/add-button.tsx'
import { ShopTabs } from '../features/shop/shop-tabs.tsx'
import { shopFactsMessages } from '../features/shop/shop-facts.messages.ts'
import { NamingTextsList } from '../features/shop/naming-texts.tsx'
import { ZoneForm } from '../features/shop/zone-form.tsx'
import { ZonesTable } from '../features/shop/zones-table.tsx'
import { deskApi } from '../lib/desk-api.ts'
import { shopQuery, zonesQuery } from '../lib/queries.ts'
import { notify } from '../messages/notify.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

const unknownZones = [{ id: 'unknown', name: 'Name of a zone', nameBn: null, charge: 100 }]

/** /shop: the delivery zones and their charges, for owners. */
export function ZonesPage() {
  const t = useMessages(shopFactsMessages)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(zonesQuery)
  const [naming, setNaming] = useState<readonly NamingTexts[]>([])
  const store = ({ zones, naming: found }: ChangedZones) => {
    queries.setQueryData(zonesQuery.queryKey, zones)
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
    setNaming(found)
  }
  const onSaved = (changed: ChangedZones, name: string) => {
    store(changed)
    notify(t('charges.saved', { name }), { tone: 'success' })
  }
  const onRemoved = (changed: ChangedZones, name: string) => {
    store(changed)
    notify(t('charges.removed', { name }), { tone: 'success' })
  }
  return (
    <Page
      title={t('charges.title')}
      description={t('charges.help')}
      action={
        <AddButton
          label={t('charges.addZone')}
          form={(close) => (
            <ZoneForm
              zone={undefined}
              send={deskApi.addZone}
              onSaved={(changed, name) => {
                close()
                onSaved(changed, name)
              }}
            />
          )}
        />
      }
    >
      <ShopTabs current="charges" />
      <NamingTextsList naming={naming} onDone={() => setNaming([])} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton loading={!data}>
          <ZonesTable zones={data ?? unknownZones} onSaved={onSaved} onRemoved={onRemoved} />
        </Skeleton>
      )}
    </Page>
  )
}
