import type { Translation } from '../messages/translation.ts'
import type { comparePageMessages } from './compare.messages.ts'

export const comparePageInBengali: Translation<typeof comparePageMessages> = {
  'comparePage.title': 'পণ্য তুলনা করুন',
  'comparePage.empty': 'তুলনা করার মতো কোনো পণ্য নেই।',
  'comparePage.emptyText': 'একটি ক্যাটাগরি বাছুন, তারপর তুলনা করার পণ্যগুলো।',
  'comparePage.all': 'সব পণ্য',
  'comparePage.add': 'তুলনায় যোগ করুন',
  'comparePage.addProduct': '{name} তুলনায় নিন',
  'comparePage.failed': 'পণ্যগুলো আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
}
