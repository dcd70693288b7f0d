import { ConfirmDialog, DialogTrigger, useMessages } from '@shop/ui'
import { accountMessages } from '../features/account/account.messages.ts'
import { PasswordForm } from '../features/account/password-form.tsx'
import { SecondFactor } from '../features/account/second-factor.tsx'
import { deskApi } from '../lib/desk-api.ts'
import { forgetKept } from '../lib/kept.ts'
import { useSessionGate } from '../lib/session-gate.ts'
import { Section } from '../parts/section.tsx'
import { Page } from '../shell/page.tsx'

/** /account: password, second factor and sessions of the member who is signed in. */
export function AccountPage() {
  const t = useMessages(accountMessages)
  const session = useSessionGate((gate) => gate.session)
  if (!session) return null
  return (
    <Page title={t('account.title')} description={session.staff.name}>
      <div className="grid max-w-2xl gap-4">
        <Section title={t('account.password')}>
          <PasswordForm />
        </Section>
        <SecondFactor session={session} />
        <Section title={t('account.everywhere')} description={t('account.everywhereHelp')}>
          <ConfirmDialog
            title={t('account.everywhereAsk')}
            confirmText={t('account.signOutEverywhere')}
            onConfirm={async () => {
              await deskApi.signOutEverywhere()
              forgetKept()
              // A new page, which has nothing of this member.
              window.location.assign('/desk/sign-in')
            }}
          >
            <DialogTrigger variant="outline" className="justify-self-start">
              {t('account.signOutEverywhere')}
            </DialogTrigger>
          </ConfirmDialog>
        </Section>
      </div>
    </Page>
  )
}
