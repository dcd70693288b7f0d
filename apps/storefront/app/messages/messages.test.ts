import { defaultMessages } from '@shop/ui/messages'
import type { Catalogue, Message } from '@shop/ui'
import { expect, it } from 'vitest'
import { bengali } from './bn.ts'

const english = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.ts', { eager: true })
const defaults = Object.values(english).flatMap((file) => Object.values(file))
const entries = defaults.flatMap((texts) => Object.entries(texts))
const forms = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : Object.values(message ?? {})
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

/** Texts that are the same in both languages: names of services. */
const SAME = ['WhatsApp']

it('finds the texts of the storefront', () => {
  expect(entries.length).toBeGreaterThan(0)
})

it('has no key twice, also not one of @shop/ui', () => {
  const keys = entries.map(([key]) => key)
  expect(
    keys.filter((key, index) => keys.indexOf(key) !== index || key in defaultMessages),
  ).toEqual([])
})

it('has every text in Bengali', () => {
  const untranslated = entries.filter(([key, text]) => {
    const translated = forms(bengali.messages[key])
    if (translated.length === 0) return true
    return translated.some(
      (form) =>
        !SAME.includes(form) && (forms(text).includes(form) || !/[\u0980-\u09ff]/.test(form)),
    )
  })
  expect(untranslated).toEqual([])
})

it('fills the same values into the text of both languages', () => {
  const different = entries.filter(([key, text]) => {
    const wanted = placeholders(forms(text).at(-1) ?? '')
    return forms(bengali.messages[key]).some((form) => placeholders(form).join() !== wanted.join())
  })
  expect(different.map(([key]) => key)).toEqual([])
})

it('has no Bengali text without an English one', () => {
  const known = new Set([...entries.map(([key]) => key), ...Object.keys(defaultMessages)])
  expect(Object.keys(bengali.messages).filter((key) => !known.has(key))).toEqual([])
})
