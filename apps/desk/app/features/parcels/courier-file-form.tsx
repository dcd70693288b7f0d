import { Field, FileDrop, Textarea, useMessages } from '@shop/ui'
import { useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { parcelMessages } from './parcels.messages.ts'

interface CourierFileFormProps {
  /** Label of the text. */
  label: string
  description: string
  submitText: string
  /** Name under which what is typed is kept. */
  draft: string
  /** Receives the text of the file. Rejects as a call does. */
  onRead: (text: string) => Promise<void>
}

/** A list of a courier: pasted with the heads of its columns, or from a file. */
export function CourierFileForm({
  label,
  description,
  submitText,
  draft,
  onRead,
}: CourierFileFormProps) {
  const t = useMessages(parcelMessages)
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useDeskForm({
    draft,
    defaultValues: { text: '' },
    validate: { text: (value) => (value.trim() ? undefined : t('consignment.missing')) },
    onSubmit: async ({ text: value }) => {
      try {
        await onRead(value)
      } catch (error) {
        if (!(error instanceof ApiError) || error.errors.length === 0) throw error
        // The API says which line is wrong, and why.
        return { ok: false, message: error.errors.map(({ message }) => message).join(' ') }
      }
    },
  })
  const readFile = async (file: File | undefined) => {
    if (!file || !text.current) return
    text.current.value = await file.text()
    text.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <DeskForm form={form} submitText={submitText} variant="outline">
      <Field label={label} name="text" description={description}>
        <Textarea ref={text} rows={5} />
      </Field>
      <Field label={t('consignment.file')} errorSpace={false}>
        <FileDrop
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFilesChange={([file]) => void readFile(file)}
        >
          {t('consignment.choose')}
        </FileDrop>
      </Field>
    </DeskForm>
  )
}
