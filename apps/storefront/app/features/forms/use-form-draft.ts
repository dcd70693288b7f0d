import { useHydrated } from '@shop/ui'
import { useCallback, useMemo, useRef, type FormEvent } from 'react'
import {
  fillForm,
  forgetDraft,
  readDraft,
  saveDraft,
  type DraftForm,
} from '../../lib/form-draft.ts'

/** The draft of a form: props that keep and restore its text, and what else belongs to it. */
export interface FormDraft {
  /** Props of the form. */
  props: {
    ref: (form: HTMLFormElement | null) => void
    onChange: (event: FormEvent<HTMLFormElement>) => void
    onReset: () => void
  }
  /** Whether a draft filled in the form; false on the server. */
  restored: boolean
  /** The zone of the draft; undefined on the server and without a draft. */
  zone: string | undefined
  /** Removes the draft after the form was accepted; a reset of the form does it, too. */
  forget: () => void
}

/** Keeps what is typed into a form until it is accepted, also across a reload. */
export function useFormDraft(name: DraftForm): FormDraft {
  const hydrated = useHydrated()
  const hydrating = useRef(!hydrated)
  const draft = useMemo(() => (hydrated ? readDraft(name) : {}), [hydrated, name])
  const { zone, ...texts } = draft
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      // The inline script filled in a form that came with the page; the shopper may have typed more since.
      if (form && !hydrating.current) fillForm(form, readDraft(name))
      hydrating.current = false
    },
    [name],
  )
  const forget = () => forgetDraft(name)
  return {
    props: { ref, onChange: (event) => saveDraft(name, event.currentTarget), onReset: forget },
    restored: Object.values(texts).some(Boolean),
    zone,
    forget,
  }
}
