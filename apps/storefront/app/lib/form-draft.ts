import { ORDER_CONTROLS } from '@shop/domain'
import { PERSONAL_KEYS } from './personal-keys.ts'
import { localStore, type TextStore } from './text-store.ts'

/** The fields of each form that a draft keeps. Both delivery forms share one draft; consent is given anew. */
const draftFields = {
  delivery: ORDER_CONTROLS,
  contact: ['name', 'email', 'phone', 'message'],
  campaign: ['name', 'phone', 'trips'],
} as const

/**
 * A form whose text is kept while it is filled in. The key has no address, so that the form in another
 * language has the same draft.
 */
export type DraftForm = keyof typeof draftFields

/** The forms that have a draft. */
export const draftForms = Object.keys(draftFields) as DraftForm[]

/** The age in milliseconds at which a draft is no longer used. */
const LIFETIME_MS = 6 * 60 * 60_000

/** The most characters of a field that are kept. */
const MAX_LENGTH = 5000

/** What the shopper has typed, by field name. */
type Draft = Readonly<Record<string, string>>

const keyOf = (form: DraftForm) => PERSONAL_KEYS[`${form}Draft`]

/**
 * Keeps the text of a form for the next load of the page. Session storage ends with the tab, and the
 * browser inside another application gets a new tab each time, so that it is kept in local storage. For the
 * sake of shared phones it is kept for some hours only, and no longer than until the form is accepted.
 */
export function saveDraft(
  name: DraftForm,
  form: HTMLFormElement,
  store: TextStore = localStore,
  now: number = Date.now(),
): void {
  const data = new FormData(form)
  const fields = draftFields[name].flatMap((field) => {
    const value = data.get(field)
    return typeof value === 'string' ? [[field, value.slice(0, MAX_LENGTH)]] : []
  })
  if (fields.every(([, value]) => value === '')) forgetDraft(name, store)
  else store.write(keyOf(name), JSON.stringify({ at: now, fields: Object.fromEntries(fields) }))
}

/** The draft of a form; empty when there is none, when it is broken or too old, and then it is removed. */
export function readDraft(
  name: DraftForm,
  store: TextStore = localStore,
  now: number = Date.now(),
): Draft {
  const draft = draftOf(store.read(keyOf(name)), now - LIFETIME_MS)
  if (Object.keys(draft).length === 0) forgetDraft(name, store)
  return draft
}

/** Removes the draft of a form that was accepted. */
export function forgetDraft(name: DraftForm, store: TextStore = localStore): void {
  store.remove(keyOf(name))
}

/** Writes a draft into the text fields of a form. Serialised into an inline script: must not close over anything. */
export function fillForm(form: HTMLFormElement | null, draft: Draft): void {
  for (const name in draft) {
    const control = form?.elements.namedItem(name)
    const text = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (text) control.value = draft[name] ?? ''
  }
}

/** Parses a stored draft. Serialised into an inline script: must not close over anything. */
function draftOf(text: string | null, oldest: number): Draft {
  try {
    const { at, fields } = JSON.parse(text || '{}')
    const draft: Record<string, string> = {}
    if (at > oldest)
      for (const name in fields) if (typeof fields[name] === 'string') draft[name] = fields[name]
    return draft
  } catch {
    return {}
  }
}

/** Hides a form that came with the page for a visit that shows another one. Serialised into an inline script: must not close over anything. */
function hideForm(form: HTMLFormElement | null, hiddenWith: string): void {
  if (form && history.state?.usr?.[hiddenWith]) form.style.visibility = 'hidden'
}

/**
 * The text of an inline script that fills in the first form of the page before it is painted, with the
 * functions of this file. It must follow the form.
 * @param hiddenWith a key of the navigation state with which another form takes the place of this one
 */
export function draftScript(name: DraftForm, hiddenWith?: string): string {
  const stored = `localStorage.getItem(${JSON.stringify(keyOf(name))})`
  const hide = hiddenWith ? `(${hideForm})(form,${JSON.stringify(hiddenWith)});` : ''
  return `try{const form=document.querySelector("main form");${hide}(${fillForm})(form,(${draftOf})(${stored},Date.now()-${LIFETIME_MS}))}catch{}`
}
