import { COURIER_NAMES, COURIERS } from '@shop/domain'

/** The couriers as options of a `Select`. */
export const CourierOptions = () =>
  COURIERS.map((id) => (
    <option key={id} value={id}>
      {COURIER_NAMES[id]}
    </option>
  ))
