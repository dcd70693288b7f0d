'use client'

import { isBlank, isVagueAddress, type DeliveryTexts } from '@shop/domain'
import { Fragment, useState, type ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '../../components/checkbox/checkbox.tsx'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { Input, type InputProps } from '../../components/input/input.tsx'
import { Textarea, type TextareaProps } from '../../components/textarea/textarea.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { Agreement } from './agreement.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

type CommonProps = Omit<FieldProps, 'children'>

/** Full name of a person. */
export function NameField(props: CommonProps) {
  return (
    <Field name="name" required {...props}>
      <Input autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
    </Field>
  )
}

interface PhoneFieldProps extends CommonProps {
  /** Further props of the input. */
  control?: Pick<InputProps, 'placeholder' | 'autoComplete' | 'onBlur' | 'onChange'>
}

/** Phone number, in the national form unless `autoComplete` says otherwise. */
export function PhoneField({ control, ...props }: PhoneFieldProps) {
  return (
    <Field name="phone" required {...props}>
      <Input
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        {...control}
      />
    </Field>
  )
}

/** Postal address on several lines. One that hardly any rider could find gets a description when the field is left. */
export function AddressField({ placeholder, ...props }: CommonProps & { placeholder?: string }) {
  const t = useMessages(shopFormMessages)
  // The address since the field was left for the first time.
  const [address, setAddress] = useState('')
  const vague = !isBlank(address) && isVagueAddress(address)
  return (
    <Field name="address" required description={vague && t('form.vagueAddress')} {...props}>
      <Textarea
        autoComplete="street-address"
        placeholder={placeholder}
        onBlur={(event) => setAddress(event.target.value)}
        onChange={(event) => address && setAddress(event.target.value)}
      />
    </Field>
  )
}

/** The controls of an order form, one for each text that it asks for. */
export function DeliveryFields(controls: Record<keyof DeliveryTexts, ReactNode>) {
  return Object.entries(controls).map(([name, control]) => (
    <Fragment key={name}>{control}</Fragment>
  ))
}

/** A message in the shopper's own words. */
export function NoteField({ rows, ...props }: CommonProps & Pick<TextareaProps, 'rows'>) {
  return (
    <Field required {...props}>
      <Textarea rows={rows} />
    </Field>
  )
}

interface AgreementFieldProps extends Omit<CheckboxProps, 'label'> {
  /** A sentence with the placeholder `{terms}`. */
  text: string
  /** Text of the link that replaces the placeholder. */
  link: string
  href: string
}

/** The checkbox that accepts the terms. */
export function AgreementField({ text, link, href, ...props }: AgreementFieldProps) {
  return (
    <Checkbox name="terms" label={<Agreement text={text} name={link} href={href} />} {...props} />
  )
}
