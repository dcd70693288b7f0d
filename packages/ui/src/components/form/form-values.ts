/** Values by field name: text of a control, or whether a checkbox is checked. */
export type FormValues = Record<string, string | boolean>

/** The same for one form, also for an interface, which has no index signature. */
export type FieldsOf<V> = Record<keyof V, string | boolean>

/** Checks the value of one field, with all values beside it. Returns a message, or undefined for a valid value. */
export type FieldRule<T, V = FormValues> = (value: T, values: V) => string | undefined

/** A rule of any field. */
export type AnyRule = FieldRule<never, never>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement, name: string): Control | RadioNodeList | null {
  return form.elements.namedItem(name) as Control | RadioNodeList | null
}

const isCheckbox = (control: Control | RadioNodeList): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** The current value of one field; undefined when the form has no such control. */
export function readField(form: HTMLFormElement, name: string): string | boolean | undefined {
  const control = controlOf(form, name)
  if (!control) return undefined
  return isCheckbox(control) ? control.checked : control.value
}

/** Sets the initial value of one field, which a reset restores. */
export function writeField(form: HTMLFormElement, name: string, value: string | boolean): void {
  const control = controlOf(form, name)
  if (!control) return
  if (isCheckbox(control)) {
    control.defaultChecked = value === true
    control.checked = value === true
    return
  }
  if ('defaultValue' in control) control.defaultValue = String(value)
  control.value = String(value)
}

/** The current values of all named controls of the form; a field without a control keeps its initial value. */
export function readFields<V extends FormValues>(form: HTMLFormElement, initial: V): V {
  const values: FormValues = { ...initial }
  for (const control of form.elements) {
    const name = control.matches('input,select,textarea') && (control as Control).name
    if (name) values[name] = readField(form, name) ?? ''
  }
  return values as V
}

/** A copy in which every text is trimmed. */
export function trimFields<V extends FormValues>(values: V): V {
  const entries = Object.entries(values)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as V
}
