import { Field, Input, useMessages } from '@shop/ui'
import { PASSWORD_LENGTH } from '@shop/domain'
import { deskApi } from '../../lib/desk-api.ts'
import { textOf } from '../../lib/password.ts'
import { notify } from '../../messages/notify.ts'
import { passwordMessages } from '../../messages/password.messages.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { accountMessages } from './account.messages.ts'

/** Changes the own password. */
export function PasswordForm() {
  const t = useMessages(accountMessages)
  const tPassword = useMessages(passwordMessages)
  const form = useDeskForm({
    defaultValues: { current: '', next: '' },
    validate: {
      current: (text) => (text ? undefined : t('account.currentMissing')),
      next: (text) => (text.length < PASSWORD_LENGTH.min ? tPassword('password.short') : undefined),
    },
    onSubmit: async (): Promise<void> => {
      const { current: element } = form.element
      const passwords = { current: textOf(element, 'current'), next: textOf(element, 'next') }
      await deskApi.changePassword(passwords)
    },
    onSuccess: () => {
      form.reset()
      notify(t('account.changed'), { tone: 'success' })
    },
  })
  return (
    <DeskForm form={form} submitText={t('account.change')}>
      <Field label={t('account.current')} name="current" required>
        <Input type="password" autoComplete="current-password" />
      </Field>
      <Field
        label={tPassword('password.new')}
        name="next"
        description={tPassword('password.help')}
        required
      >
        <Input type="password" autoComplete="new-password" />
      </Field>
    </DeskForm>
  )
}
