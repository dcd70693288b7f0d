import { ErrorState, formatDateTime, useMarket, useMessages } from '@shop/ui'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { AcceptForm } from '../features/session/accept-form.tsx'
import { sessionMessages } from '../features/session/session.messages.ts'
import { ApiError } from '../lib/api-error.ts'
import { deskApi } from '../lib/desk-api.ts'
import { roleMessages } from '../messages/role.messages.ts'
import { DoorLayout } from '../shell/door-layout.tsx'

/** The link, or null when it cannot be used. */
export async function invitationLoader({ params: { token = '' } }: LoaderFunctionArgs) {
  const invitation = await deskApi.invitation(token).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  return { token, invitation }
}

/** /invitation/TOKEN: makes the account of a new member. */
export function InvitationPage() {
  const t = useMessages(sessionMessages)
  const tRole = useMessages(roleMessages)
  const market = useMarket()
  const navigate = useNavigate()
  const { token, invitation } = useLoaderData<typeof invitationLoader>()
  if (!invitation) {
    return (
      <DoorLayout title={t('session.join')}>
        <ErrorState title={t('session.badLink')} description={t('session.badLinkHelp')} />
      </DoorLayout>
    )
  }
  const role = tRole(`role.${invitation.role}`)
  const time = formatDateTime(invitation.expiresAt, market)
  return (
    <DoorLayout title={t('session.join')}>
      <p>{t('session.joinAs', { role, time })}</p>
      <AcceptForm
        token={token}
        name={invitation.name ?? ''}
        onSignedIn={() => void navigate('/')}
      />
    </DoorLayout>
  )
}
