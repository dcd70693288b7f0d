import { Field, formatPrice, Input, useMarket, useMessages } from '@shop/ui'
import { finalPrice, parseTaka } from '@shop/domain'
import type { DeskProduct } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { productsMessages } from './products.messages.ts'
import { useSavedProduct } from './use-saved-product.ts'

/** Changes the price and the discount price of a product. */
export function PriceForm({ product }: { product: DeskProduct }) {
  const t = useMessages(productsMessages)
  const market = useMarket()
  const saved = useSavedProduct()
  const { price, discountPrice } = product
  const form = useDeskForm({
    defaultValues: { price: String(price), discountPrice: String(discountPrice ?? '') },
    validate: {
      price: (text) => (parseTaka(text) ? undefined : t('products.priceWrong')),
      discountPrice: (text, all) => {
        if (text === '') return undefined
        const discounted = parseTaka(text)
        if (!discounted) return t('products.priceWrong')
        return discounted < (parseTaka(all.price) ?? Infinity) ? undefined : t('products.notBelow')
      },
    },
    onSubmit: async (values) => {
      const prices = {
        price: parseTaka(values.price) ?? price,
        discountPrice: values.discountPrice === '' ? null : parseTaka(values.discountPrice),
      }
      const changed = await deskApi.changeProduct(product.id, prices)
      saved(changed)
      notify(t('products.pricesSaved', { price: formatPrice(finalPrice(changed), market) }), {
        tone: 'success',
      })
    },
  })
  return (
    <DeskForm form={form} submitText={t('products.savePrices')}>
      <Field label={t('products.regular')} name="price" required>
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label={t('products.discounted')}
        description={t('products.discountedHelp')}
        name="discountPrice"
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
    </DeskForm>
  )
}
