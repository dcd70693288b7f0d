export { LanguageLink, type LanguageLinkProps } from './language-link.tsx'
