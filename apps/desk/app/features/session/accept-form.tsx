import { Field, Input, useMessages } from '@shop/ui'
import { MAX_STAFF_NAME, PASSWORD_LENGTH } from '@shop/domain'
import { deskApi } from '../../lib/desk-api.ts'
import { textOf } from '../../lib/password.ts'
import { openGate } from '../../lib/session-gate.ts'
import { passwordMessages } from '../../messages/password.messages.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { sessionMessages } from './session.messages.ts'

interface AcceptFormProps {
  token: string
  /** What the name begins with. */
  name: string
  onSignedIn: () => void
}

/** Name and password of a new member. */
export function AcceptForm({ token, name, onSignedIn }: AcceptFormProps) {
  const t = useMessages(sessionMessages)
  const tPassword = useMessages(passwordMessages)
  const form = useDeskForm({
    defaultValues: { name, password: '' },
    validate: {
      name: (text) => (text.trim() ? undefined : t('session.nameMissing')),
      password: (text) =>
        text.length < PASSWORD_LENGTH.min ? tPassword('password.short') : undefined,
    },
    onSubmit: async (values) => {
      const password = textOf(form.element.current, 'password')
      openGate(await deskApi.accept(token, { name: values.name, password }))
    },
    onSuccess: onSignedIn,
  })

  return (
    <DeskForm form={form} submitText={t('session.joinButton')} fullWidth>
      <Field label={t('session.name')} name="name" description={t('session.nameHelp')} required>
        <Input autoComplete="username" autoCapitalize="words" maxLength={MAX_STAFF_NAME} />
      </Field>
      <Field
        label={tPassword('password.new')}
        name="password"
        description={tPassword('password.help')}
        required
      >
        <Input type="password" autoComplete="new-password" />
      </Field>
    </DeskForm>
  )
}
