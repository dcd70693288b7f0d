import type { InitialPage } from './initial-page.ts'

/** The delivery policy, with the figures of the specification. */
export const deliveryPolicy: InitialPage = {
  slug: 'delivery-policy',
  title: 'Delivery policy',
  titleBn: 'ডেলিভারি নীতি',
  link: 'Delivery Policy',
  linkBn: 'ডেলিভারি নীতি',
  description: 'Where we deliver, what it costs and how long it takes.',
  descriptionBn: 'কোথায় পাঠাই, কত খরচ, আর কত সময় লাগে।',
  updatedOn: null,
  formal: true,
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      titleBn: 'কোথায় পাঠাই',
      html: '<p>{name} delivers all over Bangladesh. Inside Dhaka our own riders come; outside Dhaka we hand the parcel to couriers.</p>',
      htmlBn:
        '<p>{name} সারা বাংলাদেশে পণ্য পৌঁছে দেয়। ঢাকার ভেতরে আমাদের নিজেদের রাইডার যান; ঢাকার বাইরে পার্সেল কুরিয়ারে দিই।</p>',
    },
    {
      id: 'charges',
      title: 'Delivery charges',
      titleBn: 'ডেলিভারি চার্জ',
      html: '<p>Delivery starts from ৳60 inside Dhaka and from ৳130 outside; large or heavy products cost more. The exact charge shows before you confirm.</p><p>For some promotions delivery is free above a threshold, which the promotion names.</p>',
      htmlBn:
        '<p>ঢাকার ভেতরে ডেলিভারি শুরু ৬০ টাকা থেকে, বাইরে ১৩০ টাকা থেকে; বড় বা ভারী পণ্যে খরচ বেশি। নিশ্চিত করার আগেই ঠিক চার্জটি দেখতে পাবেন।</p><p>কোনো কোনো অফারে নির্দিষ্ট টাকার বেশি কিনলে ডেলিভারি ফ্রি; কত টাকা, তা অফারেই লেখা থাকে।</p>',
    },
    {
      id: 'time',
      title: 'Delivery time',
      titleBn: 'কত সময় লাগে',
      html: '<p>Inside Dhaka a parcel usually takes 24 to 48 hours. Outside Dhaka it takes 2 to 4 business days. Holidays, strikes and floods can make it longer; we call you when they do.</p>',
      htmlBn:
        '<p>ঢাকার ভেতরে পার্সেল পৌঁছাতে সাধারণত ২৪ থেকে ৪৮ ঘণ্টা লাগে। ঢাকার বাইরে ২ থেকে ৪ কর্মদিবস। ছুটি, হরতাল বা বন্যায় দেরি হতে পারে; তখন আমরা কল করে জানাই।</p>',
    },
    {
      id: 'cash',
      title: 'Cash on delivery',
      titleBn: 'ক্যাশ অন ডেলিভারি',
      html: '<p>You pay when you receive the parcel. Cash on delivery outside Dhaka is collected by couriers.</p>',
      htmlBn: '<p>টাকা দেবেন পার্সেল হাতে পেয়ে। ঢাকার বাইরে ক্যাশ অন ডেলিভারির টাকা কুরিয়ার নেয়।</p>',
    },
    {
      id: 'receiving',
      title: 'Receiving your parcel',
      titleBn: 'পার্সেল বুঝে নেওয়া',
      html: '<p>The rider calls the number you gave. If nobody answers after three tries the parcel goes back, and we call once more before we cancel the order.</p>',
      htmlBn:
        '<p>রাইডার আপনার দেওয়া নম্বরে কল করবেন। তিনবার চেষ্টা করেও কেউ না ধরলে পার্সেল ফিরে আসে, আর অর্ডার বাতিল করার আগে আমরা আরও একবার কল করি।</p>',
    },
  ],
}
