import { Switch, toast, useMessages } from '@shop/ui'
import type { DeskProduct } from '@shop/domain/wire'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { useErrorText } from '../../messages/error-text.ts'
import { notify } from '../../messages/notify.ts'
import { productsMessages } from './products.messages.ts'
import { useSavedProduct } from './use-saved-product.ts'

/** Whether shoppers see a product; a change is sent at once. */
export function VisibleSwitch({ product }: { product: DeskProduct }) {
  const t = useMessages(productsMessages)
  const errorText = useErrorText()
  const saved = useSavedProduct()
  const [sent, setSent] = useState<boolean>()
  const change = async (visible: boolean) => {
    setSent(visible)
    try {
      saved(await deskApi.changeProduct(product.id, { hidden: !visible }))
      notify(t(visible ? 'products.shownNow' : 'products.hiddenNow'), { tone: 'success' })
    } catch (error) {
      toast(errorText(error), { tone: 'danger' })
    }
    setSent(undefined)
  }
  return (
    <Switch
      label={t('products.visible')}
      description={t('products.visibleHelp')}
      checked={sent ?? !product.hidden}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
