'use client'

import { hasPhoneLength, isMobile, isMobileOrPrefixed } from '@shop/domain'
import { Field, type FieldProps } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { usePhonePlaceholder, usePhoneRule } from '../../lib/use-phone-rule.ts'
import { useLeftText } from './use-left-text.ts'
import { useTextRule } from './use-text-rule.ts'

export interface PhoneFieldProps extends Omit<FieldProps, 'children'> {
  /** @default what a mobile number of the market looks like */
  placeholder?: string
  /** Which number browsers fill in. @default 'tel-national' */
  autoComplete?: 'tel' | 'tel-national'
  /** Replaces the description when a number is left that has the length of the market's mobile numbers and is none of them. */
  unusualText?: string
}

/** Phone number: a required field `phone`. Without `validate` of the field or of the form it takes the mobile numbers of the market. */
export function PhoneField({
  placeholder,
  autoComplete = 'tel-national',
  unusualText,
  description,
  required = true,
  ...props
}: PhoneFieldProps) {
  const phone = usePhoneRule()
  const ofMarket = usePhonePlaceholder()
  const [number, handlers] = useLeftText()
  const unusual = unusualText && hasPhoneLength(number, phone) && !isMobile(number, phone)
  const rule = useTextRule(required, LONGEST, (text) =>
    isMobileOrPrefixed(text, phone) ? undefined : 'form.phoneInvalid',
  )
  return (
    <Field
      name="phone"
      required={required}
      validate={rule}
      description={unusual ? unusualText : description}
      {...props}
    >
      <Input
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        enterKeyHint="next"
        placeholder={placeholder ?? ofMarket}
        {...handlers}
      />
    </Field>
  )
}

/** In characters, with separators. */
const LONGEST = 100
