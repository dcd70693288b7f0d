// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { ContactForm } from './contact-form.tsx'

test('B-TIME-03, S-CONT-02: the success message shows for 1.5 s, and the popup stays', async () => {
  const page = await renderWithFakeTimers(<ContactForm onSubmit={async () => ({ ok: true })} />)
  await page.type('input[name=name]', 'Nusrat Jahan')
  await page.type('input[name=email]', 'nusrat@haat.example')
  await page.type('input[name=phone]', '01712345678')
  await page.type('textarea', 'When does my kettle arrive?')
  expect(page.text()).not.toContain('Message sent successfully')
  await page.press('form button')
  await page.advance(0)
  expect(page.text()).toContain('Message sent successfully')
  await page.advance(1499)
  expect(page.text()).toContain('Message sent successfully')
  await page.advance(1)
  expect(page.text()).not.toContain('Message sent successfully')
  expect(page.text()).toContain('Your message has been sent successfully!')
})
