import type { TestimonialWire } from '@shop/domain/wire'

/** The six testimonials that the specification asks for; names and texts are examples. */
export const testimonials: readonly TestimonialWire[] = [
  {
    name: 'Nusrat Jahan',
    location: 'Mirpur, Dhaka',
    text: 'I ordered the rice cooker at night and paid the rider the next afternoon. It was exactly as in the picture.',
    image: 'testimonials/one.960w.jpg',
  },
  {
    name: 'Rafiq Islam',
    location: 'Chattogram',
    text: 'The courier called before coming. The delivery charge was what the page had said, not a taka more.',
    image: 'testimonials/two.960w.jpg',
  },
  {
    name: 'Sharmin Akter',
    location: 'Khulna',
    text: 'One lid was cracked. I called, sent a photo, and had a new one within the week.',
    image: 'testimonials/three.960w.jpg',
  },
  {
    name: 'Tanvir Ahmed',
    location: 'Sylhet',
    text: 'Good earphones for the price. The shop works on my old phone, which most do not.',
    image: 'testimonials/four.960w.jpg',
  },
  {
    name: 'Farhana Yasmin',
    location: 'Rajshahi',
    text: 'I bought the kettle for my mother. She could read the name in Bengali and chose the colour herself.',
    image: 'testimonials/five.960w.jpg',
  },
  {
    name: 'Mahmudul Hasan',
    location: 'Barishal',
    text: 'No account, no card, no trouble. Name, phone, address, done.',
    image: 'testimonials/six.960w.jpg',
  },
]
