export { usePhoneRule } from '../lib/use-phone-rule.ts'
