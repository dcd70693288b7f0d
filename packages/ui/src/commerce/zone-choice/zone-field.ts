import type { FormResult } from '../../components/form/form-result.ts'

/** The zone among the values of a form, by the name of its radio buttons. */
export type ZoneField = { shippingZone: string }

/** A result whose errors of `zone`, the name among the submitted values, are at the radio buttons. */
export function atZoneField(result: FormResult): FormResult {
  if (result.ok || !result.errors) return result
  const errors = result.errors.map((error) =>
    error.field === 'zone' ? { ...error, field: 'shippingZone' } : error,
  )
  return { ...result, errors }
}
