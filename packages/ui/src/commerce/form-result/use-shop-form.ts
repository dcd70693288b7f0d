'use client'

import { useRef, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type Path } from 'react-hook-form'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { FormResult } from './form-result.ts'

type Values = Record<string, string | boolean>

interface ShopFormOptions<V extends Values> {
  /** What the fields hold at first. When it changes later, fields that were typed into stay. */
  values: V
  /** By field: the message to show, or undefined when the value is right. */
  rules: { [K in keyof V]?: (value: V[K]) => string | undefined }
  /** Gets the values with outer spaces gone. */
  onSubmit: (values: V) => Promise<FormResult>
  /** Called with what was typed, instead of `onSubmit`, when a rule refuses a value. */
  onInvalid?: (values: V) => void
  /** Called when the answer is `ok`. */
  onAccepted?: () => void
  /** Called with the answer's sentence when it is not `ok`. */
  onRefused?: (message: string) => void
  /** The sentence for an `onSubmit` that rejects. */
  failedText: string
  /** Stay busy after `ok`, for a form whose page is left then. @default false */
  once?: boolean
}

/**
 * One manner for every form of the shop: nothing is judged while it is typed, a field is judged when
 * it is left or the form is sent, a message goes as soon as its field is right, and one press sends once.
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
  const [failure, setFailure] = useState<string | null>(null)

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
      setFailure(result.message)
      onRefused?.(result.message)
      // A message on a field that is not here could never be mended, and would block every later try.
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
    /** Whether a field was entered and left. */
    left: (name: Path<V>) => name in touchedFields,
    /** Before scripts run, a press must not reload the page and lose what was typed. */
    submitType: hydrated ? ('submit' as const) : ('button' as const),
    /** Empties the form, also of what was typed. */
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
