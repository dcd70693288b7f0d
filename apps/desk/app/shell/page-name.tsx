import { useMessages } from '@shop/ui'
import { shellMessages } from './shell.messages.ts'
import { useShopName } from './use-shop-name.ts'

/** The title of the document: the page, then the shop. */
export function PageName({ children: page }: { children: string }) {
  const t = useMessages(shellMessages)
  return <title>{t('shell.title', { page, shop: useShopName() })}</title>
}
