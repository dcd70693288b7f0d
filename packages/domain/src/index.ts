export { canIncrease, cartCap, lineTotal } from './bag-item.ts'
export type { LineIdentity, LineUpdate } from './bag-item.ts'
export {
  addToBag,
  bagCount,
  bagLines,
  bagSubtotal,
  decreaseLine,
  emptyBag,
  findLine,
  increaseLine,
  refreshLine,
  removeLine,
  subtractFromLine,
} from './bag.ts'
export type { Bag, BagLine } from './bag.ts'
export { couponDiscount, DEMO_COUNTRY_SHIPPING } from './coupon.ts'
export type { CouponCode, CouponDiscount } from './coupon.ts'
export { ANALYTICS_SHIPPING, DEFAULT_ZONE, deliveryCharge, isZone, ZONES } from './delivery.ts'
export type { Zone } from './delivery.ts'
export { discountPercent, finalPrice, presentPrice, savings } from './discount.ts'
export type { Priced } from './discount.ts'
export { BANNER_WIDTHS, IMAGE_WIDTHS, imageSources, mediaUrl } from './image.ts'
export type { ImageSources } from './image.ts'
export {
  CURRENCY,
  formatNumber,
  formatTaka,
  formatTakaExact,
  formatTk,
  isPrice,
  MAX_PRICE,
  toPoisha,
  toTaka,
} from './money.ts'
export { normalizeProduct, normalizeProducts, unwrapList } from './normalize-product.ts'
export { canChangeStatus, ORDER_STATUSES, orderTotals } from './order.ts'
export type { OrderStatus, OrderTotals } from './order.ts'
export {
  isBangladeshiMobile,
  isCampaignPhone,
  isContactPhone,
  isElevenDigits,
  latinDigits,
  storedPhone,
} from './phone.ts'
export { categoryName, comboPrice, productImage, productImages, stockCount } from './product.ts'
export type { Pictured } from './product.ts'
export type { BagItem, CategoryWire, ProductWire, Taka } from './shop.ts'
export { BAG_VERSION, mergeBags, parseBag, serializeBag } from './stored-bag.ts'
export { codePoints, isBlank, isEmailLike, LIMITS } from './text.ts'
