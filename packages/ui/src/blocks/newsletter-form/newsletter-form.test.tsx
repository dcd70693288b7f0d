// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

test('B-TIME-02, S-SUB-01: the thanks show for 2000 ms', async () => {
  const page = await renderWithFakeTimers(<NewsletterForm onSubmit={async () => ({ ok: true })} />)
  await page.type('input', 'rima@example.com')
  expect(page.text()).not.toContain('Thank you for subscribing!')
  await page.press('button')
  expect(page.text()).toContain('Thank you for subscribing!')
  await page.advance(1999)
  expect(page.text()).toContain('Thank you for subscribing!')
  await page.advance(1)
  expect(page.text()).not.toContain('Thank you for subscribing!')
})
