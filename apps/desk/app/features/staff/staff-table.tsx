import {
  Badge,
  formatDateTime,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  toast,
  useMarket,
  useMessages,
} from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { deskApi } from '../../lib/desk-api.ts'
import { staffQuery } from '../../lib/queries.ts'
import type { StaffRole } from '@shop/domain'
import type { DeskMember } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
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
    <Table aria-label={t('staff.title')}>
      <TableHead>
        <TableColumn>{t('staff.name')}</TableColumn>
        <TableColumn>{t('staff.role')}</TableColumn>
        <TableColumn>{t('staff.active')}</TableColumn>
        <TableColumn>{t('staff.second')}</TableColumn>
        <TableColumn>{t('staff.seen')}</TableColumn>
      </TableHead>
      <TableBody>
        {staff.map((member) => (
          <TableRow key={member.id}>
            <TableCell rowHeader>
              <span className="flex flex-wrap items-center gap-2">
                <span>{member.name}</span>
                {member.id === ownId && <Badge size="sm">{t('staff.you')}</Badge>}
              </span>
            </TableCell>
            <TableCell label={t('staff.role')}>
              <RoleSelect
                aria-label={t('staff.roleOf', { name: member.name })}
                value={member.role}
                onChange={(event) => void change(member, { role: event.target.value as StaffRole })}
              />
            </TableCell>
            <TableCell label={t('staff.active')}>
              <Switch
                aria-label={t('staff.activeOf', { name: member.name })}
                checked={member.active}
                onChange={(event) => void change(member, { active: event.target.checked })}
              />
            </TableCell>
            <TableCell label={t('staff.second')}>
              {t(member.secondFactor ? 'staff.on' : 'staff.off')}
            </TableCell>
            <TableCell label={t('staff.seen')}>
              {member.lastSeenAt ? formatDateTime(member.lastSeenAt, market) : t('staff.never')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Sends a change of a member, and shows the answer of the server. */
function useChange() {
  const t = useMessages(staffMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  return async (member: DeskMember, change: { role?: StaffRole; active?: boolean }) => {
    try {
      const changed = await deskApi.changeMember(member.id, change)
      queries.setQueryData(staffQuery.queryKey, (staff) =>
        staff?.map((other) => (other.id === changed.id ? changed : other)),
      )
      notify(t('staff.saved', { name: changed.name }), { tone: 'success' })
    } catch (error) {
      toast(errorText(error, tError), { tone: 'danger' })
    }
  }
}
