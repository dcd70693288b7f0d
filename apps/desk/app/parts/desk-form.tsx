import {
  Callout,
  Form,
  SubmitButton,
  type FormControl,
  type FormProps,
  type SubmitButtonProps,
} from '@shop/ui'
import type { ReactNode } from 'react'

interface DeskFormProps extends FormProps, Pick<SubmitButtonProps, 'fullWidth' | 'variant'> {
  /** State from `useDeskForm`. */
  form: FormControl
  /** Text of the button. */
  submitText: string
  /** Why it was not accepted. @default the message of the form */
  error?: ReactNode
}

/** Fields, then why they were not accepted, then the button that sends them. */
export function DeskForm({
  form,
  submitText,
  error = form.error?.message,
  fullWidth = false,
  variant,
  children,
  ...props
}: DeskFormProps) {
  return (
    <Form form={form} {...props}>
      {children}
      <Callout tone="danger">{error}</Callout>
      <SubmitButton
        fullWidth={fullWidth}
        variant={variant}
        className={fullWidth ? undefined : 'justify-self-start'}
      >
        {submitText}
      </SubmitButton>
    </Form>
  )
}
