import { Button, ErrorState, useMessages } from '@shop/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useErrorText } from '../messages/error-text.ts'
import { Page } from './page.tsx'
import { shellMessages } from './shell.messages.ts'

/** In place of a page that failed. */
export function PageError() {
  const t = useMessages(shellMessages)
  const errorText = useErrorText()
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <Page title={t('shell.pageFailed')}>
      <ErrorState
        title={errorText(error)}
        action={<Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
      />
    </Page>
  )
}
