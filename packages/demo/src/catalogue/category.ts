import { categoriesInBengali } from './names-bn.ts'
import type { DemoCategory } from './model.ts'

function category(
  id: number,
  name: string,
  slug: string,
  subCategory: string[],
  innerSubCategory: string[],
  keywords: string[],
): DemoCategory {
  const nameBn = categoriesInBengali[id]
  return {
    id,
    name,
    ...(nameBn ? { nameBn } : {}),
    icon: `categories/${slug}.svg`,
    category: `${name} icon`,
    subCategory,
    innerSubCategory,
    keywords,
  }
}

/** The categories, in the order of the menu. */
export const categories: DemoCategory[] = [
  category(
    1,
    'Kitchen Appliances',
    'kitchen-appliances',
    ['Rice Cookers', 'Grinders', 'Electric Kettles', 'Blenders'],
    ['1.8 litre', '2.8 litre', 'Mini', 'Glass jar'],
    ['রান্নাঘর', 'রাইস কুকার', 'কেটলি', 'ব্লেন্ডার', 'rannaghor', 'kitchen'],
  ),
  category(
    2,
    'Home & Cleaning',
    'home-and-cleaning',
    ['Cleaning Brushes', 'Storage'],
    ['Rechargeable', 'Stackable', 'With lid'],
    ['পরিষ্কার', 'ব্রাশ', 'বক্স', 'porishkar', 'ghor'],
  ),
  category(
    3,
    'Cookware & Dining',
    'cookware-and-dining',
    ['Pans', 'Knife Sets', 'Lunch Boxes', 'Water Bottles'],
    ['Non-stick', 'Induction base', 'Steel', 'Insulated'],
    ['হাঁড়ি পাতিল', 'প্যান', 'টিফিন বক্স', 'বোতল', 'hari patil', 'tiffin'],
  ),
  category(
    4,
    'Home Appliances',
    'home-appliances',
    ['Fans', 'Irons', 'Lamps', 'Bulbs'],
    ['Rechargeable', 'Table', 'Steam', 'LED'],
    ['ফ্যান', 'ইস্ত্রি', 'বাতি', 'লাইট', 'fan', 'istri', 'batti'],
  ),
  category(
    5,
    'Gadgets',
    'gadgets',
    ['Tripods', 'Portable Fans', 'Desk Lights', 'Kitchen Scales'],
    ['Foldable', 'USB', 'Pocket'],
    ['গ্যাজেট', 'ট্রাইপড', 'gadget'],
  ),
  category(
    6,
    'Mobile Accessories',
    'mobile-accessories',
    ['Power Banks', 'Chargers', 'Cables', 'Phone Holders', 'Memory Cards'],
    ['20 W', '33 W', 'Type-C', 'Magnetic'],
    ['মোবাইল', 'চার্জার', 'পাওয়ার ব্যাংক', 'mobile', 'charger'],
  ),
  category(
    7,
    'Audio',
    'audio',
    ['Earbuds', 'Headphones', 'Speakers'],
    ['Wireless', 'Noise reduction', 'Splash proof'],
    ['হেডফোন', 'স্পিকার', 'ইয়ারবাড', 'headphone', 'speaker'],
  ),
  category(
    8,
    'Computer Accessories',
    'computer-accessories',
    ['Keyboards', 'Mice', 'Webcams', 'Routers'],
    ['Wireless', 'Mechanical', 'Full HD', 'Dual band'],
    ['কম্পিউটার', 'কীবোর্ড', 'মাউস', 'রাউটার', 'keyboard', 'mouse'],
  ),
  category(
    9,
    'Smart Watches',
    'smart-watches',
    ['Fitness Watches', 'Calling Watches'],
    ['1.8 inch', 'Silicone strap'],
    ['স্মার্ট ওয়াচ', 'ঘড়ি', 'ghori', 'smart watch'],
  ),
  category(
    10,
    'Personal Care',
    'personal-care',
    ['Trimmers', 'Body Scales'],
    ['Rechargeable', 'Washable'],
    ['ট্রিমার', 'ওজন মাপার যন্ত্র', 'trimmer', 'ojon'],
  ),
  category(
    11,
    'Combo',
    'combo',
    ['Kitchen Combos', 'Desk Combos', 'Travel Combos'],
    ['Two pieces', 'Three pieces'],
    ['কম্বো', 'একসাথে', 'combo', 'offer'],
  ),
]
