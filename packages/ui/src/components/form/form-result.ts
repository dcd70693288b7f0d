/** A form that was not accepted: why, and what to do. */
export interface FormRefusal {
  /** A sentence that says what to do. Without it the form shows its own. */
  message?: string
  /** Errors of single fields by field name. */
  errors?: readonly { field: string; message: string }[]
}

/** The result of a submitted form: accepted, or refused with a message for the visitor. */
export type FormAnswer<R extends FormRefusal = FormRefusal> = { ok: true } | ({ ok: false } & R)
