import { useHydrated } from '@shop/ui'
import { useContext } from 'react'
import { draftScript, type DraftForm } from '../lib/form-draft.ts'
import { CspPlaceholder } from './csp-placeholder.ts'

export interface DraftScriptProps {
  form: DraftForm
  /** Key of the navigation state with which another form takes the place of this one. */
  hiddenWith?: string
}

/**
 * Fills in the form before it from its draft, before the first paint and before the scripts of the page.
 * In the browser `useFormDraft` does the same, so nothing is rendered there.
 */
export function DraftScript({ form, hiddenWith }: DraftScriptProps) {
  const cspPlaceholder = useContext(CspPlaceholder)
  const hydrated = useHydrated()
  if (hydrated) return null
  const text = draftScript(form, hiddenWith)
  return <script nonce={cspPlaceholder} dangerouslySetInnerHTML={{ __html: text }} />
}
