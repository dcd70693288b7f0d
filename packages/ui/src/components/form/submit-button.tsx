'use client'

import { use } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { FormContext } from './form-context.ts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild'> {
  /** Replaces the text while a submit is pending, beside a spinner, and is announced. @default only a spinner */
  busyText?: string
}

/** The submit button of a `Form`: loading while a submit is pending. Until the page is hydrated it submits nothing, so that an early press does not reload the page. */
export function SubmitButton({ loading, busyText, children, ...props }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const form = use(FormContext)
  const busy = loading ?? form.busy
  if (busyText === undefined) {
    return (
      <Button type={hydrated ? 'submit' : 'button'} loading={busy} {...props}>
        {children}
      </Button>
    )
  }
  return (
    <>
      <Button
        type={hydrated && !busy ? 'submit' : 'button'}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        {...props}
      >
        {busy && <Spinner />}
        {busy ? busyText : children}
      </Button>
      {/* A screen reader does not announce the new name of the focused button. */}
      <span role="status" className="shop:sr-only">
        {busy && busyText}
      </span>
    </>
  )
}
