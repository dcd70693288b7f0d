import { ButtonLink, ErrorState, useMessages } from '@shop/ui'
import { shellMessages } from './shell.messages.ts'

/** In place of a page that does not exist. */
export function NoPage() {
  const t = useMessages(shellMessages)
  return (
    <ErrorState
      title={t('shell.noPage')}
      action={<ButtonLink href="/orders">{t('shell.toOrders')}</ButtonLink>}
    />
  )
}
