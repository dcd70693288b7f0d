export {
  DirectCheckoutForm,
  type DirectCheckoutFormProps,
  type DirectCheckoutValues,
} from './direct-checkout-form.tsx'
