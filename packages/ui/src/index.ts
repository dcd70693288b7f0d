export { AlertPopup, type AlertPopupProps } from './commerce/alert-popup/index.ts'
export { AmountList, type AmountListProps, type Amount } from './commerce/amount-list/index.ts'
export { BagLine, type BagLineProps, type BagEntry } from './commerce/bag-line/index.ts'
export { BagList, type BagListProps } from './commerce/bag-list/index.ts'
export { BagNotice, type BagAddition, type BagNoticeProps } from './commerce/bag-notice/index.ts'
export { BagSummary, type BagSummaryProps } from './commerce/bag-summary/index.ts'
export { BannerArea, type BannerAreaProps } from './commerce/banner-area/index.ts'
export { BuyBar, type BuyBarProps } from './commerce/buy-bar/index.ts'
export { CallToOrder, type CallToOrderProps } from './commerce/call-to-order/index.ts'
export {
  CampaignForm,
  type CampaignFormProps,
  type CampaignValues,
} from './commerce/campaign-form/index.ts'
export { CampaignPopup, type CampaignPopupProps } from './commerce/campaign-popup/index.ts'
export {
  CategoryList,
  type CategoryListProps,
  filterCategories,
} from './commerce/category-list/index.ts'
export { CategoryMenu, type CategoryMenuProps } from './commerce/category-menu/index.ts'
export { ComboCard, type ComboCardProps } from './commerce/combo-card/index.ts'
export { ComboGrid, type ComboGridProps } from './commerce/combo-grid/index.ts'
export { CompareChoice, type CompareChoiceProps } from './commerce/compare-choice/index.ts'
export {
  CompareTable,
  type CompareTableProps,
  type ComparedProduct,
} from './commerce/compare-table/index.ts'
export {
  ContactForm,
  type ContactFormProps,
  type ContactValues,
} from './commerce/contact-form/index.ts'
export { ContactInfo, type ContactInfoProps } from './commerce/contact-info/index.ts'
export { CouponField, type CouponFieldProps } from './commerce/coupon-field/index.ts'
export {
  DeliveryForm,
  type DeliveryFormProps,
  type DeliveryValues,
} from './commerce/delivery-form/index.ts'
export { DeliveryInfo, type DeliveryInfoProps } from './commerce/delivery-info/index.ts'
export {
  DirectCheckoutForm,
  type DirectCheckoutFormProps,
  type DirectCheckoutValues,
} from './commerce/direct-checkout-form/index.ts'
export { DiscountBadge, type DiscountBadgeProps } from './commerce/discount-badge/index.ts'
export { DiscountSection, type DiscountSectionProps } from './commerce/discount-section/index.ts'
export { FacetFilters, type FacetFiltersProps, type Facet } from './commerce/facet-filters/index.ts'
export { LoginPanel, type LoginPanelProps } from './commerce/login-panel/index.ts'
export { NewsletterForm, type NewsletterFormProps } from './commerce/newsletter-form/index.ts'
export { NotFoundPage, type NotFoundPageProps } from './commerce/not-found-page/index.ts'
export {
  NothingToCheckout,
  type NothingToCheckoutProps,
} from './commerce/nothing-to-checkout/index.ts'
export { OfferPopup, type OfferPopupProps } from './commerce/offer-popup/index.ts'
export { OfflinePage, type OfflinePageProps } from './commerce/offline-page/index.ts'
export {
  OrderProgress,
  type OrderProgressProps,
  type OrderChange,
} from './commerce/order-progress/index.ts'
export {
  OrderSuccessPanel,
  type OrderSuccessPanelProps,
  type OrderTotals,
} from './commerce/order-success-panel/index.ts'
export {
  OrderSummary,
  type OrderSummaryProps,
  type OrderedLine,
} from './commerce/order-summary/index.ts'
export {
  PaymentMethodForm,
  type PaymentMethodFormProps,
  type PaymentMethod,
} from './commerce/payment-method-form/index.ts'
export { PlainMenu, type PlainMenuProps } from './commerce/plain-menu/index.ts'
export {
  PolicyPage,
  type PolicyPageProps,
  type PolicySection,
} from './commerce/policy-page/index.ts'
export { Price, type PriceProps } from './commerce/price/index.ts'
export {
  type CategoryLink,
  type ProductSummary,
  type Tint,
  tintBackground,
} from './commerce/product/index.ts'
export { ProductCard, type ProductCardProps } from './commerce/product-card/index.ts'
export {
  ProductFilters,
  type ProductFiltersProps,
  productSorts,
  readFilters,
  type ProductFilterValue,
  type ProductSortValue,
} from './commerce/product-filters/index.ts'
export { ProductGallery, type ProductGalleryProps } from './commerce/product-gallery/index.ts'
export { ProductGrid, type ProductGridProps } from './commerce/product-grid/index.ts'
export { ProductSection, type ProductSectionProps } from './commerce/product-section/index.ts'
export {
  PromoCarousel,
  type PromoCarouselProps,
  type Banner,
} from './commerce/promo-carousel/index.ts'
export { PromoStrip, type PromoStripProps } from './commerce/promo-strip/index.ts'
export { PurchasePanel, type PurchasePanelProps } from './commerce/purchase-panel/index.ts'
export { ReviewsView, type ReviewsViewProps } from './commerce/reviews-view/index.ts'
export {
  SavedOrders,
  type SavedOrder,
  type SavedOrdersProps,
} from './commerce/saved-orders/index.ts'
export { SearchBox, type SearchBoxProps } from './commerce/search-box/index.ts'
export { type AmountChange, type FormResult, type Refusal } from './commerce/shop-form/index.ts'
export { SiteFooter, type SiteFooterProps } from './commerce/site-footer/index.ts'
export {
  BagLink,
  type BagLinkProps,
  SiteHeader,
  type SiteHeaderProps,
  type SiteHeaderHrefs,
} from './commerce/site-header/index.ts'
export { SiteLayout, type SiteLayoutProps } from './commerce/site-layout/index.ts'
export {
  SocialLinks,
  type SocialLinksProps,
  socialNetworks,
  type SocialNetwork,
} from './commerce/social-links/index.ts'
export {
  SpecificationTable,
  type SpecificationTableProps,
} from './commerce/specification-table/index.ts'
export { StockLabel, type StockLabelProps } from './commerce/stock-label/index.ts'
export {
  TestimonialCarousel,
  type TestimonialCarouselProps,
  TestimonialCard,
  type TestimonialCardProps,
  type Testimonial,
} from './commerce/testimonial-carousel/index.ts'
export { ThankYouPanel, type ThankYouPanelProps } from './commerce/thank-you-panel/index.ts'
export {
  TrackOrderForm,
  type TrackOrderFormProps,
  type TrackOrderValues,
} from './commerce/track-order-form/index.ts'
export {
  type OrderStatus,
  TrackedOrder,
  type TrackedOrderProps,
} from './commerce/tracked-order/index.ts'
export { TrustBlurbs, type TrustBlurbsProps } from './commerce/trust-blurbs/index.ts'
export { ZoneChoice, type ZoneChoiceProps } from './commerce/zone-choice/index.ts'
export {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  type AlertDialogContentProps,
} from './components/alert-dialog/index.ts'
export { Badge, type BadgeProps } from './components/badge/index.ts'
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/breadcrumb/index.ts'
export {
  Button,
  type ButtonProps,
  ButtonLink,
  type ButtonLinkProps,
} from './components/button/index.ts'
export { Card, type CardProps } from './components/card/index.ts'
export {
  Carousel,
  type CarouselProps,
  type SlideGap,
  type SlideGapByWidth,
  type SlidesPerView,
  type SlidesPerViewByWidth,
} from './components/carousel/index.ts'
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts'
export { Combobox, type ComboboxProps, type ComboboxItem } from './components/combobox/index.ts'
export { Confetti, type ConfettiProps } from './components/confetti/index.ts'
export { CopyButton, type CopyButtonProps } from './components/copy-button/index.ts'
export {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  type DialogProps,
  DialogContent,
  type DialogContentProps,
} from './components/dialog/index.ts'
export { Divider, type DividerProps } from './components/divider/index.ts'
export {
  Drawer,
  DrawerContent,
  DrawerTitle,
  type DrawerContentProps,
} from './components/drawer/index.ts'
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts'
export { ErrorState, type ErrorStateProps } from './components/error-state/index.ts'
export {
  Field,
  type FieldProps,
  useFieldControl,
  type FieldControl,
} from './components/field/index.ts'
export {
  Form,
  type FormProps,
  type FormAnswer,
  type FormRefusal,
  type FormValues,
  SubmitButton,
  type SubmitButtonProps,
  useFocusFirstInvalid,
  useForm,
  type FormControl,
  type FormOptions,
} from './components/form/index.ts'
export { Heading, type HeadingProps } from './components/heading/index.ts'
export { Highlight, type HighlightProps } from './components/highlight/index.ts'
export {
  Icon,
  type IconProps,
  BagIcon,
  BanknoteIcon,
  ClockIcon,
  HandCoinsIcon,
  HeadsetIcon,
  MailIcon,
  MapPinIcon,
  PersonIcon,
  PhoneIcon,
  ShieldCheckIcon,
  TruckIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CloseIcon,
  CopyIcon,
  GridIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PanelCloseIcon,
  PanelOpenIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  TrashIcon,
  TriangleAlertIcon,
  UndoIcon,
  ZoomInIcon,
} from './components/icon/index.ts'
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts'
export { Image, type ImageProps } from './components/image/index.ts'
export { Input, type InputProps } from './components/input/index.ts'
export { LanguageLink, type LanguageLinkProps } from './components/language-link/index.ts'
export { Link, type LinkProps } from './components/link/index.ts'
export { LoadingBar, type LoadingBarProps } from './components/loading-bar/index.ts'
export { MapEmbed, type MapEmbedProps } from './components/map-embed/index.ts'
export { PageTitle, type PageTitleProps } from './components/page-title/index.ts'
export { phoneHref, PhoneLink, type PhoneLinkProps } from './components/phone-link/index.ts'
export { Prose, type ProseProps } from './components/prose/index.ts'
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/index.ts'
export {
  RadioGroup,
  type RadioGroupProps,
  Radio,
  type RadioProps,
} from './components/radio-group/index.ts'
export { Rating, type RatingProps } from './components/rating/index.ts'
export { RatingInput, type RatingInputProps } from './components/rating-input/index.ts'
export { Select, type SelectProps } from './components/select/index.ts'
export { ShareButton, type ShareButtonProps } from './components/share-button/index.ts'
export { Skeleton, type SkeletonProps } from './components/skeleton/index.ts'
export { Spinner } from './components/spinner/index.ts'
export { StatusMessage, type StatusMessageProps } from './components/status-message/index.ts'
export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from './components/table-of-contents/index.ts'
export {
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  type TabsContentProps,
  type TabsListProps,
  type TabsProps,
  type TabsTriggerProps,
} from './components/tabs/index.ts'
export { Textarea, type TextareaProps } from './components/textarea/index.ts'
export {
  Toast,
  ToastRegion,
  type ToastProps,
  Toaster,
  toast,
  type ToastOptions,
} from './components/toast/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/index.ts'
export { bangladeshPlaces } from './lib/bangladesh-places.ts'
export { bengaliMarket } from './lib/bengali-market.ts'
export { cn } from './lib/cn.ts'
export {
  formatAmount,
  formatAmountExact,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatPrice,
} from './lib/format.ts'
export {
  LinkProvider,
  type LinkProps as BaseLinkProps,
  type LinkProviderProps,
} from './lib/link.tsx'
export { MarketProvider, type MarketProviderProps, useMarket } from './lib/market.tsx'
export {
  type DeliveryZone,
  englishMarket,
  type Market,
  type PhoneRule,
  type Places,
} from './lib/markets.ts'
export {
  type MediaImageProps,
  MediaProvider,
  type MediaProviderProps,
  useMediaBase,
} from './lib/media.tsx'
export {
  type MessageKey,
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  type PartialMessages,
  useMessages,
} from './lib/messages.tsx'
export type { Catalogue, Message, Translate } from './lib/translate.ts'
export { translator, type Translation } from './lib/translator.ts'
export {
  RoutesProvider,
  type RoutesProviderProps,
  type ShopRoutes,
  useShopRoutes,
} from './lib/routes.tsx'
export { useDeliveryZones } from './lib/use-delivery-zones.ts'
export { useHydrated } from './lib/use-hydrated.ts'
export { usePhoneRule } from './lib/use-phone-rule.ts'
