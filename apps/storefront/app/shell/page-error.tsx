import { Button, ErrorState, useMessages } from '@shop/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { frameMessages } from './layout.messages.ts'
import { usePendingLocation } from './use-pending-location.ts'

/** An error message with a button that loads the current URL again. */
export function PageError({ title, description }: { title: string; description?: string }) {
  return (
    <ErrorState title={title} {...(description ? { description } : {})} action={<TryAgain />} />
  )
}

/** A button that loads the current URL again, navigation state included. */
export function TryAgain() {
  const t = useMessages(frameMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loading = usePendingLocation() !== undefined
  return (
    <Button
      loading={loading}
      onClick={() => void navigate(pathname + search, { replace: true, state: history.state?.usr })}
    >
      {t('frame.tryAgain')}
    </Button>
  )
}
