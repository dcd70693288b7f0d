import { Button, ErrorState, useMessages } from '@shop/ui'
import { errorMessages } from '../messages/error.messages.ts'
import { errorText } from '../messages/error-text.ts'
import { shellMessages } from './shell.messages.ts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
}

/** In place of what could not be loaded, with a second try. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useMessages(shellMessages)
  return (
    <ErrorState
      title={errorText(error, useMessages(errorMessages))}
      action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
    />
  )
}
