'use client'

import { use } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { FormContext } from './form-context.ts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild'> {
  /** Replaces the text while a submit is pending, beside a spinner and on more lines where it is longer, and is announced. @default only a spinner */
  loadingText?: string
}

/** The submit button of a `Form`: loading while a submit is pending. Until the page is hydrated it submits nothing, so that an early press does not reload the page. */
export function SubmitButton({ loading, loadingText, children, ...props }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const form = use(FormContext)
  const pending = loading ?? form.loading
  if (loadingText === undefined) {
    return (
      <Button type={hydrated ? 'submit' : 'button'} loading={pending} {...props}>
        {children}
      </Button>
    )
  }
  return (
    <>
      <Button
        type={hydrated && !pending ? 'submit' : 'button'}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        {...props}
      >
        {/* Both texts have their space at all times, so that a press moves nothing. */}
        <span className="shop:grid shop:grow shop:items-center shop:justify-items-center shop:[&>*]:[grid-area:1/1]">
          <span
            aria-hidden={pending || undefined}
            className={pending ? 'shop:invisible' : undefined}
          >
            {children}
          </span>
          <span
            aria-hidden={!pending || undefined}
            className={cn(
              'shop:flex shop:w-0 shop:min-w-full shop:items-center shop:justify-center shop:gap-2 shop:text-base shop:leading-tight shop:whitespace-normal',
              !pending && 'shop:invisible shop:ps-7',
            )}
          >
            {pending && <Spinner className="shop:shrink-0" />}
            <span>{loadingText}</span>
          </span>
        </span>
      </Button>
      {/* A screen reader does not announce the new name of the focused button. */}
      <span role="status" className="shop:sr-only">
        {pending && loadingText}
      </span>
    </>
  )
}
