/** What became of a submitted form: accepted, or refused with a sentence for the shopper. */
export type FormResult =
  | { ok: true }
  | {
      ok: false
      /** One kind sentence that says what to do. */
      message: string
      /** What is wrong with single fields, by the field's name. */
      errors?: readonly { field: string; message: string }[]
    }
