/** The star of a required field. Assistive technology reads the `required` attribute of the control instead, so that the label's text stays as written. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="shop:ms-1 shop:text-danger">
      *
    </span>
  )
}
