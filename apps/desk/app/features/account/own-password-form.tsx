import { Field, Form, Input, Callout, SubmitButton, useForm, useMessages } from '@shop/ui'
import { textOf } from '../../lib/password.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { refusedForm } from '../../messages/error-text.ts'
import { passwordMessages } from '../../messages/password.messages.ts'

interface OwnPasswordFormProps {
  submitText: string
  /** Receives the password. A rejected promise is shown. */
  onSubmit: (password: string) => Promise<void>
}

/** Asks for the own password before a change of the account. */
export function OwnPasswordForm({ submitText, onSubmit }: OwnPasswordFormProps) {
  const t = useMessages(passwordMessages)
  const tError = useMessages(errorMessages)
  const form = useForm({
    defaultValues: { password: '' },
    validate: { password: (text) => (text ? undefined : t('password.missing')) },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async () => {
      try {
        await onSubmit(textOf(form.element.current, 'password'))
      } catch (error) {
        return refusedForm(error, tError)
      }
    },
  })
  return (
    <Form form={form}>
      <Field label={t('password.label')} name="password" required>
        <Input type="password" autoComplete="current-password" autoFocus />
      </Field>
      <Callout tone="danger">{form.error?.message}</Callout>
      <SubmitButton className="justify-self-start">{submitText}</SubmitButton>
    </Form>
  )
}
