import { Skeleton, useMessages } from '@shop/ui'
import type { ChangedZones } from '@shop/domain/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AddButton } from '../features/shop/add-button.tsx'
import { ShopTabs } from '../features/shop/shop-tabs.tsx'
import { useShopChange } from '../features/shop/use-shop-change.ts'
import { shopFactsMessages } from '../features/shop/shop-facts.messages.ts'
import { NamingTextsList } from '../features/shop/naming-texts.tsx'
import { ZoneForm } from '../features/shop/zone-form.tsx'
import { ZonesTable } from '../features/shop/zones-table.tsx'
import { deskApi } from '../lib/desk-api.ts'
import { shopQuery, zonesQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

const unknownZones = [{ id: 'unknown', name: 'Name of a zone', nameBn: null, charge: 100 }]

/** /shop: the delivery zones and their charges, for owners. */
export function ZonesPage() {
  const t = useMessages(shopFactsMessages)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(zonesQuery)
  const { naming, onDone, onSaved, onRemoved } = useShopChange(({ zones }: ChangedZones) => {
    queries.setQueryData(zonesQuery.queryKey, zones)
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
  })
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
      <NamingTextsList naming={naming} onDone={onDone} />
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
