import { Field, Input, useMessages } from '@shop/ui'
import { textOf } from '../../lib/password.ts'
import { passwordMessages } from '../../messages/password.messages.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'

interface OwnPasswordFormProps {
  submitText: string
  /** Receives the password. Rejects as a call does. */
  onSubmit: (password: string) => Promise<void>
}

/** Asks for the own password before a change of the account. */
export function OwnPasswordForm({ submitText, onSubmit }: OwnPasswordFormProps) {
  const t = useMessages(passwordMessages)
  const form = useDeskForm({
    defaultValues: { password: '' },
    validate: { password: (text) => (text ? undefined : t('password.missing')) },
    onSubmit: async (): Promise<void> => onSubmit(textOf(form.element.current, 'password')),
  })
  return (
    <DeskForm form={form} submitText={submitText}>
      <Field label={t('password.label')} name="password" required>
        <Input type="password" autoComplete="current-password" autoFocus />
      </Field>
    </DeskForm>
  )
}
