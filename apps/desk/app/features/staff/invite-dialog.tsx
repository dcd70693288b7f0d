import {
  CopyButton,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Field,
  formatDateTime,
  Input,
  Callout,
  useMarket,
  useMessages,
} from '@shop/ui'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import type { StaffRole } from '@shop/domain'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { RoleSelect } from './role-select.tsx'
import { staffMessages } from './staff.messages.ts'

/** Makes a link for a new member, to copy. */
export function InviteDialog() {
  const t = useMessages(staffMessages)
  return (
    <Dialog>
      <DialogTrigger>{t('staff.invite')}</DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>{t('staff.invite')}</DialogTitle>
        <DialogDescription>{t('staff.inviteHelp')}</DialogDescription>
        <InviteForm />
      </DialogContent>
    </Dialog>
  )
}

function InviteForm() {
  const t = useMessages(staffMessages)
  const market = useMarket()
  const [link, setLink] = useState<{ address: string; time: string }>()
  const form = useDeskForm({
    defaultValues: { role: 'staff' },
    onSubmit: async ({ role }) => {
      const { path, expiresAt } = await deskApi.invite({ role: role as StaffRole })
      const address = new URL(path, window.location.origin).href
      setLink({ address, time: formatDateTime(expiresAt, market) })
    },
  })
  return (
    <>
      <DeskForm
        form={form}
        submitText={t('staff.make')}
        variant={link ? 'outline' : 'solid'}
        fullWidth
      >
        <Field label={t('staff.role')} name="role">
          <RoleSelect />
        </Field>
      </DeskForm>
      <Callout tone="success">{link && t('staff.validUntil', { time: link.time })}</Callout>
      {link && (
        <>
          <Field label={t('staff.link')} errorSpace={false}>
            <Input readOnly value={link.address} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton size="md" variant="solid" value={link.address} />
        </>
      )}
    </>
  )
}
