'use client'

import { useRef, type ComponentProps, type SyntheticEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { FormContext, useFormState } from './form-context.ts'
import type { FormControl } from './use-form.ts'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'

export interface FormProps extends ComponentProps<'form'> {
  /** State from `useForm`. Fields inside take initial value and message from it by their `name`. */
  form?: FormControl
}

/** Whether the event is one of this form: React passes those of a form in a dialog on to the form around it. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  const { form, parentElement } = target as HTMLInputElement
  return target === currentTarget || (form ?? parentElement?.closest('form')) === currentTarget
}

/** Calls the caller's handler after the form's own, for events of this form. */
function both<E extends SyntheticEvent>(own?: (event: E) => void, given?: (event: E) => void) {
  if (!own && !given) return
  return (event: E) => {
    if (!isOwn(event)) return
    own?.(event)
    given?.(event)
  }
}

/** A native form without the browser's validation bubbles. A failed submit focuses the first invalid control. */
export function Form({
  form,
  onSubmit,
  onChange,
  onBlur,
  onReset,
  className,
  ref,
  ...props
}: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  useFocusFirstInvalid(own, !form)
  return (
    <FormContext value={useFormState(form)}>
      <form
        data-shop="form"
        noValidate
        method={form && 'post'}
        // Without specificity, so that the classes of the form that uses it take precedence.
        className={cn('shop:[:where(&)]:grid shop:[:where(&)]:gap-2', className)}
        {...props}
        onSubmit={both(form?.handlers.onSubmit, onSubmit)}
        onChange={both(form?.handlers.onChange, onChange)}
        onBlur={both(form?.handlers.onBlur, onBlur)}
        onReset={both(form?.handlers.onReset, onReset)}
        ref={useMergedRefs(form?.element ?? own, ref)}
      />
    </FormContext>
  )
}
