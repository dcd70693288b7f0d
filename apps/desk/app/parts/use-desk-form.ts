import { useForm, useMessages, type FormControl, type FormOptions } from '@shop/ui'
import { useState, type FormEvent } from 'react'
import { clearDraft, draftOf, keepDraft } from '../lib/drafts.ts'
import { ApiError, isUnreachable } from '../lib/api-error.ts'
import { errorMessages } from '../messages/error.messages.ts'
import { refusedForm } from '../messages/error-text.ts'

/**
 * `useForm` for a call of the API. When `onSubmit` rejects because the call was refused or there is no
 * connection, the form shows the reason, at the fields that the API names or for the whole form.
 * @param options.draft a name under which what is typed is kept in this tab until it is accepted
 */
export function useDeskForm<V extends Record<keyof V, string | boolean>>({
  draft,
  ...options
}: Omit<FormOptions<V>, 'fallbackError'> & { draft?: string }): FormControl {
  const t = useMessages(errorMessages)
  const [typed] = useState(() => (draft === undefined ? undefined : draftOf(draft)))
  const form = useForm<V>({
    ...options,
    defaultValues: { ...options.defaultValues, ...typed },
    fallbackError: { message: t('deskError.failed') },
    onSubmit: async (values) => {
      try {
        const result = await options.onSubmit(values)
        if (draft !== undefined && result?.ok !== false) clearDraft(draft)
        return result
      } catch (error) {
        if (!(error instanceof ApiError) && !isUnreachable(error)) throw error
        return refusedForm(error, t)
      }
    },
  })
  if (draft === undefined) return form
  const onChange = (event: FormEvent) => {
    form.handlers.onChange(event)
    const entries = [...new FormData(form.element.current ?? undefined)]
    keepDraft(draft, Object.fromEntries(entries.filter(isText)))
  }
  return { ...form, handlers: { ...form.handlers, onChange } }
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === 'string'
