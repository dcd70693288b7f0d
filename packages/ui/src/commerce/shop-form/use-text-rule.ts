'use client'

import { isBlank, tooLong } from '@shop/domain'
import type { FieldRule } from '../../components/form/form-values.ts'
import { useMessages } from '../../lib/messages.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

/**
 * The rule of a text field: a text when it is required, and at most `limit` characters. `check` says what is wrong
 * with a text by the key of a message.
 */
export function useTextRule(
  required: boolean,
  limit: number,
  check?: (text: string) => keyof typeof shopFormMessages | undefined,
): FieldRule<string> {
  const t = useMessages(shopFormMessages)
  return (text) => {
    if (isBlank(text)) return required ? t('form.required') : undefined
    const key = check?.(text)
    if (key) return t(key)
    const problem = tooLong(text, limit)
    return problem && t(problem.code, problem.values)
  }
}
