import {
  CopyButton,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Field,
  Form,
  formatDateTime,
  Input,
  Callout,
  SubmitButton,
  useForm,
  useMarket,
  useMessages,
} from '@shop/ui'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import type { StaffRole } from '@shop/domain'
import { errorMessages } from '../../messages/error.messages.ts'
import { refusedForm } from '../../messages/error-text.ts'
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
  const tError = useMessages(errorMessages)
  const market = useMarket()
  const [link, setLink] = useState<{ address: string; time: string }>()
  const form = useForm({
    defaultValues: { role: 'staff' },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async ({ role }) => {
      try {
        const { path, expiresAt } = await deskApi.invite({ role: role as StaffRole })
        const address = new URL(path, window.location.origin).href
        setLink({ address, time: formatDateTime(expiresAt, market) })
      } catch (error) {
        return refusedForm(error, tError)
      }
    },
  })
  return (
    <>
      <Form form={form}>
        <Field label={t('staff.role')} name="role">
          <RoleSelect />
        </Field>
        <Callout tone="danger">{form.error?.message}</Callout>
        <SubmitButton variant={link ? 'outline' : 'solid'}>{t('staff.make')}</SubmitButton>
      </Form>
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
