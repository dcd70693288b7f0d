import { LoginPanel } from '@shop/ui'
import { useVisitor } from '../features/visitor/use-visitor.ts'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'

export const meta = titleMeta(pageTitles, 'loginPage.title')

/** The shop has no accounts. The page says so, and greets a visitor by the name in a stored token. */
export default function Login() {
  const visitor = useVisitor()
  return <LoginPanel user={visitor?.name ? visitor : null} />
}
