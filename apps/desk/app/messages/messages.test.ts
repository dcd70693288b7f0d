import { defaultMessages } from '@shop/ui/messages'
import type { Catalogue, Message } from '@shop/ui'
import { expect, it } from 'vitest'
import { bengali } from './bn.ts'

const english = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.ts', { eager: true })
const entries = Object.values(english)
  .flatMap(Object.values)
  .flatMap(Object.entries<Message>)
const forms = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : Object.values(message ?? {})
const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join()

it('has no key twice, also not one of @shop/ui', () => {
  const keys = entries.map(([key]) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at || key in defaultMessages)).toEqual([])
})

/** Texts whose Bengali depends on where they are. */
const ambiguous = ['Hand-over', 'Settling', 'Print', 'To', 'From', 'Confirmed']

it('has one Bengali text for texts that are alike in English', () => {
  const different = entries.filter(([key, text]) => {
    const alike = entries.find(([, other]) => other === text) ?? [key]
    return bengali.messages[key] !== bengali.messages[alike[0]]
  })
  const texts = new Set(different.flatMap(([, text]) => text))
  expect([...texts].sort()).toEqual(ambiguous.toSorted())
})

it('has every text in Bengali, with the same values', () => {
  const wrong = entries.filter(([key, text]) =>
    forms(bengali.messages[key]).some(
      (form) => placeholders(form) !== placeholders(forms(text).at(-1)),
    ),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
  const missing = entries.filter(([key]) => forms(bengali.messages[key]).length === 0)
  expect(missing.map(([key]) => key)).toEqual([])
})
