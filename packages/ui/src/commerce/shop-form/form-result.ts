/** The result of a submitted form: accepted, or rejected with a message for the shopper. */
export type FormResult =
  | { ok: true }
  | {
      ok: false
      /** A sentence that says what to do. */
      message: string
      /** Errors of single fields by field name. */
      errors?: readonly { field: string; message: string }[]
    }
