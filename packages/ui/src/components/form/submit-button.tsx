'use client'

import { use } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { FormContext } from './form-context.ts'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'asChild'>

/** The submit button of a `Form`: loading while a submit is pending. Until the page is hydrated it submits nothing, so that an early press does not reload the page. */
export function SubmitButton({ loading, ...props }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const { busy } = use(FormContext)
  return <Button type={hydrated ? 'submit' : 'button'} loading={loading ?? busy} {...props} />
}
