import { escapeHtml, phoneLinkHtml, type PolicyText } from '../../messages/policy.ts'

/** The terms and conditions in Bengali. */
export const policy: PolicyText = (shop) => ({
  title: 'শর্তাবলি',
  link: 'শর্তাবলি',
  description: `${shop.name} যেসব শর্তে পণ্য বিক্রি করে।`,
  updated: '৩ সেপ্টেম্বর ২০২৫',
  formal: true,
  sections: [
    {
      id: 'agreement',
      title: 'সম্মতি',
      html: `<p>${escapeHtml(shop.name)}-এ দেওয়া সব অর্ডারে এই শর্তগুলো চলে। চেকআউটে টিক দিলে আপনি এগুলো মেনে নিচ্ছেন।</p>`,
    },
    {
      id: 'orders',
      title: 'অর্ডার ও দাম',
      html: '<p>দাম টাকায়; ভ্যাট প্রযোজ্য হলে তা দামের মধ্যেই আছে। আমরা অর্ডার নম্বর দেখালে অর্ডারটি পাকা। অর্ডারের মাঝে দাম বা স্টক বদলালে নিশ্চিত করার আগেই জানাই। পাঠানোর আগে অর্ডার মিলিয়ে নিতে কল করতে পারি।</p>',
    },
    {
      id: 'payment',
      title: 'টাকা দেওয়া',
      html: '<p>টাকা দেবেন পণ্য হাতে পেয়ে, নগদে। দোকানের কেউ ফোনে কখনো কার্ড নম্বর, পিন বা ওটিপি চাইবে না।</p>',
    },
    {
      id: 'delivery',
      title: 'ডেলিভারি',
      html: '<p>চার্জ ও সময় লেখা আছে <a href="/bn/delivery-policy">ডেলিভারি নীতিতে</a>। পণ্য হাতে পাওয়ার মুহূর্ত থেকে পণ্য আপনার, দায়িত্বও আপনার।</p>',
    },
    {
      id: 'cancellation',
      title: 'বাতিল, পণ্য ও টাকা ফেরত',
      html: '<p>পাঠানোর আগে অর্ডার বাতিল করা যায়। পণ্য ও টাকা ফেরতের নিয়ম আছে <a href="/bn/return-refund">পণ্য ও টাকা ফেরতের নীতিতে</a>।</p>',
    },
    {
      id: 'offers',
      title: 'অফার ও ক্যাম্পেইন',
      html: '<p>ক্যাম্পেইন চলার সময় একজন ক্রেতা একটি পণ্য সেই দামে পাবেন। অর্ডারের পরে যে অফার দেখানো হয়, তা সেই অর্ডারে একবারই নেওয়া যায়।</p>',
    },
    {
      id: 'law',
      title: 'আইন',
      html: '<p>বাংলাদেশের আইন চলবে, যার মধ্যে ভোক্তা-অধিকার সংরক্ষণ আইন, ২০০৯ আছে।</p>',
    },
    {
      id: 'contact',
      title: 'প্রশ্ন থাকলে',
      html: `<p>${phoneLinkHtml(shop.phone)} নম্বরে কল করুন, অথবা <a href="mailto:${escapeHtml(shop.email)}">${escapeHtml(shop.email)}</a> ঠিকানায় লিখুন।</p>`,
    },
  ],
})
