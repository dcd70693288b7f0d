// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { OfferPopup } from './offer-popup.tsx'

test('B-TIME-05: the offer comes one second after the order', async () => {
  const page = await renderWithFakeTimers(
    <OfferPopup name="Nusrat Jahan" image={null} buyHref="/" />,
  )
  await page.advance(999)
  expect(page.text()).not.toContain('Thank You, Nusrat Jahan')
  await page.advance(1)
  expect(page.text()).toContain('Thank You, Nusrat Jahan')
})
