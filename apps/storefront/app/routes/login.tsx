import { LoginPanel } from '@shop/ui'
import type { Route } from './+types/login'
import { useVisitor } from '../features/visitor/use-visitor.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { loginPageMessages } from './login.messages.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, loginPageMessages)('loginPage.title') })

/** The shop has no accounts. The page says so, and greets a visitor by the name in a stored token. */
export default function Login() {
  const visitor = useVisitor()
  return <LoginPanel user={visitor?.name ? visitor : null} />
}
