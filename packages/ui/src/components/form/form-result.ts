/** An amount that changed while the visitor filled in the form. */
export interface AmountChange {
  label: string
  /** Formatted amount that the visitor was shown. */
  before: string
  /** Formatted current amount. */
  now: string
}

/** A form that was not accepted: why, and what to do. */
export interface FormError {
  /** A sentence that says what to do. Without it the form shows its own. */
  message?: string
  /** Errors of single fields by field name. */
  errors?: readonly { field: string; message: string }[]
  /** Amounts that changed, for a visitor who is asked to confirm again. */
  changes?: readonly AmountChange[]
  /** Id of the request in the log of the server, to quote on the phone. */
  reference?: string
}

/** The result of a submitted form: accepted, or an error for the visitor. */
export type FormResult = { ok: true } | ({ ok: false } & FormError)
