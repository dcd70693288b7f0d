import { Skeleton, useMessages } from '@shop/ui'
import { useQuery } from '@tanstack/react-query'
import { InviteDialog } from '../features/staff/invite-dialog.tsx'
import { StaffTable } from '../features/staff/staff-table.tsx'
import { staffMessages } from '../features/staff/staff.messages.ts'
import { staffQuery } from '../lib/queries.ts'
import { useSessionGate } from '../lib/session-gate.ts'
import type { DeskMember } from '@shop/domain/wire'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

const unknownMember: DeskMember = {
  ...{ id: 0, name: '        ', role: 'staff', active: true, secondFactor: false },
  lastSeenAt: null,
}

/** /staff: the members of the staff, for owners. */
export function StaffPage() {
  const t = useMessages(staffMessages)
  const { data, error, refetch } = useQuery(staffQuery)
  const ownId = useSessionGate((gate) => gate.session?.staff.id) ?? 0
  return (
    <Page title={t('staff.title')} action={<InviteDialog />}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton loading={!data}>
          <StaffTable staff={data ?? [unknownMember]} ownId={ownId} />
        </Skeleton>
      )}
    </Page>
  )
}
