import type { InitialPage } from './initial-page.ts'

/** The terms and conditions. */
export const termsConditions: InitialPage = {
  slug: 'terms-conditions',
  title: 'Terms & Conditions',
  titleBn: 'শর্তাবলি',
  link: 'Terms & Conditions',
  linkBn: 'শর্তাবলি',
  description: 'The terms under which {name} sells.',
  descriptionBn: '{name} যেসব শর্তে পণ্য বিক্রি করে।',
  updatedOn: '2025-09-03',
  formal: true,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      titleBn: 'সম্মতি',
      html: '<p>These terms apply to every order placed with {name}. By ticking the box at checkout you agree to them.</p>',
      htmlBn:
        '<p>{name}-এ দেওয়া সব অর্ডারে এই শর্তগুলো চলে। চেকআউটে টিক দিলে আপনি এগুলো মেনে নিচ্ছেন।</p>',
    },
    {
      id: 'orders',
      title: 'Orders and prices',
      titleBn: 'অর্ডার ও দাম',
      html: '<p>Prices are in taka and include VAT where it applies. An order stands once we show you its number. If a price or the stock changed while you were ordering, we tell you before you confirm. We may call to check an order before we send it.</p>',
      htmlBn:
        '<p>দাম টাকায়; ভ্যাট প্রযোজ্য হলে তা দামের মধ্যেই আছে। আমরা অর্ডার নম্বর দেখালে অর্ডারটি পাকা। অর্ডারের মাঝে দাম বা স্টক বদলালে নিশ্চিত করার আগেই জানাই। পাঠানোর আগে অর্ডার মিলিয়ে নিতে কল করতে পারি।</p>',
    },
    {
      id: 'payment',
      title: 'Payment',
      titleBn: 'টাকা দেওয়া',
      html: '<p>You pay cash on delivery. Nobody from the shop will ever ask for a card number, a PIN or a one-time password on the phone.</p>',
      htmlBn:
        '<p>টাকা দেবেন পণ্য হাতে পেয়ে, নগদে। দোকানের কেউ ফোনে কখনো কার্ড নম্বর, পিন বা ওটিপি চাইবে না।</p>',
    },
    {
      id: 'delivery',
      title: 'Delivery',
      titleBn: 'ডেলিভারি',
      html: '<p>Charges and times are in the <a href="/delivery-policy">delivery policy</a>. The goods are yours, and so is the risk, from the moment you receive them.</p>',
      htmlBn:
        '<p>চার্জ ও সময় লেখা আছে <a href="/bn/delivery-policy">ডেলিভারি নীতিতে</a>। পণ্য হাতে পাওয়ার মুহূর্ত থেকে পণ্য আপনার, দায়িত্বও আপনার।</p>',
    },
    {
      id: 'cancellation',
      title: 'Cancellation, returns and refunds',
      titleBn: 'বাতিল, পণ্য ও টাকা ফেরত',
      html: '<p>Cancellation is possible before dispatch. Returns and refunds are described in the <a href="/return-refund">return and refund policy</a>.</p>',
      htmlBn:
        '<p>পাঠানোর আগে অর্ডার বাতিল করা যায়। পণ্য ও টাকা ফেরতের নিয়ম আছে <a href="/bn/return-refund">পণ্য ও টাকা ফেরতের নীতিতে</a>।</p>',
    },
    {
      id: 'offers',
      title: 'Offers and campaigns',
      titleBn: 'অফার ও ক্যাম্পেইন',
      html: '<p>A campaign price holds for one piece to a shopper while the campaign runs. An offer shown after an order can be used once with that order.</p>',
      htmlBn:
        '<p>ক্যাম্পেইন চলার সময় একজন ক্রেতা একটি পণ্য সেই দামে পাবেন। অর্ডারের পরে যে অফার দেখানো হয়, তা সেই অর্ডারে একবারই নেওয়া যায়।</p>',
    },
    {
      id: 'law',
      title: 'Law',
      titleBn: 'আইন',
      html: '<p>The laws of Bangladesh apply, among them the Consumer Rights Protection Act, 2009.</p>',
      htmlBn: '<p>বাংলাদেশের আইন চলবে, যার মধ্যে ভোক্তা-অধিকার সংরক্ষণ আইন, ২০০৯ আছে।</p>',
    },
    {
      id: 'contact',
      title: 'Questions',
      titleBn: 'প্রশ্ন থাকলে',
      html: '<p>Call {phone} or write to {email}.</p>',
      htmlBn: '<p>{phone} নম্বরে কল করুন, অথবা {email} ঠিকানায় লিখুন।</p>',
    },
  ],
}
