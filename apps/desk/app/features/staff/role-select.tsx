import { Select, useMessages, type SelectProps } from '@shop/ui'
import { roleMessages } from '../../messages/role.messages.ts'

/** A choice of the roles. */
export function RoleSelect(props: SelectProps) {
  const t = useMessages(roleMessages)
  return (
    <Select {...props}>
      <option value="staff">{t('role.staff')}</option>
      <option value="owner">{t('role.owner')}</option>
    </Select>
  )
}
