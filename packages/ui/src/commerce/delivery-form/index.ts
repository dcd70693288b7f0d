export { DeliveryForm, type DeliveryFormProps } from './delivery-form.tsx'
export type { DeliveryValues } from './delivery-rules.ts'
