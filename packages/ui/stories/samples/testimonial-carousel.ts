import type { Testimonial } from '../../src/blocks/testimonial-carousel/testimonial-card.tsx'

function says(image: string, name: string, location: string, text: string): Testimonial {
  return { image: `testimonials/${image}.960w.jpg`, name, location, text }
}

/** Six invented testimonials. */
export const testimonialFixtures: readonly Testimonial[] = [
  says(
    'one',
    'Ayesha Rahman',
    'Mirpur, Dhaka',
    'The rice cooker came the next morning. I paid the rider in cash, and it has made our rice every day since.',
  ),
  says(
    'two',
    'Tanvir Hossain',
    'Chattogram',
    'I called before I ordered, and a person answered. That decided it.',
  ),
  says(
    'three',
    'ফারহানা ইসলাম',
    'রাজশাহী',
    'গ্রাইন্ডারটা ছোট কিন্তু কাজের। মসলা গুঁড়া করতে এক মিনিটও লাগে না।',
  ),
  says(
    'four',
    'Imran Kabir',
    'Sylhet',
    'The kettle had a scratch. They took it back and sent another without a single question.',
  ),
  says(
    'five',
    'Nusrat Jahan',
    'Khulna',
    'Prices are plain: what the page said is what I paid at the door.',
  ),
  says('six', 'Rakib Hasan', 'Bogura', 'Delivery took three days, as promised. Well packed.'),
]
