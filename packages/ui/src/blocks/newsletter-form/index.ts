export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterValues,
} from './newsletter-form.tsx'
