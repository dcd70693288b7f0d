import type { TestimonialWire } from '@shop/domain/wire'

/** The six testimonials that the specification asks for; names and texts are examples. */
export const testimonials: readonly TestimonialWire[] = [
  {
    name: 'Nusrat Jahan',
    nameBn: 'নুসরাত জাহান',
    location: 'Mirpur, Dhaka',
    locationBn: 'মিরপুর, ঢাকা',
    text: 'I ordered the rice cooker at night and paid the rider the next afternoon. It was exactly as in the picture.',
    textBn: 'রাতে রাইস কুকার অর্ডার দিলাম, পরদিন বিকেলে রাইডারকে টাকা দিলাম। ছবিতে যেমন, ঠিক তেমন।',
    image: 'testimonials/one.960w.jpg',
  },
  {
    name: 'Rafiq Islam',
    nameBn: 'রফিক ইসলাম',
    location: 'Chattogram',
    locationBn: 'চট্টগ্রাম',
    text: 'The courier called before coming. The delivery charge was what the page had said, not a taka more.',
    textBn: 'কুরিয়ার আসার আগে কল করেছে। পাতায় যে ডেলিভারি চার্জ লেখা ছিল, তার এক টাকাও বেশি নেয়নি।',
    image: 'testimonials/two.960w.jpg',
  },
  {
    name: 'Sharmin Akter',
    nameBn: 'শারমিন আক্তার',
    location: 'Khulna',
    locationBn: 'খুলনা',
    text: 'One lid was cracked. I called, sent a photo, and had a new one within the week.',
    textBn: 'একটা ঢাকনা ফাটা ছিল। কল করে ছবি পাঠালাম, এক সপ্তাহের মধ্যে নতুনটা পেলাম।',
    image: 'testimonials/three.960w.jpg',
  },
  {
    name: 'Tanvir Ahmed',
    nameBn: 'তানভীর আহমেদ',
    location: 'Sylhet',
    locationBn: 'সিলেট',
    text: 'Good earphones for the price. The shop works on my old phone, which most do not.',
    textBn: 'এই দামে ভালো ইয়ারফোন। দোকানটা আমার পুরোনো ফোনেও চলে, অনেক দোকান চলে না।',
    image: 'testimonials/four.960w.jpg',
  },
  {
    name: 'Farhana Yasmin',
    nameBn: 'ফারহানা ইয়াসমিন',
    location: 'Rajshahi',
    locationBn: 'রাজশাহী',
    text: 'I bought the kettle for my mother. She could read the name in Bengali and chose the colour herself.',
    textBn: 'মায়ের জন্য কেটলি কিনেছি। মা বাংলায় নাম পড়ে নিজেই রং বেছেছেন।',
    image: 'testimonials/five.960w.jpg',
  },
  {
    name: 'Mahmudul Hasan',
    nameBn: 'মাহমুদুল হাসান',
    location: 'Barishal',
    locationBn: 'বরিশাল',
    text: 'No account, no card, no trouble. Name, phone, address, done.',
    textBn: 'অ্যাকাউন্ট নেই, কার্ড নেই, ঝামেলা নেই। নাম, ফোন, ঠিকানা, ব্যস।',
    image: 'testimonials/six.960w.jpg',
  },
]
