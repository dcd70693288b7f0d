'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import type { FormError, FormResult } from './form-result.ts'
import {
  readField,
  readFields,
  trimFields,
  writeField,
  type AnyRule,
  type FieldRule,
  type FieldsOf,
  type FormValues,
} from './form-values.ts'

type FieldErrors = Readonly<Record<string, string | undefined>>

export interface FormOptions<V extends FieldsOf<V>> {
  /**
   * Initial values by field name; a boolean is a checkbox. When they change later, fields that were edited or
   * left once, and the one that has the focus, keep theirs.
   */
  defaultValues: V
  /** Functions by field that check its value. Each gets the value and all values, and returns a message, or undefined for a valid value. They have priority over `validate` of a field. */
  validate?: { [K in keyof V]?: FieldRule<V[K], V> }
  /** Receives the trimmed values of all named controls. Not called again while a call is pending. Without a result the form is accepted. */
  onSubmit: (values: V) => FormResult | void | Promise<FormResult | void>
  /** Receives the values, instead of `onSubmit`, when one is not valid. */
  onInvalid?: (values: V) => void
  /** Called after an accepted submit. */
  onSuccess?: () => void
  /** Receives the error of a submit that was not accepted. */
  onError?: (error: FormError) => void
  /** The error for a rejected promise of `onSubmit`, and the message of a result without one. The reason goes to `reportError`. */
  fallbackError: FormError
  /** Keeps the form loading after an accepted submit, for forms that navigate away. @default false */
  stayBusy?: boolean
}

/** What `useForm` returns, for the `form` prop of `Form`. */
export interface FormControl {
  /** The initial values. The controls hold the current ones, and `onSubmit` receives them. */
  defaultValues: FormValues
  /** Validation messages by field name. */
  errors: FieldErrors
  /** Whether a submit is pending. */
  loading: boolean
  /** The error of the last submit. */
  error: FormError | null
  /** Restores the initial values and removes all messages. */
  reset: () => void
  element: RefObject<HTMLFormElement | null>
  /** Rules that fields bring by their `validate`, by field name. */
  rules: Map<string, AnyRule>
  handlers: {
    onSubmit: (event: FormEvent) => void
    onChange: (event: FormEvent) => void
    onBlur: (event: FocusEvent) => void
    onReset: () => void
  }
}

/**
 * State of a `Form`: messages and one submit at a time. The values stay in the native controls,
 * so that text typed before hydration counts. An edited field is checked when it is left, every field
 * on submit, and a field with a message again on each change.
 */
export function useForm<V extends FieldsOf<V>>(options: FormOptions<V>): FormControl {
  const { onSubmit, fallbackError, stayBusy = false } = options
  const values: V & FormValues = { ...options.defaultValues }
  const { onInvalid, onSuccess, onError } = options
  const [ofFields] = useState(() => new Map<string, AnyRule>())
  const element = useRef<HTMLFormElement>(null)
  // Later values are written below: React would change a field that is in use, too.
  const [first] = useState<FormValues>(values)
  const initial = useRef<FormValues>(values)
  /** The fields that the shopper has left once. */
  const touched = useRef(new Set<string>())
  const underWay = useRef(false)
  const focusInvalid = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<FormError | null>(null)

  // Before effects, in which a control may read the text of another one.
  useLayoutEffect(() => {
    const form = element.current
    if (!form) return
    const before = initial.current
    const focused = document.activeElement as HTMLInputElement | null
    const changed = Object.entries(values).filter(([name, value]) => {
      const inUse = touched.current.has(name) || (focused?.form === form && focused.name === name)
      return value !== before[name] && !inUse
    })
    initial.current = { ...before, ...Object.fromEntries(changed) }
    for (const [name, value] of changed)
      if (readField(form, name) === before[name]) writeField(form, name, value)
  })

  // Before effects, so that a popup that opens with the messages gets the focus after the field.
  useLayoutEffect(() => {
    if (!focusInvalid.current) return
    focusInvalid.current = false
    const controls = [...(element.current?.elements ?? [])] as HTMLElement[]
    controls.find((control) => control.matches('[aria-invalid="true"]'))?.focus()
  }, [errors])

  const ofForm: Partial<Record<string, AnyRule>> = options.validate ?? {}
  const check = (name: string, current: V & FormValues) =>
    (ofForm[name] ?? ofFields.get(name))?.(current[name] as never, current as never)
  const show = (found: FieldErrors) => {
    focusInvalid.current = Object.keys(found).length > 0
    setErrors(found)
  }
  const recheck = (name: string) => {
    if (!element.current) return
    const message = check(name, readFields(element.current, values))
    setErrors(({ [name]: _old, ...others }) => (message ? { ...others, [name]: message } : others))
  }

  const send = async (sent: V) => {
    underWay.current = true
    setLoading(true)
    let result: FormResult
    try {
      result = (await onSubmit(sent)) ?? { ok: true }
    } catch (reason) {
      reportError(reason)
      result = { ...fallbackError, ok: false }
    }
    if (result.ok) {
      onSuccess?.()
      if (stayBusy) return
    } else {
      const shown = { ...result, message: result.message ?? fallbackError.message }
      setError(shown)
      onError?.(shown)
      // A message on an unknown field could not be corrected.
      const known = result.errors?.filter(({ field }) => field in sent) ?? []
      show(Object.fromEntries(known.map(({ field, message }) => [field, message])))
    }
    setLoading(false)
    underWay.current = false
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current || !element.current) return
    const current = readFields(element.current, values)
    const names = [...Object.keys(ofForm), ...ofFields.keys()]
    const checked = names.map((name) => [name, check(name, current)] as const)
    const found = Object.fromEntries(checked.filter(([, message]) => message))
    setError(null)
    show(found)
    if (Object.keys(found).length > 0) onInvalid?.(current)
    else void send(trimFields(current))
  }

  const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name
  return {
    defaultValues: first,
    errors,
    loading,
    error,
    element,
    rules: ofFields,
    reset: () => element.current?.reset(),
    handlers: {
      onSubmit: submit,
      onChange: (event) => {
        const name = nameOf(event)
        if (name in errors) recheck(name)
      },
      onBlur: (event) => {
        const name = nameOf(event)
        const value = name && element.current ? readField(element.current, name) : undefined
        if (value === undefined) return
        touched.current.add(name)
        const edited =
          value !== (initial.current[name] ?? (typeof value === 'boolean' ? false : ''))
        if (edited || name in errors) recheck(name)
      },
      onReset: () => {
        touched.current.clear()
        setErrors({})
        setError(null)
      },
    },
  }
}
