import type { BannerTexts, BannerWire } from '@shop/domain/wire'

/** The four banners of the home page's carousel; they link to products 1 to 4 of the catalogue. */
export const banners: readonly BannerWire[] = [
  {
    id: 'rice-cooker',
    image: 'banners/rice-cooker.1920w.jpg',
    alt: 'Rice cooker: dinner without watching the pot',
    altBn: 'রাইস কুকার: হাঁড়ি পাহারা না দিয়েই রাতের ভাত',
    href: '/product-details/1',
    texts: {
      title: { en: 'Dinner without watching the pot', bn: 'হাঁড়ির পাশে দাঁড়িয়ে থাকতে হবে না' },
      text: {
        en: '1.8 litres, with a steamer. It keeps warm by itself.',
        bn: '১.৮ লিটার, সঙ্গে স্টিমার। রান্না শেষে নিজেই গরম রাখে।',
      },
      label: { en: 'Now 2,290 tk', bn: 'এখন ২,২৯০ টাকা' },
      action: { en: 'See the rice cooker', bn: 'রাইস কুকার দেখুন' },
    },
  },
  {
    id: 'mini-grinder',
    image: 'banners/mini-grinder.1920w.jpg',
    alt: 'Mini grinder: fresh spice in seconds',
    altBn: 'মিনি গ্রাইন্ডার: কয়েক সেকেন্ডে টাটকা মসলা',
    href: '/product-details/2',
    texts: {
      title: { en: 'Fresh spice in seconds', bn: 'সেকেন্ডেই টাটকা মসলা' },
      text: {
        en: 'Dry spices and wet chutney, in one small grinder.',
        bn: 'শুকনা মসলা আর ভেজা চাটনি, এক গ্রাইন্ডারেই।',
      },
      label: { en: 'Now 890 tk', bn: 'এখন ৮৯০ টাকা' },
      action: { en: 'See the grinder', bn: 'গ্রাইন্ডার দেখুন' },
    },
  },
  {
    id: 'magic-cleaning-brush',
    image: 'banners/magic-cleaning-brush.1920w.jpg',
    alt: 'Magic cleaning brush: three heads for every corner',
    altBn: 'ম্যাজিক ক্লিনিং ব্রাশ: সব কোনার জন্য তিনটি হেড',
    href: '/product-details/3',
    texts: {
      title: { en: 'Three heads for every corner', bn: 'প্রতিটি কোণের জন্য তিনটি হেড' },
      text: {
        en: 'Rechargeable, so there is no cord in the water.',
        bn: 'রিচার্জেবল, তাই পানিতে কোনো তার থাকে না।',
      },
      label: { en: 'Now 690 tk', bn: 'এখন ৬৯০ টাকা' },
      action: { en: 'See the brush', bn: 'ব্রাশ দেখুন' },
    },
  },
  {
    id: 'electric-kettle',
    image: 'banners/electric-kettle.1920w.jpg',
    alt: 'Electric kettle: tea in four minutes',
    altBn: 'ইলেকট্রিক কেটলি: চার মিনিটে চা',
    href: '/product-details/4',
    texts: {
      title: { en: 'Tea in four minutes', bn: 'চার মিনিটেই চা' },
      text: { en: '1.8 litres, and it switches itself off.', bn: '১.৮ লিটার, ফুটলে নিজেই বন্ধ হয়।' },
      label: { en: 'Now 1,190 tk', bn: 'এখন ১,১৯০ টাকা' },
      action: { en: 'See the kettle', bn: 'কেটলি দেখুন' },
    },
  },
]

const offer = { en: 'See the offer', bn: 'অফার দেখুন' }

/** A headline, a saving and the call to action of an offer. */
function said(title: BannerTexts['title'], label: BannerTexts['label']): BannerTexts {
  return { title, text: null, label, action: offer }
}

const grinder = {
  image: 'strips/mini-grinder.960w.jpg',
  alt: 'Mini grinder',
  altBn: 'মিনি গ্রাইন্ডার',
  href: '/product-details/2',
  texts: said({ en: 'Grind it fresh', bn: 'টাটকা গুঁড়া করুন' }, { en: '29% off', bn: '২৯% ছাড়' }),
}
const brush = {
  image: 'strips/magic-cleaning-brush.960w.jpg',
  alt: 'Magic cleaning brush',
  altBn: 'ম্যাজিক ক্লিনিং ব্রাশ',
  href: '/product-details/3',
  texts: said(
    { en: 'Clean without scrubbing', bn: 'ঘষা ছাড়াই পরিষ্কার' },
    { en: '30% off', bn: '৩০% ছাড়' },
  ),
}

/** The second strip: grinder and brush alternate, four entries. */
export const strip: readonly BannerWire[] = [grinder, brush, grinder, brush].map(
  (entry, index) => ({ id: `strip-${index + 1}`, ...entry }),
)
