import { audioProducts } from './product-audio.ts'
import { combos } from './combo.ts'
import type { DemoProduct } from './model.ts'
import { computerProducts } from './product-computer.ts'
import { cookwareProducts } from './product-cookware.ts'
import { gadgetProducts } from './product-gadget.ts'
import { homeApplianceProducts } from './product-home-appliance.ts'
import { homeProducts } from './product-home.ts'
import { kitchenProducts } from './product-kitchen.ts'
import { mobileProducts } from './product-mobile.ts'
import { personalCareProducts } from './product-personal-care.ts'
import { watchProducts } from './product-watch.ts'

/** Every product of the demo shop; ids, texts and prices never change between runs. */
export const products: readonly DemoProduct[] = [
  ...kitchenProducts,
  ...homeProducts,
  ...cookwareProducts,
  ...homeApplianceProducts,
  ...gadgetProducts,
  ...mobileProducts,
  ...audioProducts,
  ...computerProducts,
  ...watchProducts,
  ...personalCareProducts,
  ...combos,
]
