'use client'

import { useMessages } from '../../lib/messages.tsx'
import { fieldMessages } from './field.messages.ts'

/** The star of a required field. Assistive technology reads the `required` attribute of the control instead, so that the label's text stays as written. */
export function RequiredMark() {
  const t = useMessages(fieldMessages)
  return (
    <span aria-hidden="true" title={t('field.required')} className="shop:ms-1 shop:text-danger">
      *
    </span>
  )
}
