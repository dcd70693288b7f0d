import {
  Field,
  formatNumber,
  Input,
  Radio,
  RadioGroup,
  useMarket,
  useMessages,
  type FormControl,
} from '@shop/ui'
import { latinDigits, STOCK_REASONS } from '@shop/domain'
import type { DeskProduct, StockChange } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { productsMessages } from './products.messages.ts'
import { useSavedProduct } from './use-saved-product.ts'

/** Adds received pieces to the stock, takes lost ones away, or stores a count. */
export function StockForm({ product }: { product: DeskProduct }) {
  const t = useMessages(productsMessages)
  const market = useMarket()
  const saved = useSavedProduct()
  const form: FormControl = useDeskForm({
    defaultValues: { reason: 'received', pieces: '' },
    validate: {
      pieces: (text, { reason }) => {
        const pieces = piecesOf(text)
        if (pieces === undefined) return t('products.howManyWrong')
        if (pieces === 0 && reason !== 'counted') return t('products.noPiece')
        return reason === 'lost' && pieces > product.pieces
          ? t('products.tooMany', { n: formatNumber(product.pieces, market) })
          : undefined
      },
    },
    onSubmit: async ({ reason, pieces }) => {
      const change = { reason: reason as StockChange['reason'], pieces: piecesOf(pieces) ?? 0 }
      const changed = await deskApi.changeStock(product.id, change)
      saved(changed)
      notify(t('products.stockSaved', { n: formatNumber(changed.pieces, market) }), {
        tone: 'success',
      })
    },
    onSuccess: () => form.reset(),
  })
  return (
    <DeskForm form={form} submitText={t('products.saveStock')}>
      <RadioGroup label={t('products.why')} name="reason" errorSpace={false}>
        {STOCK_REASONS.map((reason) => (
          <Radio
            key={reason}
            value={reason}
            label={t(`products.${reason}`)}
            description={t(`products.${reason}Help`)}
          />
        ))}
      </RadioGroup>
      <Field label={t('products.howMany')} name="pieces" required>
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </DeskForm>
  )
}

/** A number of pieces in Latin or Bengali digits. */
function piecesOf(text: string): number | undefined {
  const digits = latinDigits(text).trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
