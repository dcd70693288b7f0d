import { Button, ErrorState, useMessages } from '@shop/ui'
import { useErrorText } from '../messages/error-text.ts'
import { shellMessages } from './shell.messages.ts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
}

/** In place of what could not be loaded, with a second try. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useMessages(shellMessages)
  const errorText = useErrorText()
  return (
    <ErrorState
      title={errorText(error)}
      action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
    />
  )
}
