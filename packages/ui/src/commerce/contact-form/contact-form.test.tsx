// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { drawOnTheClock } from '../../../test/on-the-clock.tsx'
import { ContactForm } from './contact-form.tsx'

test('B-TIME-03, S-CONT-02, E-14: the success message shows for 1.5 s, and the popup stays', async () => {
  const page = await drawOnTheClock(<ContactForm onSubmit={async () => ({ ok: true })} />)
  await page.type('input[name=name]', 'Nusrat Jahan')
  await page.type('input[name=email]', 'nusrat@haat.example')
  await page.type('input[name=phone]', '01712345678')
  await page.type('textarea', 'When does my kettle arrive?')
  expect(page.said()).not.toContain('Message sen successfully')
  await page.press('form button')
  await page.pass(0)
  expect(page.said()).toContain('Message sen successfully')
  await page.pass(1499)
  expect(page.said()).toContain('Message sen successfully')
  await page.pass(1)
  expect(page.said()).not.toContain('Message sen successfully')
  expect(page.said()).toContain('Your message has been sent successfully!')
})
