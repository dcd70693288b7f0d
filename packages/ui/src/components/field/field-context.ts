'use client'

import { createContext, use, useLayoutEffect } from 'react'

/** Props that a control takes from the `Field` around it. */
export interface FieldControl {
  id?: string
  required?: boolean
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-describedby'?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

interface FieldContextValue {
  id?: string
  labelId?: string
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
 * Joins the props of a control with what the `Field` around it says: id, required and invalid state,
 * and description. A `group` is named by the label, because it has no single control.
 */
export function useFieldControl<P extends FieldControl>(
  own: P,
  kind: 'control' | 'group' = 'control',
): P & FieldControl {
  const { id, labelId, required, invalid, describedBy, setTarget } = use(FieldContext)
  const target = kind === 'group' ? null : own.id
  useLayoutEffect(() => {
    if (target === undefined) return
    setTarget?.(target)
    return () => setTarget?.(undefined)
  }, [target, setTarget])
  const named = own['aria-label'] !== undefined || own['aria-labelledby'] !== undefined
  // The server cannot know an id of the control, so that its label names it by reference.
  const byReference = labelId && !named && (kind === 'group' || own.id !== undefined)
  return {
    ...own,
    id: own.id ?? id,
    required: own.required ?? required,
    'aria-invalid': invalid ? true : own['aria-invalid'],
    'aria-describedby': joinIds(describedBy, own['aria-describedby']),
    ...(byReference && { 'aria-labelledby': labelId }),
  }
}

/** Whether the component is inside a `Field`, which shows label, hint and error. */
export function useInField(): boolean {
  return use(FieldContext).id !== undefined
}
