import {
  Callout,
  Field,
  Form,
  Input,
  SubmitButton,
  Textarea,
  useForm,
  useMessages,
  type FormResult,
} from '@shop/ui'
import { useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { parcelMessages } from './parcels.messages.ts'

interface CourierFileFormProps {
  /** Label of the text. */
  label: string
  description: string
  /** Text of the button. */
  submit: string
  /** Receives the text of the file. Rejects as a call does. */
  onRead: (text: string) => Promise<void>
}

/** A list of a courier: pasted with the heads of its columns, or from a file. */
export function CourierFileForm({ label, description, submit, onRead }: CourierFileFormProps) {
  const t = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    defaultValues: { text: '' },
    validate: { text: (value) => (value.trim() ? undefined : t('consignment.missing')) },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async ({ text: value }): Promise<FormResult | void> => {
      try {
        await onRead(value)
      } catch (error) {
        // The API says which line is wrong, and why.
        const errors = error instanceof ApiError ? error.errors : []
        const message = errors.map((one) => one.message).join(' ') || errorText(error, tError)
        return { ok: false, message }
      }
    },
  })
  const readFile = async (file: File | undefined) => {
    if (!file || !text.current) return
    text.current.value = await file.text()
    text.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Form form={form}>
      <Field label={label} name="text" description={description}>
        <Textarea ref={text} rows={5} />
      </Field>
      <Field label={t('consignment.file')} errorSpace={false}>
        <Input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
      </Field>
      <Callout tone="danger">{form.error?.message}</Callout>
      <SubmitButton variant="outline" className="justify-self-start">
        {submit}
      </SubmitButton>
    </Form>
  )
}
