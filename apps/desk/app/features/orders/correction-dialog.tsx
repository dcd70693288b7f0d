import {
  Dialog,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  QuantityStepper,
  Select,
  Textarea,
  ToastAction,
  useMessages,
  usePhoneRule,
} from '@shop/ui'
import { isMobileOrPrefixed, normalizePhone } from '@shop/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clearDraft } from '../../lib/drafts.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { orderQuery, shopQuery } from '../../lib/queries.ts'
import { whatsAppLink } from '../../lib/whatsapp.ts'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { correctedText } from '../../messages/ready-text.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { ManualDiscountFields, manualDiscountOf } from '../../parts/manual-discount.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { changedParts } from './correction.ts'
import { OrderDifferences } from './order-differences.tsx'
import { orderMessages } from './order.messages.ts'
import { useSaveOrder } from './use-save-order.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'

/** Corrects name, phone, address, zone, pieces and discount of an order. */
export function CorrectionDialog({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        // Who closes it does not want what was typed.
        if (!next) clearDraft(draftName(order.id))
      }}
    >
      <DialogTrigger variant="outline">{t('orderPage.correct')}</DialogTrigger>
      <DialogContent closeOnOutsideClick={false}>
        <DialogTitle>{t('orderPage.correctTitle', { number: order.number })}</DialogTitle>
        <CorrectionForm order={order} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

const draftName = (id: number) => `correction-${id}`

interface CorrectionFormProps {
  order: DeskOrderDetails
  onDone: () => void
}

/** The fields of an order that staff may correct. Only what was changed is sent. */
function CorrectionForm({ order, onDone }: CorrectionFormProps) {
  const t = useMessages(orderMessages)
  const rule = usePhoneRule()
  const zoneName = useZoneName()
  const queries = useQueryClient()
  const { data: shop } = useQuery(shopQuery)
  const { save, before, now } = useSaveOrder(order)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const form = useDeskForm({
    draft: draftName(order.id),
    defaultValues: {
      name: before.name,
      phone: before.phone,
      address: before.address,
      zone: before.zone,
      discount: before.manualDiscount ? String(before.manualDiscount.amount) : '',
      discountReason: before.manualDiscount?.reason ?? '',
    },
    validate: {
      name: (text) => (text.trim() ? undefined : t('orderPage.nameMissing')),
      // The number of the order may be of another country: only a new one is checked.
      phone: (text) =>
        text.trim() === before.phone || isMobileOrPrefixed(text, rule)
          ? undefined
          : t('orderPage.phoneWrong'),
      address: (text) => (text.trim() ? undefined : t('orderPage.addressMissing')),
    },
    onSubmit: ({ phone, discount, discountReason, ...texts }) => {
      // Staff may paste a number with the prefix of the country, which an order does not have.
      const isSame = phone.trim() === before.phone
      const values = {
        ...texts,
        phone: isSame ? before.phone : normalizePhone(phone, rule),
        manualDiscount: manualDiscountOf({ discount, discountReason }),
      }
      return save((version) =>
        deskApi.correct(order.id, { ...changedParts(before, values, quantities), version }),
      )
    },
    onSuccess: () => {
      const saved = queries.getQueryData(orderQuery(order.id).queryKey) ?? order
      const link = whatsAppLink(saved.phone, rule.prefix, correctedText(saved, shop))
      notify(t('orderPage.saved', { number: order.number }), {
        tone: 'success',
        duration: 8_000,
        action: (
          <ToastAction onClick={() => window.open(link, '_blank', 'noreferrer')}>
            {t('orderPage.tell')}
          </ToastAction>
        ),
      })
      onDone()
    },
  })
  const zones = shop?.zones ?? [{ id: before.zone }]
  return (
    <DeskForm
      form={form}
      submitText={t('orderPage.save')}
      fullWidth
      error={now ? null : form.error?.message}
    >
      <Field label={t('orderPage.name')} name="name" required>
        <Input autoComplete="off" />
      </Field>
      <Field label={t('orderPage.phone')} name="phone" required>
        <Input type="tel" autoComplete="off" />
      </Field>
      <Field label={t('orderPage.address')} name="address" required>
        <Textarea rows={2} autoComplete="off" />
      </Field>
      <Field label={t('orderPage.zone')} name="zone">
        <Select>
          {zones.map(({ id }) => (
            <option key={id} value={id}>
              {zoneName(id)}
            </option>
          ))}
        </Select>
      </Field>
      {before.lines.map((line) => (
        <div key={line.productId} className="flex items-center justify-between gap-3">
          <span>{line.name}</span>
          <QuantityStepper
            size="sm"
            aria-label={t('orderPage.piecesOf', { name: line.name })}
            min={1}
            max={999}
            value={quantities[line.productId] ?? line.quantity}
            onValueChange={(quantity) =>
              setQuantities((known) => ({ ...known, [line.productId]: quantity }))
            }
          />
        </div>
      ))}
      <ManualDiscountFields most={undefined} />
      <OrderDifferences before={before} now={now} />
    </DeskForm>
  )
}
