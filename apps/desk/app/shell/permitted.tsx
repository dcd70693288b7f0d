import { useMessages } from '@shop/ui'
import type { Permission } from '@shop/domain'
import type { ReactNode } from 'react'
import { useSessionGate } from '../lib/session-gate.ts'
import { errorMessages } from '../messages/error.messages.ts'
import { NoPage } from './no-page.tsx'

interface PermittedProps {
  permission: Permission
  children: ReactNode
}

/** A page for members with a permission. Others see why it is not shown. */
export function Permitted({ permission, children }: PermittedProps) {
  const tError = useMessages(errorMessages)
  const session = useSessionGate((gate) => gate.session)
  if (session?.permissions.includes(permission)) return children
  return <NoPage title={tError('deskError.forbidden')} />
}
