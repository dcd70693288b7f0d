import type { Translation } from '../../messages/translation.ts'
import type { orderStatusMessages } from './order-status.messages.ts'

export const orderStatusInBengali: Translation<typeof orderStatusMessages> = {
  'orderStatus.pending': 'পেয়েছি',
  'orderStatus.needs_review': 'পেয়েছি, এ নিয়ে আপনাকে কল করব',
  'orderStatus.confirmed': 'নিশ্চিত হয়েছে',
  'orderStatus.packed': 'প্যাক করা হয়েছে',
  'orderStatus.shipped': 'পথে আছে',
  'orderStatus.delivered': 'পৌঁছে দেওয়া হয়েছে',
  'orderStatus.cancelled': 'বাতিল হয়েছে',
  'orderStatus.returned': 'ফেরত এসেছে',
}
