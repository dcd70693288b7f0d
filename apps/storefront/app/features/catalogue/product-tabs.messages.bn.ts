import type { Translation } from '../../messages/translation.ts'
import type { productTabsMessages } from './product-tabs.messages.ts'

export const productTabsInBengali: Translation<typeof productTabsMessages> = {
  'productTabs.label': 'পণ্যটি সম্পর্কে',
  'productTabs.description': 'বিবরণ',
  'productTabs.specification': 'স্পেসিফিকেশন',
}
