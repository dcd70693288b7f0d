export { ContactForm, type ContactFormProps } from './contact-form.tsx'
export type { ContactValues } from './contact-rules.ts'
