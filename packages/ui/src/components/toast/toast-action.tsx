'use client'

import { cn } from '../../lib/cn.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { onToast } from './on-toast.ts'

/** A button in the message of a `Toast`, such as one that undoes what was done. A press does not close the message: call what `toast()` returned. */
export function ToastAction({ className, ...props }: Omit<ButtonProps, 'variant' | 'tone'>) {
  return (
    <Button
      data-shop="toast-action"
      variant="ghost"
      size="sm"
      className={cn(onToast, 'shop:ms-1 shop:underline', className)}
      {...props}
    />
  )
}
