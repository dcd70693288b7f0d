export { PolicyPage, type PolicyPageProps, type PolicySection } from './policy-page.tsx'
