import { Badge, formatDateTime, Switch, toast, useMarket, useMessages } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { deskApi } from '../../lib/desk-api.ts'
import { staffQuery } from '../../lib/queries.ts'
import type { StaffRole } from '@shop/domain'
import type { DeskMember } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { useErrorText } from '../../messages/error-text.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { RoleSelect } from './role-select.tsx'
import { staffMessages } from './staff.messages.ts'

interface StaffTableProps {
  staff: readonly DeskMember[]
  /** Id of the member who is signed in. */
  ownId: number
}

/** The members with their role and whether they may sign in; a change is sent at once. */
export function StaffTable({ staff, ownId }: StaffTableProps) {
  const t = useMessages(staffMessages)
  const market = useMarket()
  const change = useChange()
  return (
    <RecordTable
      aria-label={t('staff.title')}
      rows={staff}
      idOf={({ id }) => id}
      columns={[
        {
          label: t('staff.name'),
          cell: ({ id, name }) => (
            <span className="flex flex-wrap items-center gap-2">
              <span>{name}</span>
              {id === ownId && <Badge size="sm">{t('staff.you')}</Badge>}
            </span>
          ),
        },
        {
          label: t('staff.role'),
          cell: (member) => (
            <RoleSelect
              aria-label={t('staff.roleOf', { name: member.name })}
              value={member.role}
              onChange={(event) => void change(member, { role: event.target.value as StaffRole })}
            />
          ),
        },
        {
          label: t('staff.active'),
          cell: (member) => (
            <Switch
              aria-label={t('staff.activeOf', { name: member.name })}
              checked={member.active}
              onChange={(event) => void change(member, { active: event.target.checked })}
            />
          ),
        },
        {
          label: t('staff.second'),
          cell: ({ secondFactor }) => t(secondFactor ? 'staff.on' : 'staff.off'),
        },
        {
          label: t('staff.seen'),
          cell: ({ lastSeenAt }) =>
            lastSeenAt ? formatDateTime(lastSeenAt, market) : t('staff.never'),
        },
      ]}
    />
  )
}

/** Sends a change of a member, and shows the answer of the server. */
function useChange() {
  const t = useMessages(staffMessages)
  const errorText = useErrorText()
  const queries = useQueryClient()
  return async (member: DeskMember, change: { role?: StaffRole; active?: boolean }) => {
    try {
      const changed = await deskApi.changeMember(member.id, change)
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((other) => (other.id === changed.id ? changed : other)),
      )
      notify(t('staff.saved', { name: changed.name }), { tone: 'success' })
    } catch (error) {
      toast(errorText(error), { tone: 'danger' })
    }
  }
}
