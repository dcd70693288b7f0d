export {
  PaymentMethodForm,
  type PaymentMethodFormProps,
  type PaymentMethod,
  type PaymentMethodValues,
} from './payment-method-form.tsx'
