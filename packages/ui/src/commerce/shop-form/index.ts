export { EmailField, type EmailFieldProps } from './email-field.tsx'
export { FormFailure, type FormFailureProps } from './form-failure.tsx'
export { type FormTitleLevel } from './form-title.tsx'
export { OrderFormFooter, type OrderFormFooterProps } from './order-form-footer.tsx'
export { OrderFormLayout, type OrderFormLayoutProps } from './order-form-layout.tsx'
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx'
export { TermsField, type TermsFieldProps } from './terms-field.tsx'
export {
  AddressField,
  NameField,
  NoteField,
  type AddressFieldProps,
  type NameFieldProps,
  type NoteFieldProps,
} from './text-fields.tsx'
