import type { InitialPage } from './initial-page.ts'

/** The about page. */
export const aboutUs: InitialPage = {
  slug: 'about-us',
  title: 'About us',
  titleBn: 'আমাদের কথা',
  link: 'About Us',
  linkBn: 'আমাদের কথা',
  description: 'Who {name} is and how it works.',
  descriptionBn: '{name} কারা, আর কীভাবে কাজ করে।',
  updatedOn: null,
  formal: false,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      titleBn: 'আমরা কারা',
      html: '<p>{about}</p><p>The name means a weekly market. In a haat you see the goods, hear the price, and pay when you hold them in your hands. We run our shop the same way: plain prices in taka, an honest word about stock, and cash when the parcel arrives.</p>',
      htmlBn:
        '<p>{about}</p><p>হাটে মানুষ পণ্য দেখে, দাম শোনে, হাতে নিয়ে তবেই টাকা দেয়। আমরাও দোকানটা সেভাবেই চালাই: দাম সোজাসুজি টাকায়, স্টকে কী আছে তা খোলাখুলি, আর টাকা পার্সেল হাতে পাওয়ার পর।</p>',
    },
    {
      id: 'what',
      title: 'What we sell',
      titleBn: 'আমরা কী বিক্রি করি',
      html: '<p>Gadgets, tech accessories, and kitchen and home appliances that we would use ourselves. Each product page says how many are left and what the delivery costs before you order.</p>',
      htmlBn:
        '<p>গ্যাজেট, টেক এক্সেসরিজ আর রান্নাঘর ও ঘরের এমন যন্ত্রপাতি, যা আমরা নিজেরাও ব্যবহার করি। কয়টি বাকি আছে আর ডেলিভারিতে কত লাগবে, অর্ডারের আগেই প্রতিটি পণ্যের পাতায় লেখা থাকে।</p>',
    },
    {
      id: 'how',
      title: 'How ordering works',
      titleBn: 'অর্ডার করবেন কীভাবে',
      html: '<p>You need no account. Choose, tell us your name, phone and address, and confirm. A rider or courier calls the number you gave and brings the parcel; you pay at the door.</p>',
      htmlBn:
        '<p>কোনো অ্যাকাউন্ট লাগবে না। পণ্য বাছুন, নাম, ফোন আর ঠিকানা দিন, নিশ্চিত করুন। রাইডার বা কুরিয়ার আপনার দেওয়া নম্বরে কল করে পার্সেল পৌঁছে দেবে; টাকা দেবেন দরজায়।</p>',
    },
  ],
}
