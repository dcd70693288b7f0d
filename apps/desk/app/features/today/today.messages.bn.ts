import type { Translation } from '../../messages/translation.ts'
import type { todayMessages } from './today.messages.ts'

export const todayInBengali: Translation<typeof todayMessages> = {
  'today.title': 'আজ',
  'today.waiting': 'যা করতে হবে',
  'today.calls': 'কল বাকি',
  'today.packing': 'প্যাক বাকি',
  'today.handOver': 'কুরিয়ারে দেওয়া বাকি',
  'today.settling': 'হিসাব বাকি',
  'today.lowStock': 'স্টক শেষের পথে',
  'today.periods': 'অর্ডার ও ফেরত',
  'today.periodsHelp':
    'বাতিলসহ সব অর্ডার ধরা হয়েছে। সপ্তাহ শুরু রবিবার। পার্সেল যেদিন ফিরে আসে, সেদিনের ফেরত হিসেবে ধরা হয়।',
  'today.time': 'সময়',
  'today.today': 'আজ',
  'today.week': 'এই সপ্তাহ',
  'today.month': 'এই মাস',
  'today.beforeToday': 'গতকাল এই সময় পর্যন্ত: {value}',
  'today.beforeWeek': 'গত সপ্তাহে এই সময় পর্যন্ত: {value}',
  'today.beforeMonth': 'গত মাসে এই সময় পর্যন্ত: {value}',
  'today.orders': 'অর্ডার',
  'today.total': 'এসব অর্ডারের মোট টাকা',
  'today.returned': 'ফেরত পার্সেল',
  'today.day': 'দিন',
  'today.ordersOfDays': 'প্রতিদিনের অর্ডার, আজ এখন পর্যন্ত',
  'today.totalOfDays': 'প্রতিদিনের অর্ডারের মোট টাকা, আজ এখন পর্যন্ত',
  'today.lowStockHelp': 'যেসব পণ্য স্টকে সর্বোচ্চ {n}টি আছে।',
  'today.lowStockFirst': 'স্টকে সর্বোচ্চ {most}টি আছে এমন পণ্যের প্রথম {n}টি।',
  'today.product': 'পণ্য',
  'today.pieces': 'স্টকে আছে',
}
