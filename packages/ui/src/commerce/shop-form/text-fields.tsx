'use client'

import { isBlank, isVagueAddress, LIMITS } from '@shop/domain'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { Textarea } from '../../components/textarea/textarea.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { shopFormMessages } from './shop-form.messages.ts'
import { useLeftText } from './use-left-text.ts'
import { useTextRule } from './use-text-rule.ts'

/** Without `validate` of the field or of the form it checks the length, and that a required text is there. */
export type NameFieldProps = Omit<FieldProps, 'children'>

/** Full name of a person: a required field `name`. */
export function NameField({ required = true, ...props }: NameFieldProps) {
  const rule = useTextRule(required, LIMITS.name)
  return (
    <Field name="name" required={required} validate={rule} {...props}>
      <Input autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
    </Field>
  )
}

export interface AddressFieldProps extends Omit<FieldProps, 'children'> {
  placeholder?: string
}

/** Postal address on several lines: a required field `address`. One that hardly any rider could find gets a description when the field is left. */
export function AddressField({ placeholder, required = true, ...props }: AddressFieldProps) {
  const t = useMessages(shopFormMessages)
  const [address, handlers] = useLeftText()
  const vague = !isBlank(address) && isVagueAddress(address)
  const rule = useTextRule(required, LIMITS.address)
  return (
    <Field
      name="address"
      required={required}
      validate={rule}
      description={vague && t('form.vagueAddress')}
      {...props}
    >
      <Textarea autoComplete="street-address" placeholder={placeholder} {...handlers} />
    </Field>
  )
}

export interface NoteFieldProps extends Omit<FieldProps, 'children'> {
  /** Height in lines. @default that of `Textarea` */
  rows?: number
}

/** A message in the shopper's own words: a required field. */
export function NoteField({ rows, required = true, ...props }: NoteFieldProps) {
  const rule = useTextRule(required, LIMITS.message)
  return (
    <Field required={required} validate={rule} {...props}>
      <Textarea rows={rows} />
    </Field>
  )
}
