import { Button, ErrorState } from '@shop/ui'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/** A page that could not be shown, and the way to ask for it again without losing where one was. */
export function TryAgain({ title, description }: { title: string; description?: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  return (
    <ErrorState
      title={title}
      {...(description ? { description } : {})}
      action={
        <Button
          loading={busy}
          onClick={() =>
            void navigate(pathname + search, { replace: true, state: history.state?.usr })
          }
        >
          Try again
        </Button>
      }
    />
  )
}
