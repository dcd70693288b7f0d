import { alertPopupMessages } from './commerce/alert-popup/alert-popup.messages.ts'
import { bagLineMessages } from './commerce/bag-line/bag-line.messages.ts'
import { bagListMessages } from './commerce/bag-list/bag-list.messages.ts'
import { bagNoticeMessages } from './commerce/bag-notice/bag-notice.messages.ts'
import { bagSummaryMessages } from './commerce/bag-summary/bag-summary.messages.ts'
import { bannerAreaMessages } from './commerce/banner-area/banner-area.messages.ts'
import { buyBarMessages } from './commerce/buy-bar/buy-bar.messages.ts'
import { callToOrderMessages } from './commerce/call-to-order/call-to-order.messages.ts'
import { campaignFormMessages } from './commerce/campaign-form/campaign-form.messages.ts'
import { campaignPopupMessages } from './commerce/campaign-popup/campaign-popup.messages.ts'
import { categoryListMessages } from './commerce/category-list/category-list.messages.ts'
import { categoryMenuMessages } from './commerce/category-menu/category-menu.messages.ts'
import { comboCardMessages } from './commerce/combo-card/combo-card.messages.ts'
import { compareChoiceMessages } from './commerce/compare-choice/compare-choice.messages.ts'
import { compareTableMessages } from './commerce/compare-table/compare-table.messages.ts'
import { contactFormMessages } from './commerce/contact-form/contact-form.messages.ts'
import { contactInfoMessages } from './commerce/contact-info/contact-info.messages.ts'
import { couponFieldMessages } from './commerce/coupon-field/coupon-field.messages.ts'
import { deliveryFormMessages } from './commerce/delivery-form/delivery-form.messages.ts'
import { deliveryInfoMessages } from './commerce/delivery-info/delivery-info.messages.ts'
import { directCheckoutFormMessages } from './commerce/direct-checkout-form/direct-checkout-form.messages.ts'
import { discountBadgeMessages } from './commerce/discount-badge/discount-badge.messages.ts'
import { discountSectionMessages } from './commerce/discount-section/discount-section.messages.ts'
import { facetFiltersMessages } from './commerce/facet-filters/facet-filters.messages.ts'
import { loginPanelMessages } from './commerce/login-panel/login-panel.messages.ts'
import { newsletterFormMessages } from './commerce/newsletter-form/newsletter-form.messages.ts'
import { notFoundPageMessages } from './commerce/not-found-page/not-found-page.messages.ts'
import { nothingToCheckoutMessages } from './commerce/nothing-to-checkout/nothing-to-checkout.messages.ts'
import { offerPopupMessages } from './commerce/offer-popup/offer-popup.messages.ts'
import { offlinePageMessages } from './commerce/offline-page/offline-page.messages.ts'
import { orderProgressMessages } from './commerce/order-progress/order-progress.messages.ts'
import { orderSuccessPanelMessages } from './commerce/order-success-panel/order-success-panel.messages.ts'
import { orderSummaryMessages } from './commerce/order-summary/order-summary.messages.ts'
import { paymentMethodFormMessages } from './commerce/payment-method-form/payment-method-form.messages.ts'
import { plainMenuMessages } from './commerce/plain-menu/plain-menu.messages.ts'
import { policyPageMessages } from './commerce/policy-page/policy-page.messages.ts'
import { priceMessages } from './commerce/price/price.messages.ts'
import { productCardMessages } from './commerce/product-card/product-card.messages.ts'
import { productFiltersMessages } from './commerce/product-filters/product-filters.messages.ts'
import { productGalleryMessages } from './commerce/product-gallery/product-gallery.messages.ts'
import { zoomDialogMessages } from './commerce/product-gallery/zoom-dialog.messages.ts'
import { productGridMessages } from './commerce/product-grid/product-grid.messages.ts'
import { productSectionMessages } from './commerce/product-section/product-section.messages.ts'
import { promoCarouselMessages } from './commerce/promo-carousel/promo-carousel.messages.ts'
import { promoStripMessages } from './commerce/promo-strip/promo-strip.messages.ts'
import { purchasePanelMessages } from './commerce/purchase-panel/purchase-panel.messages.ts'
import { reviewsViewMessages } from './commerce/reviews-view/reviews-view.messages.ts'
import { savedOrdersMessages } from './commerce/saved-orders/saved-orders.messages.ts'
import { searchBoxMessages } from './commerce/search-box/search-box.messages.ts'
import { shopFormMessages } from './commerce/shop-form/shop-form.messages.ts'
import { siteFooterMessages } from './commerce/site-footer/site-footer.messages.ts'
import { siteHeaderMessages } from './commerce/site-header/site-header.messages.ts'
import { siteLayoutMessages } from './commerce/site-layout/site-layout.messages.ts'
import { socialLinksMessages } from './commerce/social-links/social-links.messages.ts'
import { specificationTableMessages } from './commerce/specification-table/specification-table.messages.ts'
import { stockLabelMessages } from './commerce/stock-label/stock-label.messages.ts'
import { testimonialCarouselMessages } from './commerce/testimonial-carousel/testimonial-carousel.messages.ts'
import { thankYouPanelMessages } from './commerce/thank-you-panel/thank-you-panel.messages.ts'
import { trackOrderFormMessages } from './commerce/track-order-form/track-order-form.messages.ts'
import { trackedOrderMessages } from './commerce/tracked-order/tracked-order.messages.ts'
import { trustBlurbsMessages } from './commerce/trust-blurbs/trust-blurbs.messages.ts'
import { zoneChoiceMessages } from './commerce/zone-choice/zone-choice.messages.ts'
import { breadcrumbMessages } from './components/breadcrumb/breadcrumb.messages.ts'
import { carouselMessages } from './components/carousel/carousel.messages.ts'
import { comboboxMessages } from './components/combobox/combobox.messages.ts'
import { confettiMessages } from './components/confetti/confetti.messages.ts'
import { copyButtonMessages } from './components/copy-button/copy-button.messages.ts'
import { dialogMessages } from './components/dialog/dialog.messages.ts'
import { loadingBarMessages } from './components/loading-bar/loading-bar.messages.ts'
import { mapEmbedMessages } from './components/map-embed/map-embed.messages.ts'
import { quantityStepperMessages } from './components/quantity-stepper/quantity-stepper.messages.ts'
import { ratingInputMessages } from './components/rating-input/rating-input.messages.ts'
import { ratingMessages } from './components/rating/rating.messages.ts'
import { shareButtonMessages } from './components/share-button/share-button.messages.ts'
import { tableOfContentsMessages } from './components/table-of-contents/table-of-contents.messages.ts'
import { toastMessages } from './components/toast/toast.messages.ts'

