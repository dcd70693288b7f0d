import { Field, Input, Textarea, useMessages } from '@shop/ui'
import { isEmailLike, isPageUrl, isShopPhone, latinDigits, socialNetworks } from '@shop/domain'
import type { ChangedFacts } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { Section } from '../../parts/section.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { factsMessages } from './facts.messages.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'

const required = ['name', 'about', 'address', 'taxId'] as const
const names = [
  ...required,
  ...(['nameBn', 'aboutBn', 'addressBn', 'phone', 'whatsapp', 'email'] as const),
  ...(['mapLatitude', 'mapLongitude'] as const),
  ...socialNetworks,
] as const

interface FactsFormProps {
  facts: Readonly<Record<string, string>>
  onSaved: (changed: ChangedFacts) => void
}

/** Name, contacts, address and links of the shop. Only what was changed is sent. */
export function FactsForm({ facts, onSaved }: FactsFormProps) {
  const t = useMessages(factsMessages)
  const tShop = useMessages(shopFactsMessages)
  const factOf = (name: string) => facts[name] ?? ''
  const notEmpty = (text: string) => (text.trim() ? undefined : t('facts.empty'))
  const phone = (text: string) => (isShopPhone(text.trim()) ? undefined : t('facts.phoneWrong'))
  const degrees = (most: number) => (text: string) =>
    text.trim() !== '' && Math.abs(Number(latinDigits(text))) <= most
      ? undefined
      : t('facts.degreesWrong')
  const link = (text: string) =>
    text === '' || isPageUrl(text.trim()) ? undefined : t('facts.linkWrong')
  const rules: Readonly<Record<string, (text: string) => string | undefined>> = {
    ...Object.fromEntries(required.map((name) => [name, notEmpty])),
    ...{ phone, whatsapp: phone, mapLatitude: degrees(90), mapLongitude: degrees(180) },
    email: (text) => (isEmailLike(text) ? undefined : t('facts.emailWrong')),
    ...Object.fromEntries(socialNetworks.map((name) => [name, link])),
  }
  const form = useDeskForm<Record<string, string>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, factOf(name)])),
    validate: rules,
    onSubmit: async ({ mapLatitude = '', mapLongitude = '', ...values }) => {
      const texts = {
        ...values,
        mapLatitude: latinDigits(mapLatitude),
        mapLongitude: latinDigits(mapLongitude),
      }
      const changed = Object.entries(texts).filter(([name, text]) => text !== factOf(name))
      if (changed.length === 0) {
        notify(t('facts.nothing'))
        return
      }
      onSaved(await deskApi.changeFacts(Object.fromEntries(changed)))
      notify(t('facts.saved'), { tone: 'success' })
    },
  })
  return (
    <DeskForm form={form} submitText={tShop('charges.save')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={t('facts.naming')} className="grid gap-2">
          <Field label={t('facts.name')} name="name" required>
            <Input autoComplete="off" maxLength={60} />
          </Field>
          <Field label={t('facts.nameBn')} description={t('facts.bengaliHelp')} name="nameBn">
            <Input autoComplete="off" maxLength={60} lang="bn" />
          </Field>
          <Field label={t('facts.about')} name="about" required>
            <Textarea rows={3} maxLength={500} />
          </Field>
          <Field label={t('facts.aboutBn')} description={t('facts.bengaliHelp')} name="aboutBn">
            <Textarea rows={3} maxLength={500} lang="bn" />
          </Field>
        </Section>
        <Section title={t('facts.contacts')} className="grid gap-2">
          <Field label={t('facts.phone')} name="phone" required>
            <Input type="tel" autoComplete="off" maxLength={30} />
          </Field>
          <Field label={t('facts.whatsapp')} name="whatsapp" required>
            <Input type="tel" autoComplete="off" maxLength={30} />
          </Field>
          <Field label={t('facts.email')} name="email" required>
            <Input type="email" autoComplete="off" maxLength={254} />
          </Field>
          <Field label={t('facts.taxId')} name="taxId" required>
            <Input autoComplete="off" maxLength={60} />
          </Field>
        </Section>
        <Section title={t('facts.place')} className="grid gap-2">
          <Field label={t('facts.address')} name="address" required>
            <Textarea rows={2} maxLength={250} />
          </Field>
          <Field label={t('facts.addressBn')} description={t('facts.bengaliHelp')} name="addressBn">
            <Textarea rows={2} maxLength={250} lang="bn" />
          </Field>
          <Field label={t('facts.mapLatitude')} name="mapLatitude" required>
            <Input inputMode="decimal" autoComplete="off" />
          </Field>
          <Field label={t('facts.mapLongitude')} name="mapLongitude" required>
            <Input inputMode="decimal" autoComplete="off" />
          </Field>
        </Section>
        <Section
          title={t('facts.networks')}
          description={t('facts.networkHelp')}
          className="grid gap-2"
        >
          {socialNetworks.map((name) => (
            <Field key={name} label={t(`facts.${name}`)} name={name}>
              <Input type="url" autoComplete="off" maxLength={300} />
            </Field>
          ))}
        </Section>
      </div>
    </DeskForm>
  )
}
