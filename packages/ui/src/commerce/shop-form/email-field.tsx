'use client'

import { isEmailLike, LIMITS } from '@shop/domain'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { useTextRule } from './use-text-rule.ts'

export type EmailFieldProps = Omit<FieldProps, 'children'>

/** E-mail address: a required field `email`. */
export function EmailField({ required = true, ...props }: EmailFieldProps) {
  const rule = useTextRule(required, LIMITS.email, (text) =>
    isEmailLike(text) ? undefined : 'form.emailInvalid',
  )
  return (
    <Field name="email" required={required} validate={rule} {...props}>
      <Input type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
    </Field>
  )
}
