export { ContactForm, type ContactFormProps, type ContactValues } from './contact-form.tsx'
