import { useForm, useMessages, type FormControl, type FormOptions } from '@shop/ui'
import { ApiError, isUnreachable } from '../lib/api-error.ts'
import { errorMessages } from '../messages/error.messages.ts'
import { refusedForm } from '../messages/error-text.ts'

/**
 * `useForm` for a call of the API. When `onSubmit` rejects because the call was refused or there is no
 * connection, the form shows the reason, at the fields that the API names or for the whole form.
 */
export function useDeskForm<V extends Record<keyof V, string | boolean>>(
  options: Omit<FormOptions<V>, 'fallbackError'>,
): FormControl {
  const t = useMessages(errorMessages)
  return useForm<V>({
    ...options,
    fallbackError: { message: t('deskError.failed') },
    onSubmit: async (values) => {
      try {
        return await options.onSubmit(values)
      } catch (error) {
        if (!(error instanceof ApiError) && !isUnreachable(error)) throw error
        return refusedForm(error, t)
      }
    },
  })
}
