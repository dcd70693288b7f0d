'use client'

import { useRef, type ComponentProps } from 'react'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { cn } from '../../lib/cn.ts'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'

export type FormProps = ComponentProps<'form'>

/** A native form without the browser's validation bubbles. A failed submit focuses the first invalid control. */
export function Form({ className, ref, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstInvalid(form)
  return (
    <form
      data-shop="form"
      noValidate
      className={cn('shop:grid shop:gap-2', className)}
      {...props}
      ref={useMergedRefs(form, ref)}
    />
  )
}
