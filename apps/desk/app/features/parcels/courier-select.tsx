import { Field, Select } from '@shop/ui'
import { COURIER_NAMES, COURIERS, type CourierId } from '@shop/domain'

interface CourierSelectProps {
  label: string
  value: CourierId
  onValueChange: (courier: CourierId) => void
}

/** A choice of the couriers. */
export function CourierSelect({ label, value, onValueChange }: CourierSelectProps) {
  return (
    <Field label={label} errorSpace={false} className="max-w-md">
      <Select value={value} onChange={(event) => onValueChange(event.target.value as CourierId)}>
        {COURIERS.map((id) => (
          <option key={id} value={id}>
            {COURIER_NAMES[id]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
