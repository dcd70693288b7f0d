export { ContactInfo, type ContactInfoProps } from './contact-info.tsx'
