import { text } from './text.ts'

/** What the footer of the sample shop says of it. */
export const aboutFixture = text(
  'Haat is a fast-growing ecommerce site in Bangladesh for gadgets, tech accessories and kitchen and home appliances.',
  'হাট: বাংলাদেশে গ্যাজেট, টেক এক্সেসরিজ আর রান্নাঘর ও ঘরের যন্ত্রপাতির দ্রুত বেড়ে ওঠা একটি অনলাইন দোকান।',
)
