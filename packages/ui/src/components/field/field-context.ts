'use client'

import { createContext, use, useLayoutEffect } from 'react'
import { useFormField } from '../form/form-context.ts'

/** Props that a control takes from the `Field` and the `Form` around it. */
export interface FieldControl {
  id?: string
  name?: string
  value?: unknown
  defaultValue?: unknown
  required?: boolean
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-describedby'?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

interface FieldContextValue {
  id?: string
  labelId?: string
  name?: string
  required?: boolean
  invalid?: boolean
  describedBy?: string
  /** Receives the id of the control, or null for a group, which a `label` element cannot name. */
  setTarget?: (id: string | null | undefined) => void
}

export const FieldContext = createContext<FieldContextValue>({})

/** Joins ids for `aria-describedby` and skips falsy values; undefined when there are none. */
export function joinIds(...ids: unknown[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/**
 * Joins the props of a control with what the `Field` around it says: id, name, required and invalid
 * state, and description; and with its initial text in a `Form`. A `group` is named by the label,
 * because it has no single control.
 */
export function useFieldControl<P extends FieldControl>(
  own: P,
  kind: 'control' | 'group' = 'control',
): P & Omit<FieldControl, 'value' | 'defaultValue'> {
  const { id, labelId, required, invalid, describedBy, setTarget, ...field } = use(FieldContext)
  const name = own.name ?? field.name
  const { initial, error } = useFormField(name)
  const target = kind === 'group' ? null : own.id
  useLayoutEffect(() => {
    if (target === undefined) return
    setTarget?.(target)
    return () => setTarget?.(undefined)
  }, [target, setTarget])
  // The server's label cannot point to an id of the caller, so that the control points to the label.
  const byReference = !own['aria-label'] && (kind === 'group' || own.id)
  const hasText = own.value !== undefined || own.defaultValue !== undefined
  return {
    ...(typeof initial === 'string' && kind === 'control' && !hasText && { defaultValue: initial }),
    ...own,
    id: own.id ?? id,
    name,
    required: own.required ?? required,
    'aria-invalid': invalid || error ? true : own['aria-invalid'],
    'aria-describedby': joinIds(describedBy, own['aria-describedby']),
    'aria-labelledby': own['aria-labelledby'] ?? (byReference ? labelId : undefined),
  }
}

/** Whether the component is inside a `Field`, which shows label, description and error. */
export function useInField(): boolean {
  return use(FieldContext).id !== undefined
}
