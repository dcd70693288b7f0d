import type { ReactNode } from 'react'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { Input, type InputProps } from '../../components/input/input.tsx'

interface EmailFieldProps extends Omit<FieldProps, 'children'> {
  /** Further props of the input. */
  control?: Pick<InputProps, 'maxLength'>
  /** A button beside the input. */
  action?: ReactNode
}

/** E-mail address, with an optional button beside it. */
export function EmailField({ control, action, ...props }: EmailFieldProps) {
  const input = (
    <Input type="email" inputMode="email" autoComplete="email" enterKeyHint="next" {...control} />
  )
  return (
    <Field name="email" required {...props}>
      {action ? <InputRow action={action}>{input}</InputRow> : input}
    </Field>
  )
}

/** An input with a button beside it. */
export function InputRow({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="shop:flex shop:gap-2 shop:max-2xs:flex-wrap shop:max-2xs:[&>*]:grow">
      {children}
      {action}
    </div>
  )
}
