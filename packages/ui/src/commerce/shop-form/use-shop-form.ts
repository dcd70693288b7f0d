'use client'

import { useRef, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type Path } from 'react-hook-form'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { FormResult, Refusal } from './form-result.ts'

type Values = Record<string, string | boolean>

interface ShopFormOptions<V extends Values> {
  /** Initial values. When they change later, fields that the shopper has edited keep theirs. */
  values: V
  /** Validators by field. A validator returns an error message, or undefined for a valid value. */
  rules: { [K in keyof V]?: (value: V[K]) => string | undefined }
  /** Receives the trimmed values. */
  onSubmit: (values: V) => Promise<FormResult>
  /** Receives the values, instead of `onSubmit`, when validation fails. */
  onInvalid?: (values: V) => void
  /** Called after a result with `ok: true`. */
  onAccepted?: () => void
  /** Receives the message of a result with `ok: false`. */
  onRefused?: (message: string) => void
  /** Error message for a rejected `onSubmit`. */
  failedText: string
  /** Keeps the form busy after success, for forms that navigate away. @default false */
  once?: boolean
}

/**
 * Form state with the shop's validation rules. A field is validated on blur and on submit, and again on
 * change while it has an error. Further submits are ignored while one is pending.
 */
export function useShopForm<V extends Values>(options: ShopFormOptions<V>) {
  const { values, rules, onSubmit, failedText, once = false } = options
  const { onInvalid, onAccepted, onRefused } = options
  const form = useForm<V>({
    defaultValues: values as DefaultValues<V>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const { dirtyFields, errors, touchedFields } = form.formState
  const hydrated = useHydrated()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal | null>(null)

  const error = (name: Path<V>) =>
    form.getFieldState(name, form.formState).error?.message?.toString()

  const field = (name: Path<V>) =>
    form.register(name, {
      validate: (value) => rules[name]?.(value as V[typeof name]) ?? true,
      onChange: () => void (name in errors && form.trigger(name)),
      onBlur: () => void ((name in dirtyFields || name in errors) && form.trigger(name)),
    })

  const send = async (sent: V) => {
    setBusy(true)
    let result: FormResult
    try {
      result = await onSubmit(trimmed(sent))
    } catch (reason) {
      reportError(reason)
      result = { ok: false, message: failedText }
    }
    if (result.ok) {
      onAccepted?.()
      if (once) return
    } else {
      setFailure(result)
      onRefused?.(result.message)
      // An error on an unknown field could not be corrected and would block every later submit.
      const mine = result.errors?.filter(({ field: name }) => name in values) ?? []
      mine.forEach(({ field: name, message }, index) =>
        form.setError(name as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
      )
    }
    setBusy(false)
    underWay.current = false
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setFailure(null)
    const refuse = () => {
      underWay.current = false
      onInvalid?.(form.getValues())
    }
    void form.handleSubmit(send, refuse)(event)
  }

  return {
    /** Props of the native control of this name. */
    field,
    error,
    submit,
    busy,
    failure,
    /** Whether the field was focused and blurred. */
    left: (name: Path<V>) => name in touchedFields,
    /** `button` until the page is hydrated, so that an early press does not reload the page. */
    submitType: hydrated ? ('submit' as const) : ('button' as const),
    /** Resets all fields to their initial values. */
    reset: () => form.reset(undefined, { keepDirtyValues: false, keepErrors: false }),
    watch: form.watch,
  }
}

function trimmed<V extends Values>(values: V): V {
  const entries = Object.entries(values)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as V
}
