import type { errorMessages } from './error.messages.ts'
import type { Translation } from './translation.ts'

export const errorInBengali: Translation<typeof errorMessages> = {
  'deskError.connection': 'দোকানের সাথে সংযোগ নেই। কিছু হারায়নি, আবার চেষ্টা করুন।',
  'deskError.failed': 'কাজটি করা যায়নি। আবার চেষ্টা করুন।',
  'deskError.limited': 'অনেকবার চেষ্টা হয়েছে। {n} মিনিট পরে আবার চেষ্টা করুন।',
  'deskError.wrong-credentials': 'নাম ও পাসওয়ার্ড মিলছে না। দুটোই দেখে নিন।',
  'deskError.code-required': 'আপনার অ্যাপের কোডটি লিখুন।',
  'deskError.wrong-code': 'কোডটি ভুল। অ্যাপে এখন যে কোড দেখাচ্ছে সেটি লিখুন।',
  'deskError.name-taken': 'এই নামে আরেকজন আছেন। অন্য একটি নাম দিন।',
  'deskError.wrong-password': 'এটি আপনার এখনকার পাসওয়ার্ড নয়।',
  'deskError.last-owner': 'ইনিই শেষ মালিক যিনি ঢুকতে পারেন। আগে আরেকজনকে মালিক করুন।',
  'deskError.forbidden': 'এই কাজের অনুমতি আপনার নেই। মালিককে বলুন।',
  'deskError.changed': 'এর মধ্যে অন্য কেউ অর্ডারটি বদলেছেন।',
  'deskError.not-allowed': 'অর্ডারটির এখনকার অবস্থায় এটি করা যায় না।',
  'deskError.short': 'স্টকে এত পিস নেই: {names}।',
  'deskError.gone': 'এর একটি পণ্য আর বিক্রি হয় না।',
  'deskError.discount': 'ছাড়টি পণ্যের দামের চেয়ে বেশি।',
  'deskError.too-few': 'স্টকে এর চেয়ে কম পিস আছে।',
  'deskError.discount-price': 'ছাড়ের দাম মূল দামের চেয়ে কম হতে হবে।',
  'deskError.last-zone': 'এটিই একমাত্র এলাকা। আগে আরেকটি যোগ করুন।',
  'deskError.zone': 'দোকান এই এলাকায় আর ডেলিভারি দেয় না। অন্য একটি এলাকা বেছে নিন।',
  'deskError.origin': 'দোকানের ঠিকানায় ডেস্ক খুলুন।',
  'deskError.refused': 'কিছুই বদলায়নি, কারণ কিছু অর্ডারে এটি করা যায় না।',
  'deskError.unreadable': 'ফাইলটি পড়া যায়নি।',
  'deskError.unknown': 'এটি আর নেই।',
}
