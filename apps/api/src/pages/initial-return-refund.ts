import type { InitialPage } from './initial-page.ts'

/** The return and refund policy, with the figures of the specification. */
export const returnRefund: InitialPage = {
  slug: 'return-refund',
  title: 'Return and refund policy',
  titleBn: 'পণ্য ও টাকা ফেরতের নীতি',
  link: 'Return & Refund',
  linkBn: 'পণ্য ও টাকা ফেরত',
  description: 'How to return a product and when the money comes back.',
  descriptionBn: 'কীভাবে পণ্য ফেরত দেবেন, আর টাকা কখন ফেরত পাবেন।',
  updatedOn: null,
  formal: false,
  sections: [
    {
      id: 'returns',
      title: 'Returning a product',
      titleBn: 'পণ্য ফেরত দেওয়া',
      html: '<p>Open the parcel while the rider is there if you can. If something is broken, missing or not what you ordered, call {phone} and keep the box. We collect it and bring the right one, or give the money back.</p>',
      htmlBn:
        '<p>পারলে রাইডার থাকতেই পার্সেল খুলুন। কিছু ভাঙা থাকলে, কম থাকলে বা ভুল পণ্য এলে {phone} নম্বরে কল করুন, বাক্সটি রেখে দিন। আমরা নিয়ে এসে ঠিক পণ্য দিয়ে যাব, নয়তো টাকা ফেরত দেব।</p>',
    },
    {
      id: 'charge',
      title: 'What sending a return costs',
      titleBn: 'ফেরত পাঠাতে কত লাগে',
      html: '<p>A return that is not our mistake is charged Tk. 70 inside Dhaka and Tk. 100 outside. Outside Dhaka it takes 3 to 5 days to reach us. When the mistake is ours, you pay nothing.</p>',
      htmlBn:
        '<p>ভুল আমাদের না হলে ফেরত পাঠাতে ঢাকার ভেতরে ৭০ টাকা, বাইরে ১০০ টাকা লাগে। ঢাকার বাইরে থেকে আমাদের কাছে আসতে ৩ থেকে ৫ দিন লাগে। ভুল আমাদের হলে আপনার কিছু দিতে হবে না।</p>',
    },
    {
      id: 'cash',
      title: 'Cash on delivery',
      titleBn: 'ক্যাশ অন ডেলিভারি',
      html: '<p>Cash on delivery to our own riders is available only inside Dhaka; outside Dhaka the courier collects the cash for us.</p>',
      htmlBn:
        '<p>আমাদের নিজেদের রাইডারকে নগদ টাকা দেওয়া যায় শুধু ঢাকার ভেতরে; ঢাকার বাইরে কুরিয়ার আমাদের হয়ে টাকা নেয়।</p>',
    },
    {
      id: 'refunds',
      title: 'Refunds',
      titleBn: 'টাকা ফেরত',
      html: '<ul><li>Cash refunds are paid within 7 working days.</li><li>Card and mobile payments are refunded in 7 to 10 working days.</li><li>Card refunds are full only and go through the payment gateway.</li></ul>',
      htmlBn:
        '<ul><li>নগদ টাকা ৭ কর্মদিবসের মধ্যে ফেরত দেওয়া হয়।</li><li>কার্ড ও মোবাইল পেমেন্টের টাকা ৭ থেকে ১০ কর্মদিবসে ফেরত যায়।</li><li>কার্ডের টাকা শুধু পুরোটাই ফেরত দেওয়া যায়, পেমেন্ট গেটওয়ের মাধ্যমে।</li></ul>',
    },
    {
      id: 'cancel',
      title: 'Cancelling an order',
      titleBn: 'অর্ডার বাতিল',
      html: '<p>An order can be cancelled before dispatch. Call {phone} with your order number.</p>',
      htmlBn: '<p>পাঠানোর আগে অর্ডার বাতিল করা যায়। অর্ডার নম্বর নিয়ে {phone} নম্বরে কল করুন।</p>',
    },
  ],
}
