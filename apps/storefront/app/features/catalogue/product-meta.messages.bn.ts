import type { Translation } from '../../messages/translation.ts'
import type { productMetaMessages } from './product-meta.messages.ts'

export const productMetaInBengali: Translation<typeof productMetaMessages> = {
  'productMeta.title': 'পণ্য',
  'productMeta.description': '{name}: {price} টাকা, সারা বাংলাদেশে ক্যাশ অন ডেলিভারি।',
}
