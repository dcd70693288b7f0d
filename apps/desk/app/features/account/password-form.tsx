import { Field, Form, Input, Callout, SubmitButton, useForm, useMessages } from '@shop/ui'
import { PASSWORD_LENGTH } from '@shop/domain'
import { deskApi } from '../../lib/desk-api.ts'
import { textOf } from '../../lib/password.ts'
import { notify } from '../../messages/notify.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { refusedForm } from '../../messages/error-text.ts'
import { accountMessages } from './account.messages.ts'
import { passwordMessages } from '../../messages/password.messages.ts'

/** Changes the own password. */
export function PasswordForm() {
  const t = useMessages(accountMessages)
  const tPassword = useMessages(passwordMessages)
  const tError = useMessages(errorMessages)
  const form = useForm({
    defaultValues: { current: '', next: '' },
    validate: {
      current: (text) => (text ? undefined : t('account.currentMissing')),
      next: (text) => (text.length < PASSWORD_LENGTH.min ? tPassword('password.short') : undefined),
    },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async () => {
      const { current: element } = form.element
      try {
        await deskApi.changePassword({
          current: textOf(element, 'current'),
          next: textOf(element, 'next'),
        })
      } catch (error) {
        return refusedForm(error, tError)
      }
    },
    onSuccess: () => {
      form.reset()
      notify(t('account.changed'), { tone: 'success' })
    },
  })
  return (
    <Form form={form}>
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
      <Callout tone="danger">{form.error?.message}</Callout>
      <SubmitButton className="justify-self-start">{t('account.change')}</SubmitButton>
    </Form>
  )
}
