// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../test/memory-store.ts'
import { draftScript, fillForm, forgetDraft, readDraft, saveDraft } from './form-draft.ts'

const LIFETIME_MS = 6 * 60 * 60_000

function deliveryForm(values: Readonly<Record<string, string>> = {}): HTMLFormElement {
  document.body.innerHTML = `<main><form>
    <input name="name" /><input name="mobile" type="tel" /><textarea name="address"></textarea>
    <input type="radio" name="zone" value="dhaka_inside" checked />
    <input type="radio" name="zone" value="dhaka_outside" />
    <input type="checkbox" name="terms" checked />
  </form></main>`
  const form = document.querySelector('form')!
  fillForm(form, values)
  return form
}
const texts = () =>
  [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea')].map(
    (control) => (control as HTMLInputElement).value,
  )

const typed = { name: 'রহিমা', mobile: '01712345678', address: 'House 3\nSavar' }

beforeEach(() => localStorage.clear())

it('keeps the words and the zone of a form, but not the consent', () => {
  const store = memoryStore()
  saveDraft('delivery', deliveryForm(typed), store)
  expect(readDraft('delivery', store)).toEqual({ ...typed, zone: 'dhaka_inside' })
  fillForm(deliveryForm(), readDraft('delivery', store))
  expect(texts()).toEqual(Object.values(typed))
})

it('is gone after the form was accepted, and after six hours', () => {
  const store = memoryStore()
  saveDraft('delivery', deliveryForm(typed), store, 1000)
  expect(readDraft('delivery', store, 999 + LIFETIME_MS)).toMatchObject(typed)
  expect(readDraft('delivery', store, 1000 + LIFETIME_MS)).toEqual({})
  expect(store.read('draft.delivery')).toBeNull()
  saveDraft('delivery', deliveryForm(typed), store, 1000)
  forgetDraft('delivery', store)
  expect(store.read('draft.delivery')).toBeNull()
})

it('keeps at most 5000 characters of a field', () => {
  const store = memoryStore()
  saveDraft('delivery', deliveryForm({ ...typed, address: 'x'.repeat(6000) }), store)
  expect(readDraft('delivery', store)['address']).toHaveLength(5000)
})

it.each([
  '{"broken',
  'null',
  '7',
  '{"at":"soon","fields":{"name":"A"}}',
  '{"at":9e15,"fields":[7]}',
])('counts a broken draft as none: %s', (text) => {
  const store = memoryStore()
  store.write('draft.contact', text)
  expect(readDraft('contact', store)).toEqual({})
})

it('fills in the form with an inline script alone', () => {
  saveDraft('delivery', deliveryForm(typed))
  deliveryForm()
  new Function(draftScript('delivery'))()
  expect(texts()).toEqual(Object.values(typed))
})

it('hides the form while the navigation state has another one', () => {
  const form = deliveryForm()
  new Function(draftScript('delivery', 'buyNow'))()
  expect(form.style.visibility).toBe('')
  history.replaceState({ usr: { buyNow: { quantity: 1 } } }, '')
  new Function(draftScript('delivery', 'buyNow'))()
  expect(form.style.visibility).toBe('hidden')
})
