import { Form, Input, SearchIcon, SubmitButton } from '@shop/ui'
import { useState, type RefObject } from 'react'
import { useDeskForm } from './use-desk-form.ts'

interface SearchFormProps {
  /** Name of the field. */
  'aria-label': string
  placeholder: string
  /** The text that the address has. */
  q: string
  onSearch: (q: string) => void
  field?: RefObject<HTMLInputElement | null>
}

/** A search whose text is a part of the address. */
export function SearchForm({ q, onSearch, field, ...props }: SearchFormProps) {
  const form = useDeskForm({
    defaultValues: { q: '' },
    onSubmit: (values) => onSearch(values.q),
  })
  // The address decides: a link that clears it clears the field, which keeps the focus otherwise.
  const [typed, setTyped] = useState({ after: q, text: q })
  if (typed.after !== q) setTyped({ after: q, text: q })
  return (
    <Form form={form} role="search" className="flex min-w-48 grow basis-48 gap-2 lg:max-w-xl">
      <Input
        ref={field}
        type="search"
        name="q"
        value={typed.text}
        onChange={(event) => setTyped({ after: q, text: event.target.value })}
        enterKeyHint="search"
        {...props}
      />
      <SubmitButton variant="outline" aria-label={props['aria-label']}>
        <SearchIcon />
      </SubmitButton>
    </Form>
  )
}
