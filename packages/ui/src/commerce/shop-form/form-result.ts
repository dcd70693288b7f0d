import type { FormAnswer, FormRefusal } from '../../components/form/form-result.ts'

/** An amount that changed while the shopper filled in the form. */
export interface AmountChange {
  label: string
  /** Formatted amount that the shopper was shown. */
  before: string
  /** Formatted current amount. */
  now: string
}

/** A rejected form: why, and what to do. */
export interface Refusal extends FormRefusal {
  /** Amounts that changed, for a shopper who is asked to confirm again. */
  changes?: readonly AmountChange[]
  /** Id of the request in the log of the shop, to quote on the phone. */
  reference?: string
}

/** The result of a submitted form: accepted, or rejected with what the shopper can do. */
export type FormResult = FormAnswer<Refusal>
