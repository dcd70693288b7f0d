'use client'

import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { divideProps } from '../../lib/root-props.ts'
import { joinIds, useFieldControl } from '../field/field-context.ts'
import { useFormField } from '../form/form-context.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Beside the switch. Without it give it an `aria-label`. */
  label?: ReactNode
  /** Help text; part of the accessible description. */
  description?: ReactNode
  /** Where the switch is beside its label. @default 'start' */
  side?: 'start' | 'end'
}

const switchVariants = cva('shop-switch', {
  variants: { side: { start: 'shop-switch-start', end: 'shop-switch-end' } },
  defaultVariants: { side: 'start' },
})

/** A setting that is on or off and takes effect at once: a native checkbox with the role `switch`. `className`, `style` and `data-*` reach its root; other props and `ref` the input, so form libraries can register it. */
export function Switch({ label, description, side, className, ...given }: SwitchProps) {
  const [root, props] = divideProps(given)
  const ownId = useId()
  const control = useFieldControl(props)
  const { initial } = useFormField(control.name)
  const uncontrolled = props.checked === undefined && props.defaultChecked === undefined
  const inputId = control.id ?? ownId
  return (
    <div
      data-shop="switch"
      data-side={side ?? 'start'}
      className={cn(switchVariants({ side }), className)}
      {...root}
    >
      <input
        {...control}
        {...(uncontrolled && typeof initial === 'boolean' && { defaultChecked: initial })}
        id={inputId}
        type="checkbox"
        role="switch"
        aria-describedby={joinIds(
          description && `${inputId}-description`,
          control['aria-describedby'],
        )}
      />
      {(label !== undefined || description) && (
        <span className="shop-switch-text">
          {label !== undefined && <label htmlFor={inputId}>{label}</label>}
          {description && <span id={`${inputId}-description`}>{description}</span>}
        </span>
      )}
    </div>
  )
}