/** English texts of all components by key; the starting point of a translation. */
export const defaultMessages = {
  ...alertPopupMessages,
  ...bagLineMessages,
  ...bagListMessages,
  ...bagNoticeMessages,
  ...bagSummaryMessages,
  ...bannerAreaMessages,
  ...buyBarMessages,
  ...callToOrderMessages,
  ...campaignFormMessages,
  ...campaignPopupMessages,
  ...categoryListMessages,
  ...categoryMenuMessages,
  ...comboCardMessages,
  ...compareChoiceMessages,
  ...compareTableMessages,
  ...contactFormMessages,
  ...contactInfoMessages,
  ...couponFieldMessages,
  ...deliveryFormMessages,
  ...deliveryInfoMessages,
  ...directCheckoutFormMessages,
  ...discountBadgeMessages,
  ...discountSectionMessages,
  ...facetFiltersMessages,
  ...loginPanelMessages,
  ...newsletterFormMessages,
  ...notFoundPageMessages,
  ...nothingToCheckoutMessages,
  ...offerPopupMessages,
  ...offlinePageMessages,
  ...orderProgressMessages,
  ...orderSuccessPanelMessages,
  ...orderSummaryMessages,
  ...paymentMethodFormMessages,
  ...plainMenuMessages,
  ...policyPageMessages,
  ...priceMessages,
  ...productCardMessages,
  ...productFiltersMessages,
  ...productGalleryMessages,
  ...zoomDialogMessages,
  ...productGridMessages,
  ...productSectionMessages,
  ...promoCarouselMessages,
  ...promoStripMessages,
  ...purchasePanelMessages,
  ...reviewsViewMessages,
  ...savedOrdersMessages,
  ...searchBoxMessages,
  ...shopFormMessages,
  ...siteFooterMessages,
  ...siteHeaderMessages,
  ...siteLayoutMessages,
  ...socialLinksMessages,
  ...specificationTableMessages,
  ...stockLabelMessages,
  ...testimonialCarouselMessages,
  ...thankYouPanelMessages,
  ...trackOrderFormMessages,
  ...trackedOrderMessages,
  ...trustBlurbsMessages,
  ...zoneChoiceMessages,
  ...breadcrumbMessages,
  ...carouselMessages,
  ...comboboxMessages,
  ...confettiMessages,
  ...copyButtonMessages,
  ...dialogMessages,
  ...loadingBarMessages,
  ...mapEmbedMessages,
  ...quantityStepperMessages,
  ...ratingInputMessages,
  ...ratingMessages,
  ...shareButtonMessages,
  ...tableOfContentsMessages,
  ...toastMessages,
} as const
