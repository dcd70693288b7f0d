import { bagListMessages } from './blocks/bag-list/bag-list.messages.ts'
import { bagNoticeMessages } from './blocks/bag-notice/bag-notice.messages.ts'
import { bagSummaryMessages } from './blocks/bag-summary/bag-summary.messages.ts'
import { bannerAreaMessages } from './blocks/banner-area/banner-area.messages.ts'
import { buyBarMessages } from './blocks/buy-bar/buy-bar.messages.ts'
import { campaignFormMessages } from './blocks/campaign-form/campaign-form.messages.ts'
import { campaignPopupMessages } from './blocks/campaign-popup/campaign-popup.messages.ts'
import { compareChoiceMessages } from './blocks/compare-choice/compare-choice.messages.ts'
import { compareTableMessages } from './blocks/compare-table/compare-table.messages.ts'
import { contactFormMessages } from './blocks/contact-form/contact-form.messages.ts'
import { contactInfoMessages } from './blocks/contact-info/contact-info.messages.ts'
import { deliveryFormMessages } from './blocks/delivery-form/delivery-form.messages.ts'
import { directCheckoutFormMessages } from './blocks/direct-checkout-form/direct-checkout-form.messages.ts'
import { discountSectionMessages } from './blocks/discount-section/discount-section.messages.ts'
import { loginPanelMessages } from './blocks/login-panel/login-panel.messages.ts'
import { newsletterFormMessages } from './blocks/newsletter-form/newsletter-form.messages.ts'
import { notFoundPageMessages } from './blocks/not-found-page/not-found-page.messages.ts'
import { nothingToCheckoutMessages } from './blocks/nothing-to-checkout/nothing-to-checkout.messages.ts'
import { offerPopupMessages } from './blocks/offer-popup/offer-popup.messages.ts'
import { offlinePageMessages } from './blocks/offline-page/offline-page.messages.ts'
import { orderSuccessPanelMessages } from './blocks/order-success-panel/order-success-panel.messages.ts'
import { orderSummaryMessages } from './blocks/order-summary/order-summary.messages.ts'
import { paymentMethodFormMessages } from './blocks/payment-method-form/payment-method-form.messages.ts'
import { plainMenuMessages } from './blocks/plain-menu/plain-menu.messages.ts'
import { policyPageMessages } from './blocks/policy-page/policy-page.messages.ts'
import { productFiltersMessages } from './blocks/product-filters/product-filters.messages.ts'
import { productSectionMessages } from './blocks/product-section/product-section.messages.ts'
import { promoCarouselMessages } from './blocks/promo-carousel/promo-carousel.messages.ts'
import { promoStripMessages } from './blocks/promo-strip/promo-strip.messages.ts'
import { purchasePanelMessages } from './blocks/purchase-panel/purchase-panel.messages.ts'
import { reviewsViewMessages } from './blocks/reviews-view/reviews-view.messages.ts'
import { savedOrdersMessages } from './blocks/saved-orders/saved-orders.messages.ts'
import { siteFooterMessages } from './blocks/site-footer/site-footer.messages.ts'
import { siteHeaderMessages } from './blocks/site-header/site-header.messages.ts'
import { siteLayoutMessages } from './blocks/site-layout/site-layout.messages.ts'
import { testimonialCarouselMessages } from './blocks/testimonial-carousel/testimonial-carousel.messages.ts'
import { thankYouPanelMessages } from './blocks/thank-you-panel/thank-you-panel.messages.ts'
import { trackOrderFormMessages } from './blocks/track-order-form/track-order-form.messages.ts'
import { trackedOrderMessages } from './blocks/tracked-order/tracked-order.messages.ts'
import { trustBlurbsMessages } from './blocks/trust-blurbs/trust-blurbs.messages.ts'
import { alertPopupMessages } from './commerce/alert-popup/alert-popup.messages.ts'
import { bagLineMessages } from './commerce/bag-line/bag-line.messages.ts'
import { callToOrderMessages } from './commerce/call-to-order/call-to-order.messages.ts'
import { categoryListMessages } from './commerce/category-list/category-list.messages.ts'
import { categoryMenuMessages } from './commerce/category-menu/category-menu.messages.ts'
import { comboCardMessages } from './commerce/combo-card/combo-card.messages.ts'
import { couponFieldMessages } from './commerce/coupon-field/coupon-field.messages.ts'
import { deliveryInfoMessages } from './commerce/delivery-info/delivery-info.messages.ts'
import { discountBadgeMessages } from './commerce/discount-badge/discount-badge.messages.ts'
import { facetFiltersMessages } from './commerce/facet-filters/facet-filters.messages.ts'
import { orderProgressMessages } from './commerce/order-progress/order-progress.messages.ts'
import { priceMessages } from './commerce/price/price.messages.ts'
import { productCardMessages } from './commerce/product-card/product-card.messages.ts'
import { productGalleryMessages } from './commerce/product-gallery/product-gallery.messages.ts'
import { zoomDialogMessages } from './commerce/product-gallery/zoom-dialog.messages.ts'
import { productGridMessages } from './commerce/product-grid/product-grid.messages.ts'
import { searchBoxMessages } from './commerce/search-box/search-box.messages.ts'
import { shopFormMessages } from './commerce/shop-form/shop-form.messages.ts'
import { socialLinksMessages } from './commerce/social-links/social-links.messages.ts'
import { specificationTableMessages } from './commerce/specification-table/specification-table.messages.ts'
import { stockLabelMessages } from './commerce/stock-label/stock-label.messages.ts'
import { zoneChoiceMessages } from './commerce/zone-choice/zone-choice.messages.ts'
import { appShellMessages } from './components/app-shell/app-shell.messages.ts'
import { autocompleteMessages } from './components/autocomplete/autocomplete.messages.ts'
import { barChartMessages } from './components/bar-chart/bar-chart.messages.ts'
import { breadcrumbMessages } from './components/breadcrumb/breadcrumb.messages.ts'
import { carouselMessages } from './components/carousel/carousel.messages.ts'
import { confettiMessages } from './components/confetti/confetti.messages.ts'
import { confirmDialogMessages } from './components/confirm-dialog/confirm-dialog.messages.ts'
import { copyButtonMessages } from './components/copy-button/copy-button.messages.ts'
import { dialogMessages } from './components/dialog/dialog.messages.ts'
import { loadingBarMessages } from './components/loading-bar/loading-bar.messages.ts'
import { mapEmbedMessages } from './components/map-embed/map-embed.messages.ts'
import { paginationMessages } from './components/pagination/pagination.messages.ts'
import { quantityStepperMessages } from './components/quantity-stepper/quantity-stepper.messages.ts'
import { ratingInputMessages } from './components/rating-input/rating-input.messages.ts'
import { ratingMessages } from './components/rating/rating.messages.ts'
import { shareButtonMessages } from './components/share-button/share-button.messages.ts'
import { tableOfContentsMessages } from './components/table-of-contents/table-of-contents.messages.ts'
import { tableMessages } from './components/table/table.messages.ts'
import { toastMessages } from './components/toast/toast.messages.ts'

