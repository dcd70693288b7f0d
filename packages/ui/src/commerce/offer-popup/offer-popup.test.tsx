// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { drawOnTheClock } from '../../../test/on-the-clock.tsx'
import { OfferPopup } from './offer-popup.tsx'

test('B-TIME-05: the offer comes one second after the order', async () => {
  const page = await drawOnTheClock(<OfferPopup name="Nusrat Jahan" image={null} buyHref="/" />)
  await page.pass(999)
  expect(page.said()).not.toContain('Thank You, Nusrat Jahan')
  await page.pass(1)
  expect(page.said()).toContain('Thank You, Nusrat Jahan')
})
