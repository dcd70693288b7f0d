import { ButtonLink, useMessages } from '@shop/ui'
import { Page } from './page.tsx'
import { shellMessages } from './shell.messages.ts'

interface NoPageProps {
  /** Why there is nothing. @default that the page does not exist */
  title?: string
}

/** In place of a page that does not exist, or that this member may not see. */
export function NoPage({ title }: NoPageProps) {
  const t = useMessages(shellMessages)
  return (
    <Page title={title ?? t('shell.noPage')}>
      <div>
        <ButtonLink href="/orders">{t('shell.toOrders')}</ButtonLink>
      </div>
    </Page>
  )
}
