import { useMessages } from '@shop/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { sessionMessages } from '../features/session/session.messages.ts'
import { SignInForm } from '../features/session/sign-in-form.tsx'
import { DoorLayout } from '../shell/door-layout.tsx'
import { useShopName } from '../shell/use-shop-name.ts'

/** /sign-in: opens the page that was asked for. */
export function SignInPage() {
  const t = useMessages(sessionMessages)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const to = search.get('to') ?? ''
  return (
    <DoorLayout title={t('session.signInTo', { shop: useShopName() })}>
      {/* Only a path of the desk: two slashes would be another site. */}
      <SignInForm onSignedIn={() => void navigate(/^\/(?!\/)/.test(to) ? to : '/')} />
    </DoorLayout>
  )
}