/** English texts of all components by key; the starting point of a translation. */
export const defaultMessages = {
  ...bagListMessages,
  ...bagNoticeMessages,
  ...bagSummaryMessages,
  ...bannerAreaMessages,
  ...buyBarMessages,
  ...campaignFormMessages,
  ...campaignPopupMessages,
  ...compareChoiceMessages,
  ...compareTableMessages,
  ...contactFormMessages,
  ...contactInfoMessages,
  ...deliveryFormMessages,
  ...directCheckoutFormMessages,
  ...discountSectionMessages,
  ...loginPanelMessages,
  ...newsletterFormMessages,
  ...notFoundPageMessages,
  ...nothingToCheckoutMessages,
  ...offerPopupMessages,
  ...offlinePageMessages,
  ...orderSuccessPanelMessages,
  ...orderSummaryMessages,
  ...paymentMethodFormMessages,
  ...plainMenuMessages,
  ...policyPageMessages,
  ...productFiltersMessages,
  ...productSectionMessages,
  ...promoCarouselMessages,
  ...promoStripMessages,
  ...purchasePanelMessages,
  ...reviewsViewMessages,
  ...savedOrdersMessages,
  ...siteFooterMessages,
  ...siteHeaderMessages,
  ...siteLayoutMessages,
  ...testimonialCarouselMessages,
  ...thankYouPanelMessages,
  ...trackOrderFormMessages,
  ...trackedOrderMessages,
  ...trustBlurbsMessages,
  ...alertPopupMessages,
  ...bagLineMessages,
  ...callToOrderMessages,
  ...categoryListMessages,
  ...categoryMenuMessages,
  ...comboCardMessages,
  ...couponFieldMessages,
  ...deliveryInfoMessages,
  ...discountBadgeMessages,
  ...facetFiltersMessages,
  ...orderProgressMessages,
  ...priceMessages,
  ...productCardMessages,
  ...productGalleryMessages,
  ...zoomDialogMessages,
  ...productGridMessages,
  ...searchBoxMessages,
  ...shopFormMessages,
  ...socialLinksMessages,
  ...specificationTableMessages,
  ...stockLabelMessages,
  ...zoneChoiceMessages,
  ...appShellMessages,
  ...autocompleteMessages,
  ...barChartMessages,
  ...breadcrumbMessages,
  ...carouselMessages,
  ...confettiMessages,
  ...confirmDialogMessages,
  ...copyButtonMessages,
  ...dialogMessages,
  ...loadingBarMessages,
  ...mapEmbedMessages,
  ...paginationMessages,
  ...quantityStepperMessages,
  ...ratingInputMessages,
  ...ratingMessages,
  ...shareButtonMessages,
  ...tableOfContentsMessages,
  ...tableMessages,
  ...toastMessages,
} as const
