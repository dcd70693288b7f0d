'use client'

import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { FormContext, useFormState } from './form-context.ts'
import type { FormControl } from './use-form.ts'

interface DetachedFormProps {
  form: FormControl
  className?: string
  /** Receives the id of the form, for the attribute `form` of its controls and its submit button. */
  children: (id: string) => ReactNode
}

/**
 * A `Form` whose controls are inside another form. HTML allows no form in a form, so this one is a
 * child of `body`, and its controls belong to it by their attribute `form`: Enter in one of them submits
 * this form, and the other one does not send them.
 */
export function DetachedForm({ form, className, children }: DetachedFormProps) {
  const id = useId()
  const hydrated = useHydrated()
  const { onSubmit, onReset, onChange, onBlur } = form.handlers
  return (
    <FormContext value={useFormState(form)}>
      <div className={className} onChange={onChange} onBlur={onBlur}>
        {children(id)}
      </div>
      {hydrated &&
        createPortal(
          <form
            id={id}
            ref={form.element}
            hidden
            noValidate
            // React passes events of a portal on to the form around the controls.
            onSubmit={(event) => {
              event.stopPropagation()
              onSubmit(event)
            }}
            onReset={(event) => {
              event.stopPropagation()
              onReset()
            }}
          />,
          document.body,
        )}
    </FormContext>
  )
}
