// The look of an error: its message, and each kind of control that it marks.

/** The validation message. */
export const errorText = 'shop:text-sm shop:text-danger'

/** A text control, a select or a combobox. */
export const invalidControl =
  'shop:aria-invalid:border-danger shop:aria-invalid:ring-1 shop:aria-invalid:ring-danger'

/** A checkbox, which has no border of its own. */
export const invalidBox =
  'shop:aria-invalid:outline-2 shop:aria-invalid:outline-offset-2 shop:aria-invalid:outline-danger'

/** The row of a radio button. */
export const invalidRow = 'shop:has-aria-invalid:border-danger'
