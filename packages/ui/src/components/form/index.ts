export { Form, type FormProps } from './form.tsx'
export { useFocusFirstInvalid } from './use-focus-first-invalid.ts'
