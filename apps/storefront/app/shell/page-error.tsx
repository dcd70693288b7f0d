import { Button, ErrorState, useMessages } from '@shop/ui'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { canOpenDocument, PageFileError } from '../../runtime/open-document.ts'
import { shellMessages } from './shell.messages.ts'
import { usePendingLocation } from './use-pending-location.ts'

/** An error message with a button that loads the current URL again. */
export function PageError({ title, description }: { title: string; description?: string }) {
  return (
    <ErrorState title={title} {...(description ? { description } : {})} action={<TryAgain />} />
  )
}

/** A button that loads the current URL again, navigation state included. */
export function TryAgain() {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loading = usePendingLocation() !== undefined
  const isFileMissing = useRouteError() instanceof PageFileError

  async function load() {
    if (!isFileMissing)
      return navigate(pathname + search, { replace: true, state: history.state?.usr })
    if (await canOpenDocument(window.location.href)) window.location.reload()
  }
  return (
    <Button loading={loading} onClick={() => void load()}>
      {t('shell.tryAgain')}
    </Button>
  )
}
