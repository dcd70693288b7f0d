import type { PartialMessages } from '../lib/messages.tsx'

/** Bengali texts of the pieces for desks. */
export const deskInBengali = {
  'appShell.skip': 'মূল অংশে যান',
  'appShell.navigation': 'প্রধান মেনু',
  'appShell.more': 'আরও',
  'barChart.table': 'ছকে দেখুন',
  'confirmDialog.cancel': 'থাক',
  'confirmDialog.failed': 'কাজটি করা যায়নি। আবার চেষ্টা করুন।',
  'pagination.label': 'পাতা',
  'pagination.previous': 'আগের পাতা',
  'pagination.next': 'পরের পাতা',
  'pagination.page': 'পাতা {n}',
  'pagination.of': '{count}টির মধ্যে {n} নম্বর পাতা',
  'table.selectAll': 'সব বেছে নিন',
  'table.select': '{name} বেছে নিন',
  'table.details': '{name}-এর বিস্তারিত',
} as const satisfies PartialMessages
