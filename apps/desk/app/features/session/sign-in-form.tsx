import { Callout, Field, Form, Input, SubmitButton, useMessages } from '@shop/ui'
import { useState } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { textOf } from '../../lib/password.ts'
import { openGate } from '../../lib/session-gate.ts'
import { codeMessages } from '../../messages/code.messages.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { passwordMessages } from '../../messages/password.messages.ts'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { sessionMessages } from './session.messages.ts'

interface SignInFormProps {
  /** Only this member may sign in, such as the one whose session has ended. */
  name?: string
  onSignedIn?: () => void
}

/** Name and password, and the code when the member has a second factor. */
export function SignInForm({ name, onSignedIn }: SignInFormProps) {
  const t = useMessages(sessionMessages)
  const tPassword = useMessages(passwordMessages)
  const tCode = useMessages(codeMessages)
  const tError = useMessages(errorMessages)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useDeskForm({
    defaultValues: { name: name ?? '', password: '', code: '' },
    validate: {
      name: (text) => (text.trim() ? undefined : t('session.nameMissing')),
      password: (text) => (text ? undefined : tPassword('password.missing')),
      code: (text) => (!needsCode || text.trim() ? undefined : tCode('code.missing')),
    },
    onSubmit: async ({ code, ...credentials }) => {
      const password = textOf(form.element.current, 'password')
      try {
        openGate(await deskApi.signIn({ ...credentials, password, ...(needsCode ? { code } : {}) }))
      } catch (error) {
        if (!hasCode(error, 'code-required')) throw error
        setNeedsCode(true)
        return { ok: false, message: tError('deskError.code-required') }
      }
    },
    onSuccess: onSignedIn,
  })

  return (
    <Form form={form}>
      <Field label={t('session.name')} name="name" required>
        <Input autoComplete="username" readOnly={name !== undefined} autoCapitalize="words" />
      </Field>
      <Field label={tPassword('password.label')} name="password" required>
        <Input type="password" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field label={tCode('code.label')} name="code" description={tCode('code.help')} required>
          <Input autoComplete="one-time-code" autoFocus />
        </Field>
      )}
      <Callout tone={needsCode && !form.error?.errors ? 'info' : 'danger'}>
        {form.error?.message}
      </Callout>
      <SubmitButton fullWidth>{t('session.signIn')}</SubmitButton>
    </Form>
  )
}
