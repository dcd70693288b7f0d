// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { drawOnTheClock } from '../../../test/on-the-clock.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

test('B-TIME-02, S-SUB-01: the thanks show for 2000 ms', async () => {
  const page = await drawOnTheClock(<NewsletterForm onSubscribe={async () => true} />)
  await page.type('input', 'rima@example.com')
  expect(page.said()).not.toContain('Thank you for subscribing!')
  await page.press('button')
  expect(page.said()).toContain('Thank you for subscribing!')
  await page.pass(1999)
  expect(page.said()).toContain('Thank you for subscribing!')
  await page.pass(1)
  expect(page.said()).not.toContain('Thank you for subscribing!')
})
