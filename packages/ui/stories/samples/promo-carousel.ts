import type { Banner } from '../../src/blocks/promo-carousel/banner-image.tsx'
import { text } from './text.ts'

function banner(id: number, slug: string, alt: string, texts: Partial<Banner>): Banner {
  return { id, image: `banners/${slug}.1920w.jpg`, alt, href: `/product-details/${id}`, ...texts }
}

/** The banners of the demo shop. */
export const bannerFixtures: readonly Banner[] = [
  banner(
    1,
    'rice-cooker',
    text('Rice cooker: perfect rice, every day', 'রাইস কুকার: প্রতিদিন ঝরঝরে ভাত'),
    {
      title: text('Dinner without watching the pot', 'হাঁড়ি না দেখেই রাতের ভাত'),
      text: text(
        '1.8 litres, with a steamer. It keeps warm by itself.',
        '১.৮ লিটার, স্টিমারসহ। নিজে থেকেই গরম রাখে।',
      ),
      label: text('Now 2,290 tk', 'এখন ২,২৯০ টাকা'),
      action: text('See the rice cooker', 'রাইস কুকার দেখুন'),
    },
  ),
  banner(
    2,
    'mini-grinder',
    text('Mini grinder: fresh spices in seconds', 'মিনি গ্রাইন্ডার: মুহূর্তেই তাজা মসলা'),
    {
      title: text('Fresh spice in seconds', 'মুহূর্তেই তাজা মসলা'),
      label: text('Now 890 tk', 'এখন ৮৯০ টাকা'),
      action: text('See the grinder', 'গ্রাইন্ডার দেখুন'),
    },
  ),
  banner(
    3,
    'magic-cleaning-brush',
    text('Magic cleaning brush: five heads, one handle', 'ম্যাজিক ক্লিনিং ব্রাশ: পাঁচ মাথা, এক হাতল'),
    {
      title: text('Three heads for every corner', 'প্রতিটি কোনার জন্য তিন মাথা'),
      label: text('Now 690 tk', 'এখন ৬৯০ টাকা'),
      action: text('See the brush', 'ব্রাশ দেখুন'),
    },
  ),
  banner(
    4,
    'electric-kettle',
    text('Electric kettle: tea in three minutes', 'ইলেকট্রিক কেটলি: তিন মিনিটে চা'),
    {
      title: text('Tea in four minutes', 'চার মিনিটে চা'),
      label: text('Now 1,190 tk', 'এখন ১,১৯০ টাকা'),
      action: text('See the kettle', 'কেটলি দেখুন'),
    },
  ),
]

function strip(id: string, product: number, slug: string, alt: string): Banner {
  return { id, image: `strips/${slug}.960w.jpg`, alt, href: `/product-details/${product}` }
}

/** The entries of the demo shop's promotion strip. */
export const stripFixtures: readonly Banner[] = [
  strip('a', 2, 'mini-grinder', text('Mini grinder on offer', 'অফারে মিনি গ্রাইন্ডার')),
  strip(
    'b',
    3,
    'magic-cleaning-brush',
    text('Magic cleaning brush on offer', 'অফারে ম্যাজিক ক্লিনিং ব্রাশ'),
  ),
  strip(
    'c',
    2,
    'mini-grinder',
    text('Mini grinder for your kitchen', 'আপনার রান্নাঘরের মিনি গ্রাইন্ডার'),
  ),
  strip(
    'd',
    3,
    'magic-cleaning-brush',
    text('Magic cleaning brush for your home', 'আপনার ঘরের ম্যাজিক ক্লিনিং ব্রাশ'),
  ),
]
