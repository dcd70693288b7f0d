import { CopyButton, DataList, DataListItem, Field, Input, Link, useMessages } from '@shop/ui'
import { deskApi } from '../../lib/desk-api.ts'
import { codeMessages } from '../../messages/code.messages.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { accountMessages } from './account.messages.ts'

/** A secret that the app has to be given. */
export interface NewFactor {
  secret: string
  /** Opens an app of codes on the same device. */
  uri: string
}

interface ConfirmCodeFormProps {
  factor: NewFactor
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret for the app, and the code that shows that the app has it. */
export function ConfirmCodeForm({ factor, onConfirmed }: ConfirmCodeFormProps) {
  const t = useMessages(accountMessages)
  const tCode = useMessages(codeMessages)
  const form = useDeskForm({
    defaultValues: { code: '' },
    validate: { code: (text) => (text.trim() ? undefined : tCode('code.missing')) },
    onSubmit: async ({ code }) =>
      onConfirmed((await deskApi.confirmSecondFactor({ code })).recoveryCodes),
  })
  return (
    <>
      <p>{t('account.openApp')}</p>
      <DataList>
        <DataListItem label={t('account.appLink')}>
          <Link href={factor.uri}>{factor.uri}</Link>
        </DataListItem>
        <DataListItem label={t('account.secret')}>
          <span className="flex flex-wrap items-center gap-3">
            <span translate="no">{factor.secret}</span>
            <CopyButton value={factor.secret} />
          </span>
        </DataListItem>
      </DataList>
      <DeskForm form={form} submitText={t('account.confirm')}>
        <Field label={tCode('code.label')} name="code" required>
          <Input autoComplete="one-time-code" inputMode="numeric" autoFocus />
        </Field>
      </DeskForm>
    </>
  )
}
