import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** What was typed into forms and not sent yet: the texts of the fields, by the name of the form. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Kept in this tab. It survives a reload, and ends with the session. */
const useDrafts = create<Drafts>()(
  persist((): Drafts => ({}), {
    name: 'desk-drafts',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** What was typed into a form; nothing when it was sent. */
export const draftOf = (form: string) => useDrafts.getState()[form]

/** Keeps what is typed into a form. */
export function keepDraft(form: string, texts: Readonly<Record<string, string>>): void {
  useDrafts.setState({ [form]: texts })
}

/** Forgets what was typed into a form. */
export function clearDraft(form: string): void {
  const { [form]: _typed, ...others } = useDrafts.getState()
  useDrafts.setState(others, true)
}

/** Forgets what was typed into all forms. */
export function clearDrafts(): void {
  useDrafts.setState({}, true)
}
