import { Badge, Button, useMessages } from '@shop/ui'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { openGate, useSessionGate } from '../../lib/session-gate.ts'
import type { DeskSession } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { Section } from '../../parts/section.tsx'
import { accountMessages } from './account.messages.ts'
import { ConfirmCodeForm, type NewFactor } from './confirm-code-form.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { name: 'idle' }
  | { name: 'password' }
  | { name: 'code'; factor: NewFactor }
  | { name: 'codes'; codes: readonly string[] }

/** Switches the second factor of the own account on and off, in steps. */
export function SecondFactor({ session }: { session: DeskSession }) {
  const t = useMessages(accountMessages)
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const on = session.staff.secondFactor
  return (
    <Section
      title={t('account.second')}
      description={t('account.secondHelp')}
      action={
        <Badge tone={on ? 'success' : 'neutral'}>
          {t(on ? 'account.secondOn' : 'account.secondOff')}
        </Badge>
      }
    >
      {step.name === 'idle' && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => setStep({ name: 'password' })}
        >
          {t(on ? 'account.switchOff' : 'account.switchOn')}
        </Button>
      )}
      {step.name === 'password' && (
        <OwnPasswordForm
          submitText={t(on ? 'account.switchOff' : 'account.switchOn')}
          onSubmit={async (password) => {
            if (!on) {
              const factor = await deskApi.newSecondFactor({ password })
              return setStep({ name: 'code', factor })
            }
            await deskApi.removeSecondFactor({ password })
            setSecondFactor(false)
            setStep({ name: 'idle' })
            notify(t('account.isOff'))
          }}
        />
      )}
      {step.name === 'code' && (
        <ConfirmCodeForm
          factor={step.factor}
          onConfirmed={(codes) => {
            setSecondFactor(true)
            setStep({ name: 'codes', codes })
          }}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'idle' })} />
      )}
    </Section>
  )
}

/** Notes in the session whether its member has a second factor. */
function setSecondFactor(secondFactor: boolean) {
  const { session } = useSessionGate.getState()
  if (session) openGate({ ...session, staff: { ...session.staff, secondFactor } })
}
