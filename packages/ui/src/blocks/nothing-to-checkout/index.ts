export { NothingToCheckout, type NothingToCheckoutProps } from './nothing-to-checkout.tsx'
