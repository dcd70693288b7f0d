// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { translateTexts } from '@shop/tooling/translate-texts.ts'
import { MarketProvider } from '../../src/lib/market.tsx'
import { MessagesProvider } from '../../src/lib/messages.tsx'
import { PurchasePanel } from '../../src/blocks/purchase-panel/purchase-panel.tsx'
import { Highlight } from '../../src/components/highlight/highlight.tsx'
import { englishMarket } from '../../src/lib/markets.ts'
import { bengaliMarket, bengaliMessages } from '../../src/messages/bn.ts'
import { commerceSamples } from './commerce-samples.tsx'
import { componentSamples } from './component-samples.tsx'
import { consoleErrors, mount, rerender, unmount } from './mount.tsx'
import type { Sample } from './sample.ts'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })

/** The sample in one of two languages, in which all its own texts and amounts differ. */
function inLanguage({ piece, within }: Sample, bengali: boolean) {
  return (
    <MarketProvider market={bengali ? bengaliMarket : englishMarket}>
      <MessagesProvider messages={bengali ? bengaliMessages : {}}>
        {within ? within(piece) : piece}
      </MessagesProvider>
    </MarketProvider>
  )
}

/** An amount, a number of an order or a telephone number, and nothing else. */
const exact = /^[−-]?(?:৳[\d,.]+|[\d,.]+ tk|[\d০-৯ ,.+-]{6,})$/

describe.each(samples)('%s, translated by the browser', (_, sample) => {
  afterEach(unmount)

  it('shows each text that changes', async () => {
    const wrong = await consoleErrors(async () => {
      await mount(inLanguage(sample, true))
      const expected = document.body.textContent
      await unmount()
      await mount(inLanguage(sample, false))
      translateTexts(document.body)
      await rerender(inLanguage(sample, true))
      expect(document.body.textContent).toBe(expected)
    })
    expect(wrong).toEqual([])
  })

  it('keeps amounts and numbers as they are', async () => {
    await mount(inLanguage(sample, false))
    translateTexts(document.body)
    const translated = [...document.querySelectorAll('font > font')].map((font) => font.textContent)
    expect(translated.filter((text) => exact.test(text.trim()))).toEqual([])
  })
})

describe('a name in parts, translated by the browser', () => {
  afterEach(unmount)
  const panel = (name: string) => (
    <PurchasePanel
      product={{ id: 1, name, href: '/', price: 990, images: [], stock: 3 }}
      onAddToBag={() => {}}
      onBuyNow={() => {}}
    />
  )

  it.each([
    [panel('Kettle 1.8 L of steel'), panel('Fan of 16 inch, white')],
    [
      <Highlight text="Steel kettle" highlight={['kettle']} />,
      <Highlight text="Steel kettle" highlight={['steel', 'kettle']} />,
    ],
    [
      <Highlight text="Table fan" highlight={['fan']} />,
      <Highlight text="Rice cooker" highlight={[]} />,
    ],
  ])('is replaced by another one', async (before, after) => {
    await mount(after)
    const expected = document.body.textContent
    await unmount()
    await mount(before)
    translateTexts(document.body)
    expect(await consoleErrors(() => rerender(after))).toEqual([])
    expect(document.body.textContent).toBe(expected)
  })
})
