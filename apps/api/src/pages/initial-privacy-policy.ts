import type { InitialPage } from './initial-page.ts'

/** The privacy policy. */
export const privacyPolicy: InitialPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  titleBn: 'গোপনীয়তা নীতি',
  link: 'Privacy Policy',
  linkBn: 'গোপনীয়তা নীতি',
  description: 'What we know about you, why, and for how long.',
  descriptionBn: 'আপনার কী তথ্য রাখি, কেন রাখি, কত দিন রাখি।',
  updatedOn: null,
  formal: false,
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      titleBn: 'আমরা কী রাখি',
      html: '<p>To bring you a parcel we keep your name, phone number and address with the order. If you write to us, sign up for the newsletter or answer a campaign, we keep what you sent.</p>',
      htmlBn:
        '<p>পার্সেল পৌঁছাতে অর্ডারের সঙ্গে আপনার নাম, ফোন নম্বর আর ঠিকানা রাখি। আমাদের লিখলে, নিউজলেটারে নাম দিলে বা কোনো অফারে অংশ নিলে, যা পাঠিয়েছেন তা রাখি।</p>',
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      titleBn: 'আপনার ফোনেই যা থাকে',
      html: '<p>Your bag and the products you looked at are kept in your own browser and not by us. After an order it also keeps your name, phone number, address and order numbers, to fill in the next form: for 30 days after your last order. A form that you have not sent yet keeps its words there for six hours. “Forget me here” after an order, “Empty the form and forget it” beside a filled-in form, and “Forget these orders” on <a href="/track-order">Track Order</a> remove all of that at once; clearing the browser’s data does, too.</p>',
      htmlBn:
        '<p>আপনার ব্যাগ আর যেসব পণ্য দেখেছেন, তা আপনার নিজের ব্রাউজারে থাকে, আমাদের কাছে নয়। অর্ডার করলে পরের বারের ফর্ম ভরে দিতে নাম, ফোন নম্বর, ঠিকানা আর অর্ডার নম্বরও সেখানে থাকে: শেষ অর্ডারের পর ৩০ দিন। যে ফর্ম এখনো পাঠাননি, তার লেখা থাকে ছয় ঘণ্টা। অর্ডারের পরে “এখান থেকে মুছে দিন”, ভরা ফর্মের পাশে “ফর্ম খালি করে সব মুছে দিন” আর <a href="/bn/track-order">অর্ডার খুঁজুন</a> পাতায় “এই তালিকা মুছে দিন” চাপলে এসব একবারে মুছে যায়। ব্রাউজারের ডেটা মুছলেও মুছে যায়।</p>',
    },
    {
      id: 'measuring',
      title: 'Measuring',
      titleBn: 'হিসাব রাখা',
      html: '<p>We count visits and orders to improve the shop and our advertising. If an advertising network has left its cookie in your browser, its number is stored with your order.</p>',
      htmlBn:
        '<p>দোকান আর বিজ্ঞাপন আরও ভালো করতে কতজন এলেন আর কত অর্ডার হলো, তা গুনি। কোনো বিজ্ঞাপন নেটওয়ার্ক আপনার ব্রাউজারে কুকি রেখে গেলে, তার নম্বর অর্ডারের সঙ্গে থাকে।</p>',
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      titleBn: 'আর কে দেখে',
      html: '<p>The courier gets your name, phone and address. The company that sends our confirmation messages gets your number. We sell nothing to anybody.</p>',
      htmlBn:
        '<p>কুরিয়ার পায় আপনার নাম, ফোন আর ঠিকানা। যে প্রতিষ্ঠান আমাদের এসএমএস পাঠায়, তারা পায় আপনার নম্বর। কারও কাছে আমরা কিছু বিক্রি করি না।</p>',
    },
    {
      id: 'rights',
      title: 'Your wishes',
      titleBn: 'আপনার ইচ্ছা',
      html: '<p>Write to {email} to see, correct or delete what we keep about you, as far as the law on accounts allows.</p>',
      htmlBn:
        '<p>আপনার যে তথ্য রাখি তা দেখতে, ঠিক করতে বা মুছতে {email} ঠিকানায় লিখুন; হিসাবের আইন যতটা দেয়, ততটা করব।</p>',
    },
  ],
}
