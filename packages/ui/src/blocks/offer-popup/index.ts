export { OfferPopup, type OfferPopupProps } from './offer-popup.tsx'
