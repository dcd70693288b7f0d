import type { Testimonial } from '../../src/blocks/testimonial-carousel/testimonial-card.tsx'
import { text } from './text.ts'

function says(image: string, name: string, location: string, text: string): Testimonial {
  return { image: `testimonials/${image}.960w.jpg`, name, location, text }
}

/** Six invented testimonials. */
export const testimonialFixtures: readonly Testimonial[] = [
  says(
    'one',
    text('Ayesha Rahman', 'আয়েশা রহমান'),
    text('Mirpur, Dhaka', 'মিরপুর, ঢাকা'),
    text(
      'The rice cooker came the next morning. I paid the rider in cash, and it has made our rice every day since.',
      'পরদিন সকালেই রাইস কুকার চলে এল। রাইডারকে নগদ টাকা দিয়েছি, সেই থেকে রোজ এতেই ভাত হয়।',
    ),
  ),
  says(
    'two',
    text('Tanvir Hossain', 'তানভীর হোসেন'),
    text('Chattogram', 'চট্টগ্রাম'),
    text(
      'I called before I ordered, and a person answered. That decided it.',
      'অর্ডারের আগে কল করেছিলাম, একজন মানুষ ফোন ধরলেন। তাতেই ভরসা পেলাম।',
    ),
  ),
  says(
    'three',
    'ফারহানা ইসলাম',
    'রাজশাহী',
    'গ্রাইন্ডারটা ছোট কিন্তু কাজের। মসলা গুঁড়া করতে এক মিনিটও লাগে না।',
  ),
  says(
    'four',
    text('Imran Kabir', 'ইমরান কবির'),
    text('Sylhet', 'সিলেট'),
    text(
      'The kettle had a scratch. They took it back and sent another without a single question.',
      'কেটলিতে আঁচড় ছিল। কোনো প্রশ্ন ছাড়াই ফেরত নিয়ে আরেকটি পাঠিয়েছে।',
    ),
  ),
  says(
    'five',
    text('Nusrat Jahan', 'নুসরাত জাহান'),
    text('Khulna', 'খুলনা'),
    text(
      'Prices are plain: what the page said is what I paid at the door.',
      'দাম পরিষ্কার: পাতায় যা লেখা ছিল, দরজায় তা-ই দিয়েছি।',
    ),
  ),
  says(
    'six',
    text('Rakib Hasan', 'রাকিব হাসান'),
    text('Bogura', 'বগুড়া'),
    text(
      'Delivery took three days, as promised. Well packed.',
      'কথামতো তিন দিনে এসেছে। প্যাকেট ভালো ছিল।',
    ),
  ),
]
