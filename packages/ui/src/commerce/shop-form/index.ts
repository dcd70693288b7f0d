export type { FormResult } from './form-result.ts'
