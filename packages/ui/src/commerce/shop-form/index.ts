export type { AmountChange, FormResult, Refusal } from './form-result.ts'
