import { Field, Select } from '@shop/ui'
import type { CourierId } from '@shop/domain'
import { CourierOptions } from '../../parts/courier-options.tsx'

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
        <CourierOptions />
      </Select>
    </Field>
  )
}
