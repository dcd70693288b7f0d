export { isVagueAddress, namedPlace } from './address.ts'
export type { NamedPlace, Places } from './address.ts'
export { attributeKinds, attributeLabels, isAttributeKey } from './attribute.ts'
export type { AttributeKey, AttributeWire, FacetWire } from './attribute.ts'
export { FILTER_KEYS, parseFilterValues } from './attribute-key.ts'
export type { AttributeFilters, FilterKey } from './attribute-key.ts'
export { BANGLADESH } from './bangladesh.ts'
export { bangladeshPlaces } from './bangladesh-places.ts'
export { cartCap, lineTotal } from './bag-item.ts'
export type { LineIdentity, LineUpdate } from './bag-item.ts'
export {
  addToBag,
  bagCount,
  bagLines,
  bagPieces,
  bagSubtotal,
  decreaseLine,
  directBag,
  emptyBag,
  findLine,
  increaseLine,
  isBagFullFor,
  MAX_LINES,
  refreshLine,
  removeLine,
  setQuantity,
  subtractFromLine,
} from './bag.ts'
export type { Bag, BagLine } from './bag.ts'
export { campaignProblems, campaignRules } from './campaign-rules.ts'
export { contactProblems, contactRules } from './contact-rules.ts'
export { couponCode, couponDiscount } from './coupon.ts'
export type { CouponDiscount, CouponRule } from './coupon.ts'
export { COURIER_NAMES, COURIERS, MAX_PARCELS, PAID_FILTERS } from './courier.ts'
export type { CourierId, PaidFilter } from './courier.ts'
export { ANALYTICS_SHIPPING, deliveryCharge, INITIAL_ZONES } from './delivery.ts'
export type { ZoneWire } from './delivery.ts'
export { discountPercent, finalPrice, savings } from './discount.ts'
export type { Priced } from './discount.ts'
export { BANNER_WIDTHS, IMAGE_WIDTHS, imageSources, mediaUrl } from './image.ts'
export type { ImageSources } from './image.ts'
export { CURRENCY, formatMoney, MAX_PRICE, toPoisha, toTaka } from './money.ts'
export type { Taka } from './money.ts'
export { normalizeProduct, normalizeProducts, unwrapList } from './normalize-product.ts'
export { LANGUAGES, type Language } from './language.ts'
export { nameKey, normalText } from './name.ts'
export { namedAmounts, namesAmount, replaceAmount } from './named-amount.ts'
export { formatNumber, INDIAN, writeDigits } from './number.ts'
export type { NumberStyle } from './number.ts'
export {
  amountToCollect,
  canChangeStatus,
  ORDER_STATUSES,
  orderTotals,
  orderTotalsInPoisha,
  reduceTotals,
  totalsInTaka,
  isToConfirm,
  shopperMayCancel,
  staffMayCorrect,
} from './order.ts'
export type { OrderStatus, OrderTotals, ReducedTotals, ReviewReason } from './order.ts'
export { orderContent } from './order-content.ts'
export {
  controlOf,
  deliveryProblems,
  deliveryRules,
  deliveryTexts,
  directRules,
  ORDER_CONTROLS,
  ORDER_OUTPUTS,
  orderFieldsOf,
  PERSONAL_FIELDS,
  toOrderFields,
  toOrderOutput,
} from './order-fields.ts'
export type { DeliveryTexts, OrderFields } from './order-fields.ts'
export {
  ANY_PHONE,
  BANGLADESHI_PHONE,
  hasPhoneLength,
  hasPhoneStart,
  isBangladeshiMobile,
  isMobile,
  isMobileOrPrefixed,
  latinDigits,
  normalizePhone,
} from './phone.ts'
export type { PhoneRule } from './phone.ts'
export { tooLong } from './form-problem.ts'
export type { Problem } from './form-problem.ts'
export { parseAmount, parseTaka } from './parse-amount.ts'
export { problemTexts } from './problem-texts.ts'
export { categoryName, comboPrice, PRODUCT_SORTS, productImage, productImages } from './product.ts'
export type { ProductSort } from './product.ts'
export type { BagItem, CardProduct, CategoryWire, ProductWire } from './shop.ts'
export { cardFields } from './product-fields.ts'
export { isPageUrl, isShopPhone } from './shop-contact.ts'
export { socialNetworks, type SocialNetwork } from './social-networks.ts'
export { LOW_STOCK, PRODUCT_FILTERS, STOCK_REASONS, stockCount } from './stock-count.ts'
export {
  MAX_STAFF_NAME,
  PASSWORD_LENGTH,
  PERMISSIONS,
  permissionsOf,
  STAFF_ROLES,
} from './staff.ts'
export type { Permission, StaffRole } from './staff.ts'
export { parseBag, serializeBag } from './stored-bag.ts'
export { codePoints, isBlank, isEmailLike, LIMITS, MAX_COOKIE, withoutInvisible } from './text.ts'
export { instantOf, partsOf } from './wall-time.ts'
