import { useMessages } from '@shop/ui'
import type { ChangedZones, DeskZone } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { shopFactsMessages } from './shop-facts.messages.ts'
import { RowMenu } from './row-menu.tsx'
import { ZoneForm } from './zone-form.tsx'

interface ZonesTableProps {
  zones: readonly DeskZone[]
  onSaved: (changed: ChangedZones, name: string) => void
  onRemoved: (changed: ChangedZones, name: string) => void
}

/** The zones in the order in which shoppers see them, with what can be done with each. */
export function ZonesTable({ zones, onSaved, onRemoved }: ZonesTableProps) {
  const t = useMessages(shopFactsMessages)
  const [first] = zones
  return (
    <RecordTable
      aria-label={t('charges.delivery')}
      rows={zones}
      idOf={() => undefined}
      columns={[
        {
          label: t('charges.zone'),
          cell: (zone) => (
            <div className="grid">
              <span>{zone.name}</span>
              {zone.nameBn && <span lang="bn">{zone.nameBn}</span>}
              {zone === first && <small>{t('charges.firstHelp')}</small>}
            </div>
          ),
        },
        { label: t('charges.charge'), amount: ({ charge }) => charge },
      ]}
      action={{
        label: t('charges.change'),
        cell: (zone) => (
          <RowMenu
            name={zone.name}
            removeHelp={t('charges.removeZoneHelp')}
            onFirst={
              zone === first
                ? undefined
                : async () => onSaved(await deskApi.changeZone(zone.id, { position: 1 }), zone.name)
            }
            onRemove={
              zones.length > 1
                ? async () => onRemoved(await deskApi.removeZone(zone.id), zone.name)
                : undefined
            }
            form={(close) => (
              <ZoneForm
                zone={zone}
                send={(given) => deskApi.changeZone(zone.id, given)}
                onSaved={(changed, name) => {
                  close()
                  onSaved(changed, name)
                }}
              />
            )}
          />
        ),
      }}
    />
  )
}
