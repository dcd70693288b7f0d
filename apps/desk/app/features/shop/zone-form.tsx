import { Field, Input, useMessages } from '@shop/ui'
import { parseTaka } from '@shop/domain'
import type { ChangedZones, DeskZone, NewZone } from '@shop/domain/wire'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'

interface ZoneFormProps {
  /** Undefined for a new zone. */
  zone: DeskZone | undefined
  send: (zone: NewZone) => Promise<ChangedZones>
  onSaved: (changed: ChangedZones, name: string) => void
}

/** The names and the charge of a zone. */
export function ZoneForm({ zone, send, onSaved }: ZoneFormProps) {
  const t = useMessages(shopFactsMessages)
  const form = useDeskForm({
    defaultValues: {
      name: zone?.name ?? '',
      nameBn: zone?.nameBn ?? '',
      charge: zone ? String(zone.charge) : '',
    },
    validate: {
      name: (text) => (text.trim() ? undefined : t('charges.nameMissing')),
      charge: (text) => (parseTaka(text) === null ? t('charges.amountWrong') : undefined),
    },
    onSubmit: async ({ name, nameBn, charge }) => {
      const values = { name, nameBn: nameBn || null, charge: parseTaka(charge) ?? 0 }
      onSaved(await send(values), name)
    },
  })
  return (
    <DeskForm form={form} submitText={t('charges.save')} fullWidth>
      <Field label={t('charges.zoneName')} name="name" required>
        <Input autoComplete="off" maxLength={100} />
      </Field>
      <Field label={t('charges.nameBn')} description={t('charges.nameBnHelp')} name="nameBn">
        <Input autoComplete="off" maxLength={100} lang="bn" />
      </Field>
      <Field label={t('charges.amount')} name="charge" required>
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
    </DeskForm>
  )
}
