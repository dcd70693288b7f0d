export {
  PaymentMethodForm,
  type PaymentMethodFormProps,
  type PaymentMethod,
} from './payment-method-form.tsx'
