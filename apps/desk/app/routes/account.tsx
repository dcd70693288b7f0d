import { AppShellHeader, Card, ConfirmDialog, DialogTrigger, Heading, useMessages } from '@shop/ui'
import { accountMessages } from '../features/account/account.messages.ts'
import { PasswordForm } from '../features/account/password-form.tsx'
import { SecondFactor } from '../features/account/second-factor.tsx'
import { deskApi } from '../lib/desk-api.ts'
import { clearNewOrder } from '../lib/new-order.ts'
import { useSessionGate } from '../lib/session-gate.ts'
import { PageName } from '../shell/page-name.tsx'

/** /account: password, second factor and sessions of the member who is signed in. */
export function AccountPage() {
  const t = useMessages(accountMessages)
  const session = useSessionGate((gate) => gate.session)
  if (!session) return null
  return (
    <>
      <PageName>{t('account.title')}</PageName>
      <AppShellHeader title={t('account.title')} description={session.staff.name} />
      <div className="grid max-w-2xl gap-4">
        <Card className="grid gap-4">
          <Heading divider={false}>{t('account.password')}</Heading>
          <PasswordForm />
        </Card>
        <Card className="grid gap-4">
          <SecondFactor session={session} />
        </Card>
        <Card className="grid gap-4">
          <Heading divider={false} description={t('account.everywhereHelp')}>
            {t('account.everywhere')}
          </Heading>
          <ConfirmDialog
            title={t('account.everywhereAsk')}
            confirmText={t('account.signOutEverywhere')}
            onConfirm={async () => {
              await deskApi.signOutEverywhere()
              clearNewOrder()
              // A new page, which has nothing of this member.
              window.location.assign('/desk/sign-in')
            }}
          >
            <DialogTrigger variant="outline" className="justify-self-start">
              {t('account.signOutEverywhere')}
            </DialogTrigger>
          </ConfirmDialog>
        </Card>
      </div>
    </>
  )
}
