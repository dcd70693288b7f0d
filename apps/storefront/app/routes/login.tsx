import { LoginPanel } from '@shop/ui'
import { useEffect, useState } from 'react'
import type { Route } from './+types/login'
import { decodeVisitor, type Visitor } from '../features/visitor/token.ts'
import { pageMeta } from '../lib/meta.ts'
import { rootData } from '../lib/root-data.ts'
import { textStore } from '../lib/storage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ environment: rootData(matches)?.environment, title: 'Login' })

/** Nobody signs in here; the page says so, and greets whom a token in the browser names. */
export default function Login() {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => setVisitor(decodeVisitor(textStore.read('token'))), [])
  return <LoginPanel user={visitor?.name ? visitor : null} />
}
