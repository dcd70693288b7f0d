export { DeliveryForm, type DeliveryFormProps, type DeliveryValues } from './delivery-form.tsx'
